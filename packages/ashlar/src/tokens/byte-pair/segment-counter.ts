import { across } from './character-edges.js'
import { listedCharacters } from './character-tokens.js'
import { type LongCounts, longestRemembered } from './long-counts.js'
import { type ShortCounts, shortBytes } from './short-counts.js'
import { characterAt, isInside, widthOf } from './utf8-character.js'
import type { Vocabulary } from './vocabulary.js'

/** Segments of Chinese have a few characters. Those of scripts that all tokens may join, such as Greek and Thai, have no end. Bytes. */
const longSegment = 64

/** Takes segments as they are. */
export interface UndividedEncoder {
  /** The tokens before the place that {@link reachWhole} found, or of all bytes. */
  readonly reached: number
  reachWhole(bytes: Uint8Array, view: DataView, start: number, end: number, limit: number): number
  countWhole(bytes: Uint8Array, view: DataView, start: number, end: number): number
  listWhole(bytes: Uint8Array, view: DataView, start: number, end: number, ends: number[]): void
}

/**
 * Counts the tokens of pieces beyond ASCII segment by segment, cut at the edges between characters that no token can lie
 * across. In Chinese nearly all segments are one or two characters: then the counts of single characters, which are
 * remembered, are all that is needed.
 */
export class SegmentCounter {
  private readonly vocabulary: Vocabulary
  private readonly encoder: UndividedEncoder
  /** For each character, how many tokens it is alone; 0 for those of four bytes that have not been met. */
  private readonly countOf: Uint8Array
  private readonly shortCounts: ShortCounts
  private readonly longCounts: LongCounts
  /** The tokens before the place that {@link reach} found. */
  reached = 0
  /** The edges inside the last segment: one counts twice where a token may end inside a character. */
  private joints = 0
  /** Where the last character of the last segment begins. */
  private last = 0

  constructor(
    vocabulary: Vocabulary,
    encoder: UndividedEncoder,
    shortCounts: ShortCounts,
    longCounts: LongCounts,
    countOf: Uint8Array = new Uint8Array(listedCharacters),
  ) {
    this.vocabulary = vocabulary
    this.encoder = encoder
    this.shortCounts = shortCounts
    this.longCounts = longCounts
    this.countOf = countOf
    countOf.set(vocabulary.characters.counts)
  }

  /** The number of tokens of `bytes[start, end)`, which are whole characters. Bytes behind them can be read. */
  count(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    let total = 0
    for (let from = start; from < end; ) {
      const to = this.segmentEnd(bytes, from, end)
      total += this.countSegment(bytes, view, from, to)
      from = to
    }
    return total
  }

  /**
   * The last place between characters such that at most `limit` tokens stand before it, however the text goes on; -1 where
   * `bytes[start, end)` are too few to tell. Sets {@link reached}.
   */
  reach(bytes: Uint8Array, view: DataView, start: number, end: number, limit: number): number {
    this.reached = 0
    for (let from = start; ; ) {
      const to = this.segmentEnd(bytes, from, end)
      if (to === end) return this.reachUnfinished(bytes, view, from, to, limit)
      const count = this.countSegment(bytes, view, from, to)
      if (this.reached + count > limit) return this.reachWithin(bytes, view, from, to, limit)
      this.reached += count
      from = to
    }
  }

  /** In a segment that may go on behind `end`: a short one mostly ends soon, a long one may have no end. */
  private reachUnfinished(
    bytes: Uint8Array,
    view: DataView,
    start: number,
    end: number,
    limit: number,
  ): number {
    if (end - start < longSegment) return -1
    const at = this.encoder.reachWhole(bytes, view, start, end, limit - this.reached)
    this.reached += this.encoder.reached
    return at
  }

  private reachWithin(bytes: Uint8Array, view: DataView, start: number, end: number, limit: number): number {
    const ends: number[] = []
    this.encoder.listWhole(bytes, view, start, end, ends)
    let fitting = limit - this.reached
    while (fitting > 0 && isInside(bytes[ends[fitting - 1]!]!)) fitting--
    this.reached += fitting
    return fitting > 0 ? ends[fitting - 1]! : start
  }

  private countSegment(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (this.joints === 0) return this.countCharacter(bytes, view, start, end)
    if (end - start <= shortBytes) return this.countShort(bytes, view, start, end)
    if (end - start > longestRemembered) return this.encoder.countWhole(bytes, view, start, end)
    const known = this.longCounts.find(view, start, end - start)
    if (known !== 0) return known
    const count = this.encoder.countWhole(bytes, view, start, end)
    this.longCounts.remember(view, start, end - start, count)
    return count
  }

  /** Appends where the tokens of `bytes[start, end)` end. */
  list(bytes: Uint8Array, view: DataView, start: number, end: number, ends: number[]): void {
    for (let from = start; from < end; ) {
      const to = this.segmentEnd(bytes, from, end)
      if (this.joints === 0 && this.countCharacter(bytes, view, from, to) === 1) ends.push(to)
      else this.encoder.listWhole(bytes, view, from, to, ends)
      from = to
    }
  }

  /** The end of the segment that begins at `from`. Sets {@link joints} and {@link last}. */
  private segmentEnd(bytes: Uint8Array, from: number, end: number): number {
    const { edges } = this.vocabulary
    let at = from
    let width = widthOf(bytes[at]!)
    let character = characterAt(bytes, at, width)
    this.joints = 0
    for (;;) {
      const edge = at + width
      this.last = at
      if (edge >= end) return end
      width = widthOf(bytes[edge]!)
      const next = characterAt(bytes, edge, width)
      const joint = edges.between(character, next, bytes[edge - 1]!, bytes[edge]!)
      if (joint === across.none) return edge
      this.joints += joint
      at = edge
      character = next
    }
  }

  private countShort(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const known = this.shortCounts.find(view, start, end - start)
    if (known !== 0) return known
    const isPair = this.joints === 1
    const count = isPair
      ? this.countPair(bytes, view, start, end)
      : this.encoder.countWhole(bytes, view, start, end)
    this.shortCounts.remember(view, start, end - start, count)
    return count
  }

  /** Of two characters that no other token can join than one of both. */
  private countPair(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (this.vocabulary.find(bytes, view, start, end) >= 0) return 1
    const { last } = this
    return this.countCharacter(bytes, view, start, last) + this.countCharacter(bytes, view, last, end)
  }

  private countCharacter(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const character = characterAt(bytes, start, end - start)
    if (character >= listedCharacters) return this.encoder.countWhole(bytes, view, start, end)
    const known = this.countOf[character]!
    if (known !== 0) return known
    const count = this.encoder.countWhole(bytes, view, start, end)
    this.countOf[character] = count
    return count
  }
}
