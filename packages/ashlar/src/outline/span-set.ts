import type { Span } from '../span.js'

/** Ascending spans that do not overlap, in typed arrays: documents have hundreds of thousands. */
export class SpanSet {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  readonly size: number

  /** @param spans ascending by start; those that overlap are joined */
  constructor(spans: readonly Span[]) {
    const starts = new Uint32Array(spans.length)
    const ends = new Uint32Array(spans.length)
    let size = 0
    for (const { start, end } of spans) {
      if (size > 0 && start < ends[size - 1]!) ends[size - 1] = Math.max(ends[size - 1]!, end)
      else {
        starts[size] = start
        ends[size] = end
        size++
      }
    }
    this.starts = starts.subarray(0, size)
    this.ends = ends.subarray(0, size)
    this.size = size
  }

  /** The index of the span that a position lies strictly inside of, -1 for none. */
  around(at: number): number {
    const index = firstAfter(this.starts, at - 1) - 1
    return index >= 0 && at < this.ends[index]! ? index : -1
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
