import { isLetterKind, kindAt } from './character-kind.js'
import { type Language, languages } from './languages.js'

const members = languages.filter((language) => language.common !== undefined)

/** For each common word, the languages that use it, as bits by their place in `members`. */
const speakers = new Map<string, number>()
for (const [index, language] of members.entries()) {
  for (const word of language.common!.split(' ')) speakers.set(word, (speakers.get(word) ?? 0) | (1 << index))
}

const votes = new Uint16Array(members.length)
const longestCommonWord = 12

/**
 * The language of Latin script that the common words of `text.slice(from, to)` speak for, or `undefined` where
 * fewer than two of them do. It looks at that stretch and nothing else, so a stream decides like a text in
 * memory, and every paragraph of a mixed document by itself.
 */
export function languageAround(text: string, from: number, to: number): Language | undefined {
  votes.fill(0)
  let start = from
  for (let at = from; at <= to; at += 1) {
    if (at < to && isLetterKind(kindAt(text, at))) continue
    // Single letters are initials as often as words.
    if (at > start + 1 && at - start <= longestCommonWord) {
      let bits = speakers.get(text.slice(start, at).toLowerCase()) ?? 0
      for (; bits !== 0; bits &= bits - 1) votes[31 - Math.clz32(bits & -bits)]! += 1
    }
    start = at + 1
  }
  let best = 0
  for (let index = 1; index < votes.length; index += 1) if (votes[index]! > votes[best]!) best = index
  return votes[best]! >= 2 ? members[best] : undefined
}

/** Is this word, in small letters, one of the commonest of any language of Latin script? */
export function isCommonWord(word: string): boolean {
  return speakers.has(word)
}
