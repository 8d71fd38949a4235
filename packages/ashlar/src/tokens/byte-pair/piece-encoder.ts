import { ByteMerger } from './byte-pair-merge.js'
import { LinearEncoder } from './linear-encoder.js'
import type { LongCounts } from './long-counts.js'
import { SegmentCounter } from './segment-counter.js'
import type { ShortCounts } from './short-counts.js'
import { isInside } from './utf8-character.js'
import type { Vocabulary } from './vocabulary.js'

/** So many long pieces are counted without the linear method. */
const fewLong = 64

/** Counts the tokens of one piece by the method that is fastest for it. */
export class PieceEncoder {
  /** For pieces of few parts. */
  private readonly merger: ByteMerger
  readonly vocabulary: Vocabulary
  private linearEncoder: LinearEncoder | undefined
  /** For pieces that end beyond ASCII. */
  private readonly segments: SegmentCounter
  /** The tokens before the place that {@link reach} found last; where it found none, of what it was given, the last segment left out. */
  reached = 0
  /** How many long pieces came before {@link linear} was asked for. */
  private longTurn = 0

  /** @param characterCounts room for the counts of the characters of the first two planes */
  constructor(
    vocabulary: Vocabulary,
    shortCounts: ShortCounts,
    longCounts: LongCounts,
    characterCounts?: Uint8Array,
  ) {
    this.vocabulary = vocabulary
    this.merger = new ByteMerger(vocabulary)
    this.segments = new SegmentCounter(vocabulary, this, shortCounts, longCounts, characterCounts)
  }

  /** The number of tokens of `bytes[start, end)`. */
  count(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (bytes[end - 1]! < 0x80) return this.countWhole(bytes, view, start, end)
    return this.segments.count(bytes, view, start, end)
  }

  /** Counts a segment of a piece, which is remembered. */
  learn(bytes: Uint8Array, view: DataView, start: number, end: number): void {
    this.segments.count(bytes, view, start, end)
  }

  /** Appends where the tokens of `bytes[start, end)` end, as places in the bytes. */
  list(bytes: Uint8Array, view: DataView, start: number, end: number, ends: number[]): void {
    if (bytes[end - 1]! < 0x80) this.listWhole(bytes, view, start, end, ends)
    else this.segments.list(bytes, view, start, end, ends)
  }

  /**
   * The last place between characters such that at most `limit` tokens of a piece from `start` on stand before it, however it
   * goes on; -1 where `bytes[start, end)` are too few to tell. Sets {@link reached}.
   */
  reach(bytes: Uint8Array, view: DataView, start: number, end: number, limit: number): number {
    if (bytes[end - 1]! < 0x80) return this.reachWhole(bytes, view, start, end, limit)
    const at = this.segments.reach(bytes, view, start, end, limit)
    this.reached = this.segments.reached
    return at
  }

  /** As {@link reach}, but not divided first. */
  reachWhole(bytes: Uint8Array, view: DataView, start: number, end: number, limit: number): number {
    const { vocabulary } = this
    const encoder = this.linear()
    this.reached = encoder.encode(bytes, view, start, end, limit)
    if (this.reached < limit) return -1
    let at = start
    for (let i = 0; i < limit; i++) at += vocabulary.lengthOf(encoder.tokens[i]!)
    while (this.reached > 0 && (at === end || isInside(bytes[at]!)))
      at -= vocabulary.lengthOf(encoder.tokens[--this.reached]!)
    return at
  }

  /** As {@link count}, but not divided first. */
  countWhole(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (this.vocabulary.find(bytes, view, start, end) >= 0) return 1
    return this.merger.count(bytes, view, start, end) || this.countManyParts(bytes, view, start, end)
  }

  /** As {@link list}, but not divided first. */
  listWhole(bytes: Uint8Array, view: DataView, start: number, end: number, ends: number[]): void {
    if (this.vocabulary.find(bytes, view, start, end) >= 0) {
      ends.push(end)
      return
    }
    const { merger, vocabulary } = this
    const count = merger.count(bytes, view, start, end)
    for (let part = 1; part <= count; part++) ends.push(merger.parts[part]!)
    if (count > 0) return
    const encoder = this.linear()
    const most = encoder.encode(bytes, view, start, end)
    let at = start
    for (let i = 0; i < most; i++) {
      at += vocabulary.lengthOf(encoder.tokens[i]!)
      ends.push(at)
    }
  }

  /** For pieces of any length. Made when it is needed: its filter takes some milliseconds to fill. */
  private linear(): LinearEncoder {
    this.linearEncoder ??= new LinearEncoder(this.vocabulary)
    return this.linearEncoder
  }

  private countManyParts(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const isEarly = this.linearEncoder === undefined && this.longTurn++ < fewLong
    const count = isEarly ? this.merger.countFew(bytes, view, start, end) : 0
    return count || this.linear().encode(bytes, view, start, end)
  }
}
