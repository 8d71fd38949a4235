import { codePointFrom } from '../../unicode/grapheme-class.js'
import { unspacedRunEnd } from '../../unicode/unspaced-run.js'
import { firstUnspaced, unspacedScript, wordClasses } from '../../unicode/word-class.js'

const run = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The terms that {@link bm25} counts: runs of letters, digits and marks, compatibility forms made one (NFKC) and in small
 * letters. No stemming, no stop words. A run of a script without spaces gives its overlapping pairs of characters (Han and
 * kana) or threes (Thai, Lao, Khmer, Burmese), so that the terms depend on no dictionary of the machine; a shorter run is one
 * term.
 */
export function searchTerms(text: string): string[] {
  const terms: string[] = []
  for (const word of text.normalize('NFKC').toLowerCase().match(run) ?? []) {
    if (isSpaced(word)) terms.push(word)
    else addMixed(word, terms)
  }
  return terms
}

function isSpaced(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) >= firstUnspaced) return false
  return true
}

/** The stretches of one script each: `東京tower` is `東京` and `tower`. */
function addMixed(word: string, terms: string[]): void {
  for (let start = 0; start < word.length; ) {
    const script = unspacedScript(codePointFrom(word, start, word.length))
    const end = script === 0 ? spacedEnd(word, start) : unspacedRunEnd(word, start, word.length, script)
    if (script === 0) terms.push(word.slice(start, end))
    else addGrams(Array.from(word.slice(start, end)), script === wordClasses.cjk ? 2 : 3, terms)
    start = end
  }
}

function spacedEnd(word: string, start: number): number {
  let at = start
  while (at < word.length && unspacedScript(codePointFrom(word, at, word.length)) === 0) {
    at += codePointFrom(word, at, word.length) > 0xffff ? 2 : 1
  }
  return at
}

function addGrams(characters: readonly string[], length: number, terms: string[]): void {
  if (characters.length <= length) terms.push(characters.join(''))
  else
    for (let i = 0; i + length <= characters.length; i++) terms.push(characters.slice(i, i + length).join(''))
}
