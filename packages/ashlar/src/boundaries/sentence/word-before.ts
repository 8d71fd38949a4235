import { isLetterKind, kindAt, kinds } from './character-kind.js'

/** The word that a stop ends, as the rules compare it. */
export interface WordBefore {
  /** In small letters; spaced single letters (`z. B.`) are drawn together (`z.b`). */
  key: string
  /** The same as written, without the spaces. */
  written: string
  start: number
  /** The kind of its first and of its last character; `kinds.unknown` where there is no word. */
  first: number
  last: number
}

const longestWord = 32

export function newWordBefore(): WordBefore {
  return { key: '', written: '', start: 0, first: kinds.unknown, last: kinds.unknown }
}

function belongs(text: string, at: number): boolean {
  const kind = kindAt(text, at)
  if (isLetterKind(kind) || kind === kinds.digit || kind === kinds.extend) return true
  const unit = text.charCodeAt(at)
  // . - ° º ª § № /
  return kind === kinds.stop || unit === 0x2d || unit === 0xb0 || unit === 0xa7 || unit === 0x2116
}

function startOf(text: string, end: number, floor: number): number {
  const limit = Math.max(floor, end - longestWord)
  let start = end
  while (start > limit && belongs(text, start - 1)) start -= 1
  while (start < end && (kindAt(text, start) === kinds.stop || text.charCodeAt(start) === 0x2d)) start += 1
  return start
}

/** Is there a single letter with a stop and a space before `start`? Then where it begins, else -1. */
function spacedLetterBefore(text: string, start: number, floor: number): number {
  if (start - 3 < floor || kindAt(text, start - 1) !== kinds.space || kindAt(text, start - 2) !== kinds.stop)
    return -1
  const letter = startOf(text, start - 2, floor)
  const length = start - 2 - letter
  return length >= 1 && length <= 2 && isLetterKind(kindAt(text, letter)) ? letter : -1
}

/** Reads the word before the stop at `stop` into `word`, looking no further back than `floor`. */
export function readWordBefore(text: string, stop: number, floor: number, word: WordBefore): void {
  let start = startOf(text, stop, floor)
  word.last = start < stop ? kindAt(text, stop - 1) : kinds.unknown
  let written = text.slice(start, stop)
  for (let step = 0; step < 3 && written !== '' && stop - start <= 3 + 4 * step; step += 1) {
    const letter = spacedLetterBefore(text, start, floor)
    if (letter < 0) break
    written = `${text.slice(letter, start - 1)}${written}`
    start = letter
  }
  word.start = start
  word.first = written === '' ? kinds.unknown : kindAt(text, start)
  word.written = written.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
  word.key = word.written.toLowerCase()
}

/** A set of words by the hash of their letters; it may say yes to others. One byte a slot, `size` a power of 2. */
export class WordFilter {
  readonly #slots: Uint8Array

  constructor(words: Iterable<string>, size = 32_768) {
    this.#slots = new Uint8Array(size)
    for (const word of words) {
      let hash = 0
      for (let at = word.length - 1; at >= 0; at -= 1) hash = nextHash(hash, word.charCodeAt(at))
      this.#slots[hash & (size - 1)] = 1
    }
  }

  mayHave(hash: number): boolean {
    return this.#slots[hash & (this.#slots.length - 1)] === 1
  }
}

/** Words are hashed from their last letter to the first, because that is how they are met. */
function nextHash(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0
}

/**
 * Is the word before the stop at `stop` one of plain small ASCII letters (a capital may begin it), two or more, with
 * a vowel, and not in `filter`? Most stops stand behind such a word, and then nothing else needs to be known of it.
 */
export function isPlainWordBefore(text: string, stop: number, floor: number, filter: WordFilter): boolean {
  let hash = 0
  let hasVowel = false
  let at = stop - 1
  let unit = 0
  for (; at >= floor; at -= 1) {
    unit = text.charCodeAt(at)
    const letter = unit | 0x20
    if (letter < 0x61 || letter > 0x7a || unit > 0x7a) break
    hash = nextHash(hash, letter)
    hasVowel ||= ((vowelBits >> (letter - 0x61)) & 1) === 1
    if (unit < 0x61) {
      at -= 1
      unit = at >= floor ? text.charCodeAt(at) : 0x20
      break
    }
  }
  const length = stop - 1 - at
  if (length < 2 || length > 24 || !hasVowel || filter.mayHave(hash)) return false
  // Only behind a space or an opening bracket or quote is it the whole word.
  return unit === 0x20 || unit === 0x0a || unit === 0x28 || unit === 0x22 || at < 0
}

/** a, e, i, o, u, y as bits from the letter a. */
const vowelBits = 0b1000100000100000100010001
