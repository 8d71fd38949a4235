import { ByteMerger } from './byte-pair-merge.js'
import { LinearEncoder } from './linear-encoder.js'
import { SegmentCounter } from './segment-counter.js'
import type { Vocabulary } from './vocabulary.js'

/** So many long pieces are counted without the linear method. */
const fewLong = 64

/** Counts the tokens of one piece by the method that is fastest for it. */
export class PieceEncoder {
  /** For pieces of few parts. */
  readonly merger: ByteMerger
  private readonly vocabulary: Vocabulary
  private linearEncoder: LinearEncoder | undefined
  private segments: SegmentCounter | undefined
  /** How many long pieces came before {@link linear} was asked for. */
  private longTurn = 0

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.merger = new ByteMerger(vocabulary)
  }

  /** The number of tokens of `bytes[start, end)`. */
  count(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (bytes[end - 1]! < 0x80) return this.countWhole(bytes, view, start, end)
    if (this.segments === undefined) {
      const characters = this.merger.characters()
      if (characters === undefined) return this.countWhole(bytes, view, start, end)
      this.segments = new SegmentCounter(characters, this)
    }
    return this.segments.count(bytes, view, start, end)
  }

  /** The same for what is not to be divided first. */
  countWhole(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (this.isToken(bytes, view, start, end)) return 1
    return this.merger.count(bytes, view, start, end) || this.countManyParts(bytes, view, start, end)
  }

  /** Whether `bytes[start, end)` are one token. */
  isToken(bytes: Uint8Array, view: DataView, start: number, end: number): boolean {
    return this.vocabulary.find(bytes, view, start, end) >= 0
  }

  /** For pieces of any length. Made when it is needed: its filter takes some milliseconds to fill. */
  linear(): LinearEncoder {
    this.linearEncoder ??= new LinearEncoder(this.vocabulary)
    return this.linearEncoder
  }

  private countManyParts(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const isEarly = this.linearEncoder === undefined && this.longTurn++ < fewLong
    const count = isEarly ? this.merger.countFew(bytes, view, start, end) : 0
    return count || this.linear().encode(bytes, view, start, end)
  }
}
