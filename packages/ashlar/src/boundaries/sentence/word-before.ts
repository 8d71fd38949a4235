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
  if (start - 3 < floor || kindAt(text, start - 1) !== kinds.space || kindAt(text, start - 2) !== kinds.stop) return -1
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
