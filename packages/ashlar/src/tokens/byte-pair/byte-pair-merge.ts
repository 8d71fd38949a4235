import type { Vocabulary } from './vocabulary.js'

const none = 0x7fffffff

/** Pieces longer than this are left to the linear method. */
export const longestMerge = 24

/**
 * Counts the tokens of short pieces by the definition of byte-pair encoding: join the two neighbours that make
 * the token of the lowest rank, the first of equals, until no two make a token. Quadratic, and the fastest for
 * a few bytes.
 */
export class ByteMerger {
  private readonly vocabulary: Vocabulary
  private readonly rankOfTwo = new Int32Array(65536).fill(none)
  /** For each two bytes, as a little-endian number, how many tokens they are more than one: 1 or 0. */
  readonly extraOfTwo = new Uint8Array(65536).fill(1)
  private readonly nexts = new Int32Array(longestMerge)
  private readonly previous = new Int32Array(longestMerge + 1)
  private readonly ranks = new Int32Array(longestMerge)

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    const { pool, starts } = vocabulary
    for (let id = 0; id < vocabulary.size; id++) {
      const at = starts[id]!
      if (starts[id + 1]! - at !== 2) continue
      this.rankOfTwo[(pool[at]! << 8) | pool[at + 1]!] = id
      this.extraOfTwo[(pool[at + 1]! << 8) | pool[at]!] = 0
    }
  }

  /** The number of tokens of `bytes[start, end)`, at most {@link longestMerge} bytes. */
  count(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const { nexts, previous, ranks, rankOfTwo } = this
    const length = end - start
    for (let i = 0; i < length; i++) {
      nexts[i] = i + 1
      previous[i] = i - 1
      ranks[i] = i + 1 < length ? rankOfTwo[(bytes[start + i]! << 8) | bytes[start + i + 1]!]! : none
    }
    let tokens = length
    for (let at = this.lowest(length); at >= 0; at = this.lowest(length)) {
      const joined = nexts[at]!
      const next = nexts[joined]!
      nexts[at] = next
      ranks[joined] = none
      previous[next] = at
      tokens--
      ranks[at] = next < length ? this.rank(bytes, view, start + at, start + nexts[next]!) : none
      const before = previous[at]!
      if (before >= 0) ranks[before] = this.rank(bytes, view, start + before, start + next)
    }
    return tokens
  }

  private rank(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const id = this.vocabulary.find(bytes, view, start, end)
    return id < 0 ? none : id
  }

  /** Where the pair of the lowest rank begins, or -1 when no two neighbours make a token. */
  private lowest(length: number): number {
    const { ranks } = this
    let best = none
    let at = -1
    for (let i = 0; i < length - 1; i++) {
      if (ranks[i]! < best) {
        best = ranks[i]!
        at = i
      }
    }
    return at
  }
}
