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
const emptyHash = 7

/** The letter that a code unit counts as, 0 for none; those of ASCII are made small. */
function letterOf(unit: number): number {
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? unit | 0x20 : 0
  return isLetterKind(kindOf(unit)) ? unit : 0
}

/** Zero is kept for "no word". */
function nextHash(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

function slotOf(hash: number): number {
  let slot = (hash ^ (hash >>> 13)) & (slots - 1)
  while (hashes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & (slots - 1)
  return slot
}

function hashOf(word: string): number {
  let hash = emptyHash
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at)
    // Apostrophes stay what they are.
    hash = nextHash(hash, letterOf(unit) || unit)
  }
  return hash
}

for (const [index, language] of members.entries()) {
  for (const word of language.words!.split(' ')) {
    const slot = slotOf(hashOf(word))
    hashes[slot] = hashOf(word)
    speakers[slot]! |= 1 << index
  }
}

/** More words of two letters than stand in a stretch of 256 code units: a power of 2. */
const capacity = 128

/**
 * Tells the language around a place by the common words there. Places follow one another and what is around them
 * overlaps: it keeps the words of the stretch it read last.
 */
export class LanguageAround {
  #text = ''
  /** Where the stretch begins, and where reading began. */
  #from = 0
  #origin = 0
  /** Up to where the text is read, where the word there begins, and its hash. */
  #to = 0
  #start = 0
  #hash = emptyHash
  /** The common words from `#first` to `#count`: where each begins, and its languages. */
  readonly #starts = new Int32Array(capacity)
  readonly #speakers = new Int32Array(capacity)
  #first = 0
  #count = 0
  readonly #votes = new Int16Array(members.length)

  /**
   * The language of Latin script that the common words of `text.slice(from, to)`, at most 256 code units, speak for, or
   * `undefined` where fewer than two of them do, or as many for another. It looks at that stretch and nothing else, so
   * a stream decides like a text in memory, and every paragraph of a mixed document by itself.
   */
  of(text: string, from: number, to: number): Language | undefined {
    if (text !== this.#text || from < this.#from || to < this.#to || from > this.#to) this.#reset(from)
    this.#text = text
    this.#from = from
    this.#drop(from)
    this.#read(text, from, to)
    // Words that the ends of the stretch cut count as what is left of them.
    const left = from > this.#origin ? speakersOfCutWord(text, from, to) : 0
    const right = this.#start >= from ? speakersOf(this.#hash, to - this.#start) : 0
    this.#vote(left, 1)
    this.#vote(right, 1)
    const winner = this.#winner()
    this.#vote(left, -1)
    this.#vote(right, -1)
    return winner
  }

  #reset(from: number): void {
    this.#origin = from
    this.#to = from
    this.#start = from
    this.#hash = emptyHash
    this.#first = 0
    this.#count = 0
    this.#votes.fill(0)
  }

  /** Takes back the votes of words that begin before `from`. */
  #drop(from: number): void {
    for (; this.#first < this.#count; this.#first += 1) {
      const place = this.#first & (capacity - 1)
      if (this.#starts[place]! >= from) break
      this.#vote(this.#speakers[place]!, -1)
    }
  }

  #read(text: string, from: number, to: number): void {
    let start = this.#start
    let hash = this.#hash
    for (let at = this.#to; at < to; at += 1) {
      const letter = letterOf(text.charCodeAt(at))
      if (letter !== 0) {
        hash = nextHash(hash, letter)
        continue
      }
      if (start >= from) this.#add(start, speakersOf(hash, at - start))
      start = at + 1
      hash = emptyHash
    }
    this.#start = start
    this.#hash = hash
    this.#to = to
  }

  #add(start: number, speakers: number): void {
    if (speakers === 0) return
    const place = this.#count & (capacity - 1)
    this.#starts[place] = start
    this.#speakers[place] = speakers
    this.#count += 1
    this.#vote(speakers, 1)
  }

  #vote(speakers: number, weight: 1 | -1): void {
    for (let bits = speakers; bits !== 0; bits &= bits - 1) {
      this.#votes[31 - Math.clz32(bits & -bits)]! += weight
    }
  }

  #winner(): Language | undefined {
    const votes = this.#votes
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
}

/** The languages of a word. Single letters are initials as often as words. */
function speakersOf(hash: number, length: number): number {
  return length > 1 && length <= longestCommonWord ? speakers[slotOf(hash)]! : 0
}

/** The same for the rest of a word that begins before `from`. */
function speakersOfCutWord(text: string, from: number, to: number): number {
  if (letterOf(text.charCodeAt(from - 1)) === 0) return 0
  let hash = emptyHash
  let at = from
  for (; at < to && at - from <= longestCommonWord; at += 1) {
    const letter = letterOf(text.charCodeAt(at))
    if (letter === 0) break
    hash = nextHash(hash, letter)
  }
  return speakersOf(hash, at - from)
}

/** Is this word, in small letters, one of the commonest of any language of Latin script? */
export function isCommonWord(word: string): boolean {
  return hashes[slotOf(hashOf(word))] !== 0
}
