import type { Span } from '../span.js'
import { isSpaceKind, kindAt } from './sentence/character-kind.js'
import { Scanner } from './sentence/scan.js'
import { type SentenceOptions, sentenceSearch } from './sentences.js'

export interface SplitSentencesOptions extends SentenceOptions {
  /** Leave white space at both ends out of the spans (the default). With `false` the spans tile the text. */
  readonly trim?: boolean
}

/**
 * The sentences of a text as spans in UTF-16 code units, in order. Their text is `text.slice(start, end)`:
 * nothing is changed. A blank text has none.
 *
 * ```ts
 * splitSentences('Dr. Who left at 5 p.m. We stayed.')
 * // [{ start: 0, end: 22 }, { start: 23, end: 33 }]
 * splitSentences('Am 3. Mai war es kalt. Wir froren.', { language: 'de', trim: false })
 * // [{ start: 0, end: 23 }, { start: 23, end: 34 }]
 * ```
 *
 * @throws AshlarError `invalid-option` for a language that is not known.
 */
export function splitSentences(text: string, options: SplitSentencesOptions = {}): Span[] {
  const spans: Span[] = []
  const keepsSpace = options.trim === false
  const add = (start: number, end: number): void => {
    const span = keepsSpace ? { start, end } : trimmed(text, start, end)
    if (span.start < span.end) spans.push(span)
  }
  let start = 0
  const scanner = new Scanner(text, { start: 0, end: text.length }, sentenceSearch(options))
  while (scanner.next()) {
    add(start, scanner.at)
    start = scanner.at
  }
  add(start, text.length)
  return spans
}

function trimmed(text: string, start: number, end: number): Span {
  let from = start
  let to = end
  while (from < to && isSpaceKind(kindAt(text, from))) from += 1
  while (to > from && isSpaceKind(kindAt(text, to - 1))) to -= 1
  return { start: from, end: to }
}
