import { beforePair } from '../../unicode/surrogate-pair.js'
import { characterClass, classOfCodePoint } from '../byte-pair/character-classes.js'
import { LongCounts } from '../byte-pair/long-counts.js'
import { characterAt, isInside } from '../byte-pair/utf8-character.js'
import { Utf8Window } from '../byte-pair/utf8-window.js'
import { longestWithin } from '../longest-within.js'
import { PieceRun, type Pieces } from '../pieces.js'

/** Longer words are not looked for: where a text has no spaces, counting more and more of it does not pay. */
const longestWord = 1024

/** What UTF-8 has one writing for, though a tokenizer may tell them apart: half a surrogate pair, and the sign for something broken. */
const ambiguous = /\p{Surrogate}|\ufffd/u

const { upper, lower, caseless, number } = characterClass
const word = upper | lower | caseless | number

const space = 0x20

/** Where words begin: at spaces alone, or at line ends behind a letter or number as well. */
export type WordBreaks = 'spaces' | 'spaces and lines'

/**
 * The words of a text as pieces, for a tokenizer whose counts add up at spaces. A word begins with the space
 * (or line end) before it. The counts of words are remembered.
 */
export class WordPieces implements Pieces {
  readonly #count: (text: string) => number
  readonly #endsAtLines: boolean
  readonly #window = new Utf8Window()
  readonly #known = new LongCounts()
  readonly #run = new PieceRun()

  /** Takes what counts the tokens of a text standing alone, without those that the model adds. */
  constructor(count: (text: string) => number, breaks: WordBreaks) {
    this.#count = count
    this.#endsAtLines = breaks === 'spaces and lines'
  }

  scan(text: string, start: number, end: number, run: PieceRun): void {
    const window = this.#window
    window.encode(text, start, end)
    const { length } = window
    run.reserve(run.length + end - start)
    let wide = window.nextBeyondAscii(0)
    let { total } = run
    let unit = start
    for (let at = 0; at < length; ) {
      const next = this.#endOfWord(at, length)
      let units = next - at
      if (next > wide) {
        units = window.unitsBetween(at, next)
        wide = window.nextBeyondAscii(next)
      }
      if (units > longestWord) return
      total += this.#countWord(text, unit, unit + units, at, next)
      unit += units
      run.ends[run.length] = unit
      run.totals[run.length++] = total
      at = next
    }
  }

  countWhole(text: string, start: number, end: number): number {
    return this.#count(text.slice(start, end))
  }

  furthest(text: string, start: number, limit: number): number {
    const window = this.#window
    let at = start
    let rest = limit
    while (at < text.length) {
      window.encode(text, at, Math.min(text.length, at + longestWord + 2))
      const end = this.#endOfWord(0, window.length)
      const next = at + window.unitsBetween(0, end)
      const isLong = next - at > longestWord
      const tokens = isLong ? Number.POSITIVE_INFINITY : this.#countWord(text, at, next, 0, end)
      if (tokens > rest) return this.#cutWord(text, at, isLong ? text.length : next, rest)
      rest -= tokens
      at = next
    }
    return at
  }

  earliest(text: string, end: number, limit: number, floor: number): number {
    const from = Math.max(floor, beforePair(text, Math.max(0, end - limit * 8 - 64)))
    const run = this.#run
    run.clear()
    this.scan(text, from, end, run)
    if (run.length > 0 && run.ends[run.length - 1] === end) {
      const total = run.totals[run.length - 1]!
      if (total <= limit) return from
      let word = 0
      while (total - run.totals[word]! > limit) word++
      if (word < run.length - 1) return run.ends[word]!
    }
    const startOf = (length: number): number => {
      const at = end - length
      return beforePair(text, at) === at ? at : at + 1
    }
    const count = (length: number): number => this.countWhole(text, startOf(length), end)
    return startOf(longestWithin(end - from, limit, limit / 2, count))
  }

  /** The furthest cut before `end` with at most `limit` tokens; the beginnings of words are remembered as words. */
  #cutWord(text: string, start: number, end: number, limit: number): number {
    const endOf = (length: number): number => beforePair(text, start + length)
    const count = (length: number): number => this.#countPart(text, start, endOf(length))
    return limit > 0 ? endOf(longestWithin(end - start, limit, limit / 2, count)) : start
  }

  #countPart(text: string, start: number, end: number): number {
    if (end - start > longestWord) return this.countWhole(text, start, end)
    this.#window.encode(text, start, end)
    return this.#countWord(text, start, end, 0, this.#window.length)
  }

  /** The tokens of a word, which stands in the window between two bytes. */
  #countWord(text: string, start: number, end: number, from: number, to: number): number {
    const { view } = this.#window
    const known = this.#known.find(view, from, to - from)
    if (known > 0) return known - 1
    const piece = text.slice(start, end)
    const count = this.#count(piece)
    if (!ambiguous.test(piece)) this.#known.remember(view, from, to - from, count + 1) // a word may have no tokens
    return count
  }

  /** Where the word of the window ends that begins at `at`: before the next space that follows something, or line end that does. */
  #endOfWord(at: number, length: number): number {
    const { bytes } = this.#window
    for (let next = at + 1; next < length; next++) {
      const code = bytes[next]!
      if (code > space) continue
      if (code === space && isFirm(bytes, next)) return next
      const isLineEnd = this.#endsAtLines && (code === 0x0a || code === 0x0d)
      if (isLineEnd && (classOfCodePoint[characterBefore(bytes, next)]! & word) !== 0) return next // signs may take line ends to them
      if (next - at > 3 * longestWord) return next
    }
    return length
  }
}

/** Letters and numbers that are still some when they are decomposed and have lost their marks. */
const firmly = /[\p{L}\p{N}]\p{M}*$/u

/** For each letter or number beyond ASCII that was met whether it is {@link firmly} one: 1, or 2 for one that is not. */
const firmness = new Uint8Array(0x10000)

/** True behind what no tokenizer drops or takes for white space: the signs of ASCII, most letters and numbers. */
function isFirm(bytes: Uint8Array, at: number): boolean {
  const last = bytes[at - 1]!
  if (last < 0x80) return last > space && last < 0x7f
  const character = characterBefore(bytes, at)
  if ((classOfCodePoint[character]! & word) === 0) return false
  firmness[character] ||= firmly.test(String.fromCodePoint(character).normalize('NFKD')) ? 1 : 2
  return firmness[character] === 1
}

/** The character before a byte; U+FFFF for those of four bytes, which are nothing here. */
function characterBefore(bytes: Uint8Array, at: number): number {
  let first = at - 1
  while (isInside(bytes[first]!)) first--
  return at - first > 3 ? 0xffff : characterAt(bytes, first, at - first)
}
