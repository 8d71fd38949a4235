import { isLetterKind, kindAt, kinds } from './character-kind.js'

/** The word that a stop ends, as the rules compare it. */
export interface WordBefore {
  /** As it stands in the text. */
  readonly raw: string
  /** Without the spaces between spaced single letters (`z. B.`) and without characters that are not seen. */
  readonly written: string
  /** The same in small letters: `z.b`. */
  readonly key: string
  /** The kind of its last character; `kinds.unknown` where there is no word. */
  readonly last: number
  /** `a.m`, `pm`. */
  readonly isTime: boolean
  /** The kind of abbreviation it is by its shape and by the lists of all languages; `undefined` before it is asked. */
  shape: number | undefined
  anywhere: number | undefined
}

const longestWord = 32

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

/** How many words are remembered: a power of 2. */
const remembered = 256

/** Reads the words before stops. Few words stand before most stops, so it remembers what it made of them. */
export class WordsBefore {
  /** Where the word read last begins. */
  start = 0
  readonly #words: (WordBefore | undefined)[] = new Array(remembered).fill(undefined)

  /** The word before the stop at `stop`, looking no further back than `floor`. */
  read(text: string, stop: number, floor: number): WordBefore {
    let start = startOf(text, stop, floor)
    for (let step = 0; step < 3 && start < stop && stop - start <= 3 + 4 * step; step += 1) {
      const letter = spacedLetterBefore(text, start, floor)
      if (letter < 0) break
      start = letter
    }
    this.start = start
    let hash = 0
    for (let at = start; at < stop; at += 1) hash = nextHash(hash, text.charCodeAt(at))
    const slot = (hash ^ (hash >>> 8)) & (remembered - 1)
    const known = this.#words[slot]
    if (known !== undefined && known.raw.length === stop - start && text.startsWith(known.raw, start))
      return known
    const word = wordOf(text.slice(start, stop))
    this.#words[slot] = word
    return word
  }
}

/** Makes of a word what the rules compare. */
export function wordOf(raw: string): WordBefore {
  const written = raw.replace(/[\t \u00a0\u00ad\u1680\u2000-\u200f\u202a-\u202f\u205f-\u2069\u3000]/g, '')
  const key = written.toLowerCase()
  return {
    raw,
    written,
    key,
    last: kindAt(raw, raw.length - 1),
    isTime: /^[ap]\.?m$/.test(key),
    shape: undefined,
    anywhere: undefined,
  }
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
