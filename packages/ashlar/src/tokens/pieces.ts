import { beforePair } from '../unicode/surrogate-pair.js'
import { characterClass, classOfCodePoint } from './byte-pair/character-classes.js'

const anySpace = characterClass.space | characterClass.newline

/** So many numbers are copied one by one: it takes longer to make views of them. */
const fewPieces = 32

/** Pieces of a text in order: where each ends, and how many tokens there are up to there. */
export class PieceRun {
  /** A scan may stop before a piece of more bytes than this. */
  readonly longest: number
  ends = new Uint32Array(256)
  totals = new Uint32Array(256)
  length = 0

  constructor(longest: number = Number.POSITIVE_INFINITY) {
    this.longest = longest
  }

  /** The tokens of all pieces. */
  get total(): number {
    return this.length > 0 ? this.totals[this.length - 1]! : 0
  }

  clear(): void {
    this.length = 0
  }

  /** Appends so many pieces, whose ends and totals are as they shall be. */
  append(ends: Uint32Array, totals: Uint32Array, pieces: number): void {
    const { length } = this
    this.reserve(length + pieces)
    if (pieces > fewPieces) {
      this.ends.set(ends.subarray(0, pieces), length)
      this.totals.set(totals.subarray(0, pieces), length)
    } else {
      for (let piece = 0; piece < pieces; piece++) {
        this.ends[length + piece] = ends[piece]!
        this.totals[length + piece] = totals[piece]!
      }
    }
    this.length = length + pieces
  }

  /** Makes room for so many pieces in all; what is there already is kept. */
  reserve(pieces: number): void {
    if (pieces <= this.ends.length) return
    const capacity = Math.max(pieces, this.ends.length * 2)
    const { ends, totals } = this
    this.ends = new Uint32Array(capacity)
    this.totals = new Uint32Array(capacity)
    this.ends.set(ends)
    this.totals.set(totals)
  }
}

/** A place in a text, and how many tokens the text up to there has from where a count began. */
export interface CountedEnd {
  readonly end: number
  readonly tokens: number
}

/**
 * How a tokenizer cuts a text into pieces that it encodes one by one, so that their counts add up. A piece is
 * found from where the one before it ends and from what follows, never from what went before.
 */
export interface Pieces {
  /**
   * Appends to `run` the pieces of `text.slice(start, end)` standing alone; ends are positions in `text`. It may
   * stop before a piece that is longer than the run takes and, where there is {@link countWhole}, before one that is too long
   * to be worth it.
   */
  scan(text: string, start: number, end: number, run: PieceRun): void
  /** The tokens of `text.slice(start, end)`, where `scan` stopped at `start`. */
  countWhole?(text: string, start: number, end: number): number
  /**
   * The furthest position at which the tokens of the text from `start` can be cut so that at most `limit` stand
   * before it; `start` when a first character has more. It may lie inside a piece. Sees about twice that text.
   *
   * @param firstEnd where the first piece ends, when that has more tokens than the limit
   */
  furthest(text: string, start: number, limit: number, firstEnd?: number): number
  /**
   * The same as {@link furthest} when that is deep inside a piece that begins at `start`, with the tokens up to there; else
   * nothing. A short cut for texts that are one piece, such as a line without spaces.
   */
  furthestInside?(text: string, start: number, limit: number): CountedEnd | undefined
  /** Whether a stretch standing alone is one piece, where that can be said without a count of it. For the same texts. */
  isOne?(text: string, start: number, end: number): boolean
  /** The same as {@link furthest} from behind: the smallest position from `floor` on such that at most `limit` stand behind it. */
  earliest(text: string, end: number, limit: number, floor: number): number
}

/** The longest suffix that a piece may look at behind its end, but for white space: a contraction. */
const suffix = 4

/**
 * How many of the pieces of a run that ends with a window stay the same whatever follows the window: all when the
 * scan stopped before its end. Else the last two may still grow: capitals belong to the piece before them or not, as what follows
 * them is in lower case or not. White space looks ahead to the next thing that is none.
 */
export function settledPieces(text: string, run: PieceRun, windowEnd: number): number {
  if (run.length > 0 && run.ends[run.length - 1]! < windowEnd) return run.length
  let count = run.length - 2
  while (count > 0) {
    const end = run.ends[count - 1]!
    if (end <= windowEnd - suffix && !isWhiteSpaceBefore(text, end)) break
    count--
  }
  return Math.max(count, 0)
}

/** True when a position follows white space, by the widest of the definitions that tokenizers use. */
export function isWhiteSpaceBefore(text: string, at: number): boolean {
  const code = text.charCodeAt(at - 1)
  return (classOfCodePoint[code]! & anySpace) !== 0 || code === 0xfeff
}

const countWindow = 1 << 14

/** Adds up the counts of all pieces of `text.slice(start, end)`, window by window. */
export function countPieces(pieces: Pieces, text: string, start: number, end: number, run: PieceRun): number {
  let total = 0
  let size = countWindow
  for (let at = start; at < end; ) {
    const to = end - at <= size ? end : beforePair(text, at + size)
    run.clear()
    pieces.scan(text, at, to, run)
    const settled = to === end ? run.length : settledPieces(text, run, to)
    if (run.length === 0) return total + pieces.countWhole!(text, at, end)
    if (settled === 0) {
      size *= 8 // what was scanned is scanned again
      continue
    }
    total += run.totals[settled - 1]!
    at = run.ends[settled - 1]!
    size = countWindow
  }
  return total
}
