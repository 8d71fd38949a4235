import { isLetterKind, kindOf } from './character-kind.js'
import { type Language, languages } from './languages.js'
import { scripts } from './script.js'

const members = languages.filter(
  (language) => language.words !== undefined && language.script === scripts.latin,
)

/**
 * The common words in an open-addressed table by the hash of their small letters, each with the languages that use
 * it as bits by their place in `members`. No word is cut out of the text to look it up.
 */
const slots = 4096
const hashes = new Int32Array(slots)
const speakers = new Int32Array(slots)
const longestCommonWord = 12

/** Zero is kept for "no word". */
function nextHash(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + (unit < 0x80 ? unit | 0x20 : unit)) | 0
}

function slotOf(hash: number): number {
  let slot = (hash ^ (hash >>> 13)) & (slots - 1)
  while (hashes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & (slots - 1)
  return slot
}

function hashOf(word: string): number {
  let hash = 7
  for (let at = 0; at < word.length; at += 1) hash = nextHash(hash, word.charCodeAt(at))
  return hash
}

for (const [index, language] of members.entries()) {
  for (const word of language.words!.split(' ')) {
    const slot = slotOf(hashOf(word))
    hashes[slot] = hashOf(word)
    speakers[slot]! |= 1 << index
  }
}

const votes = new Uint16Array(members.length)

/**
 * The language of Latin script that the common words of `text.slice(from, to)` speak for, or `undefined` where
 * fewer than two of them do, or as many for another. It looks at that stretch and nothing else, so a stream decides like a text in
 * memory, and every paragraph of a mixed document by itself.
 */
export function languageAround(text: string, from: number, to: number): Language | undefined {
  votes.fill(0)
  let start = from
  let hash = 7
  for (let at = from; at <= to; at += 1) {
    const unit = at < to ? text.charCodeAt(at) : 0x20
    if (isLetterKind(kindOf(unit))) {
      hash = nextHash(hash, unit)
      continue
    }
    // Single letters are initials as often as words.
    if (at > start + 1 && at - start <= longestCommonWord) vote(hash)
    start = at + 1
    hash = 7
  }
  let best = 0
  let second = 0
  for (let index = 1; index < votes.length; index += 1) {
    if (votes[index]! > votes[best]!) {
      second = votes[best]!
      best = index
    } else if (votes[index]! > second) second = votes[index]!
  }
  return votes[best]! >= 2 && votes[best]! > second ? members[best] : undefined
}

function vote(hash: number): void {
  const slot = slotOf(hash)
  if (hashes[slot] === 0) return
  for (let bits = speakers[slot]!; bits !== 0; bits &= bits - 1) votes[31 - Math.clz32(bits & -bits)]! += 1
}

/** Is this word, in small letters, one of the commonest of any language of Latin script? */
export function isCommonWord(word: string): boolean {
  return hashes[slotOf(hashOf(word))] !== 0
}
