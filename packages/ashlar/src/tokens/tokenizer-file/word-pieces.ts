import { beforePair } from '../../unicode/surrogate-pair.js'
import { characterClass, classOfCodePoint } from '../byte-pair/character-classes.js'
import { longestWithin } from '../longest-within.js'
import { PieceRun, type Pieces } from '../pieces.js'

/** Longer words are not looked for: where a text has no spaces, counting more and more of it does not pay. */
const longestWord = 1024

/** So many words are remembered, those that are not too long, and so many code units of them. */
const memory = 50_000
const memoryUnits = 4_000_000

const { upper, lower, caseless, number } = characterClass
const word = upper | lower | caseless | number

/** Where words begin: at spaces alone, or at line ends behind a letter or number as well. */
export type WordBreaks = 'spaces' | 'spaces and lines'

/**
 * The words of a text as pieces, for a tokenizer whose counts add up at spaces. A word begins with the space
 * (or line end) before it. The counts of words are remembered.
 */
export class WordPieces implements Pieces {
  readonly #count: (text: string) => number
  readonly #known = new Map<string, number>()
  #knownUnits = 0
  readonly #run = new PieceRun()
  readonly #endOfWord: (text: string, at: number) => number

  /** Takes what counts the tokens of a text standing alone, without those that the model adds. */
  constructor(count: (text: string) => number, breaks: WordBreaks) {
    this.#count = count
    this.#endOfWord = breaks === 'spaces' ? endAtSpace : endAtSpaceOrLine
  }

  scan(text: string, start: number, end: number, run: PieceRun): void {
    const slice = text.slice(start, end)
    let { total } = run
    for (let at = 0; at < slice.length; ) {
      const next = this.#endOfWord(slice, at)
      if (next - at > longestWord) return
      total += this.#countWord(slice.slice(at, next))
      run.reserve(run.length + 1)
      run.ends[run.length] = start + next
      run.totals[run.length++] = total
      at = next
    }
  }

  countWhole(text: string, start: number, end: number): number {
    return this.#count(text.slice(start, end))
  }

  furthest(text: string, start: number, limit: number): number {
    let at = start
    let rest = limit
    while (at < text.length) {
      const next = at + this.#endOfWord(text.slice(at, at + longestWord + 2), 0)
      const isLong = next - at > longestWord
      const tokens = isLong ? Number.POSITIVE_INFINITY : this.#countWord(text.slice(at, next))
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
    const count = (length: number): number => this.#countWord(text.slice(start, endOf(length)))
    return limit > 0 ? endOf(longestWithin(end - start, limit, limit / 2, count)) : start
  }

  #countWord(word: string): number {
    if (word.length > longestWord) return this.#count(word)
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const count = this.#count(word)
    if (this.#known.size >= memory || this.#knownUnits >= memoryUnits) {
      this.#known.clear()
      this.#knownUnits = 0
    }
    this.#knownUnits += word.length
    this.#known.set(word.split('').join(''), count) // a copy: a slice would keep the whole text alive
    return count
  }
}

/** Where the word ends that begins at `at`: before the next space that follows something. */
function endAtSpace(text: string, at: number): number {
  for (let next = text.indexOf(' ', at + 1); next > 0; next = text.indexOf(' ', next + 1)) {
    if (isFirm(text.charCodeAt(next - 1))) return next
    if (next - at > longestWord) return next
  }
  return text.length
}

/** The same, or before a line end that follows a letter or number: signs may take line ends to them. */
function endAtSpaceOrLine(text: string, at: number): number {
  for (let next = at + 1; next < text.length; next++) {
    const code = text.charCodeAt(next)
    if (code > 0x20) continue
    const before = text.charCodeAt(next - 1)
    if (code === 0x20 && isFirm(before)) return next
    if ((code === 0x0a || code === 0x0d) && (classOfCodePoint[before]! & word) !== 0) return next
    if (next - at > longestWord) return next
  }
  return text.length
}

/** True for what no tokenizer drops or takes for white space: the signs of ASCII, letters and numbers. */
function isFirm(code: number): boolean {
  if (code < 0x80) return code > 0x20 && code < 0x7f
  return (classOfCodePoint[code]! & word) !== 0
}
