import { beforePair } from '../unicode/surrogate-pair.js'
import { isWhiteSpaceBefore, PieceRun, type Pieces, settledPieces } from './pieces.js'

/**
 * How many code units are scanned at a time: few behind a new start, since a text that is one long piece is asked about from a
 * new one for each chunk, then more and more.
 */
const firstWindow = 1 << 11
const longestWindow = 1 << 13

/** Edges behind a piece of more bytes are not looked for: a chunk ends inside of it, and the next ones begin there. */
const longestPiece = 1 << 12

/** How far a scan from a new start may go until it meets the known edges; further, and it begins anew. */
const longestJoin = 1 << 10

/** This many edges may lie behind the start before their room is used again. */
const spentEdges = 1 << 14

/**
 * The edges of a tokenizer's pieces behind a start, with the tokens up to each, found when asked for and
 * remembered. A scan from another start soon meets the same edges, because pieces do not depend on what stands
 * before them: only its first few pieces, the head, are its own.
 *
 *     known  |It| is| a| truth| universally| acknowledged|
 *     from       s| a| truth|...        the head is `s`, then the edges are the same
 */
export class TokenEdges {
  readonly #pieces: Pieces
  #text = ''
  #start = 0
  /** The pieces of the head, counted from the start. */
  readonly #head = new PieceRun()
  /** The known edges from {@link #origin}, with the tokens from there. */
  readonly #known = new PieceRun(longestPiece)
  #origin = 0
  /** The first known edge behind the head, and what to add to its total to count from the start. */
  #join = 0
  #shift = 0
  readonly #scanned = new PieceRun()
  #window = firstWindow

  constructor(pieces: Pieces) {
    this.#pieces = pieces
  }

  /** What edges and totals are counted from. */
  get start(): number {
    return this.#start
  }

  /** How many edges are known behind the start. */
  get length(): number {
    return this.#head.length + this.#known.length - this.#join
  }

  /** How far the edges are known. All of the text's edges are when this is its length. */
  get end(): number {
    return this.#known.length > 0 ? this.#known.ends[this.#known.length - 1]! : this.#origin
  }

  /** The position of an edge; of the start for -1. */
  at(index: number): number {
    if (index < 0) return this.#start
    const { length } = this.#head
    return index < length ? this.#head.ends[index]! : this.#known.ends[this.#join + index - length]!
  }

  /** The tokens between the start and an edge. */
  total(index: number): number {
    if (index < 0) return 0
    const { length } = this.#head
    return index < length
      ? this.#head.totals[index]!
      : this.#known.totals[this.#join + index - length]! + this.#shift
  }

  /** True when the edges between two positions of this text are known. */
  covers(text: string, start: number, end: number): boolean {
    return text === this.#text && start >= this.#origin && end <= this.end
  }

  /** Makes `start` the place that edges and totals are counted from. */
  seek(text: string, start: number): void {
    const isKnown = text === this.#text && start >= this.#origin && start <= this.end
    this.#text = text
    if (!isKnown) this.#restart(start)
    else if (start !== this.#start) this.#meet(start)
  }

  /** Finds more edges. False when the next one lies further than the longest window or piece. */
  extend(): boolean {
    if (this.#join > spentEdges) this.#forget()
    const text = this.#text
    const known = this.#known
    const from = this.end
    const before = known.length
    for (let size = this.#window; known.length === before; size *= 2) {
      const to = text.length - from <= size ? text.length : beforePair(text, from + size)
      this.#pieces.scan(text, from, to, known)
      if (known.length === before) return false
      if (to < text.length) known.length = Math.max(before, settledPieces(text, known, to))
      this.#window = Math.min(longestWindow, 2 * size)
      if (size >= longestWindow) break
    }
    return known.length > before
  }

  /** The last edge that at most `tokens` stand before; -1 when that is the start. */
  lastWithin(tokens: number): number {
    const { length, totals } = this.#head
    if (length > 0 && totals[length - 1]! > tokens) return lastUpTo(totals, tokens, 0, length)
    const known = lastUpTo(this.#known.totals, tokens - this.#shift, this.#join, this.#known.length)
    return known - this.#join + length
  }

  /** The first edge that at least so many tokens stand before; -1 when that is the start. */
  firstFrom(tokens: number): number {
    return tokens <= 0 ? -1 : this.lastWithin(tokens - 1) + 1
  }

  /**
   * The last edge at or before a position that stays an edge when the text ends there. White space before it may
   * be cut otherwise at the end of a text.
   */
  lastBefore(position: number): number {
    const { length, ends } = this.#head
    let index =
      length > 0 && ends[length - 1]! > position
        ? lastUpTo(ends, position, 0, length)
        : lastUpTo(this.#known.ends, position, this.#join, this.#known.length) - this.#join + length
    while (index >= 0 && isWhiteSpaceBefore(this.#text, this.at(index))) index--
    return index
  }

  #restart(start: number): void {
    this.#origin = start
    this.#window = firstWindow
    this.#known.length = 0
    this.#begin(start, 0)
  }

  /** Sets the start to a known edge, the one before `join`, without a head. */
  #begin(start: number, join: number): void {
    this.#start = start
    this.#head.length = 0
    this.#join = join
    this.#shift = join > 0 ? -this.#known.totals[join - 1]! : 0
  }

  /** Scans from a start within the known edges until an edge is one of them. */
  #meet(start: number): void {
    const text = this.#text
    const { ends, length: count } = this.#known
    let known = this.#firstKnownFrom(start)
    const isEdge = known < count && ends[known] === start
    if (isEdge || start === this.#origin) {
      this.#begin(start, isEdge ? known + 1 : 0)
      return
    }
    for (let size = 32; size <= longestJoin; size *= 4) {
      const to = text.length - start <= size ? text.length : beforePair(text, start + size)
      this.#scanned.clear()
      this.#pieces.scan(text, start, to, this.#scanned)
      const { ends: own, totals } = this.#scanned
      const settled = to === text.length ? this.#scanned.length : settledPieces(text, this.#scanned, to)
      for (let i = 0; i < settled; i++) {
        while (known < count && ends[known]! < own[i]!) known++
        if (known === count || ends[known] !== own[i]) continue
        this.#setHead(start, i + 1)
        this.#join = known + 1
        this.#shift = totals[i]! - this.#known.totals[known]!
        return
      }
    }
    this.#restart(start)
  }

  #firstKnownFrom(position: number): number {
    return lastUpTo(this.#known.ends, position - 1, 0, this.#known.length) + 1
  }

  #setHead(start: number, length: number): void {
    this.#start = start
    this.#head.reserve(length)
    for (let i = 0; i < length; i++) {
      this.#head.ends[i] = this.#scanned.ends[i]!
      this.#head.totals[i] = this.#scanned.totals[i]!
    }
    this.#head.length = length
  }

  /** Drops the known edges before the start, so that a long text needs the room of a window only. */
  #forget(): void {
    const { ends, totals, length } = this.#known
    const kept = this.#firstKnownFrom(this.#start + 1)
    if (kept === 0) return
    const before = totals[kept - 1]!
    this.#origin = ends[kept - 1]!
    ends.copyWithin(0, kept, length)
    for (let i = kept; i < length; i++) totals[i - kept] = totals[i]! - before
    this.#known.length = length - kept
    this.#shift += before
    this.#join -= kept
  }
}

/** The index of the last of some ascending numbers, from `low` on and before `high`, that is at most `most`; `low - 1` for none. */
function lastUpTo(numbers: Uint32Array, most: number, low: number, high: number): number {
  let below = low - 1
  let above = high
  while (above - below > 1) {
    const middle = (below + above) >> 1
    if (numbers[middle]! <= most) below = middle
    else above = middle
  }
  return below
}
