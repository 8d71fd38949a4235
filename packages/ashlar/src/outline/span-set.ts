import type { Span } from '../span.js'

/** Ascending spans that do not overlap, in typed arrays. Iterating makes an object for each; loops read the arrays. */
export class SpanSet {
  readonly starts: Uint32Array
  readonly ends: Uint32Array

  constructor(starts: Uint32Array, ends: Uint32Array) {
    this.starts = starts
    this.ends = ends
  }

  get size(): number {
    return this.starts.length
  }

  /** The index of the span that a position lies strictly inside of, -1 for none. */
  around(at: number): number {
    const index = firstAfter(this.starts, at - 1) - 1
    return index >= 0 && at < this.ends[index]! ? index : -1
  }

  /** The spans of both; those that overlap are one. */
  union(other: SpanSet): SpanSet {
    if (other.size === 0) return this
    if (this.size === 0) return other
    const starts = new Uint32Array(this.size + other.size)
    const ends = new Uint32Array(starts.length)
    let size = 0
    for (let mine = 0, theirs = 0; mine < this.size || theirs < other.size; ) {
      const isTheirs =
        mine === this.size || (theirs < other.size && other.starts[theirs]! < this.starts[mine]!)
      const start = isTheirs ? other.starts[theirs]! : this.starts[mine]!
      const end = isTheirs ? other.ends[theirs++]! : this.ends[mine++]!
      if (size > 0 && start < ends[size - 1]!) ends[size - 1] = Math.max(ends[size - 1]!, end)
      else {
        starts[size] = start
        ends[size++] = end
      }
    }
    return new SpanSet(starts.subarray(0, size), ends.subarray(0, size))
  }

  *[Symbol.iterator](): Iterator<Span> {
    for (let index = 0; index < this.size; index++)
      yield { start: this.starts[index]!, end: this.ends[index]! }
  }
}

/** The index of the first of ascending positions that is greater than `at`. */
export function firstAfter(positions: Uint32Array, at: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (positions[middle]! <= at) low = middle + 1
    else high = middle
  }
  return low
}
