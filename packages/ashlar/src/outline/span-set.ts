import type { Span } from '../span.js'

/** Tells the span that a place lies strictly inside of. */
export interface SpanFinder {
  spanAround(at: number): Span | undefined
}

/** Ascending spans that do not overlap, in typed arrays. Iterating makes an object for each; loops read the arrays. */
export class SpanSet implements SpanFinder {
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

  spanAround(at: number): Span | undefined {
    const index = this.around(at)
    return index === -1 ? undefined : { start: this.starts[index]!, end: this.ends[index]! }
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

/** As {@link firstAfter}, in fewer steps the nearer the answer is to an index: most questions come in order. */
export function firstAfterFrom(positions: Uint32Array, at: number, near: number): number {
  let low = near
  let high = near
  for (let step = 1; high < positions.length && positions[high]! <= at; step *= 2) {
    low = high + 1
    high += step
  }
  if (low === near) {
    for (let step = 1; low > 0 && positions[low - 1]! > at; step *= 2) {
      high = low - 1
      low = Math.max(0, low - step)
    }
  }
  high = Math.min(high, positions.length)
  while (low < high) {
    const middle = (low + high) >> 1
    if (positions[middle]! <= at) low = middle + 1
    else high = middle
  }
  return low
}
