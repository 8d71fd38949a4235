import type { Span } from '../../span.js'

/** Tells of places, each at or behind the one before, whether they lie in what is left out. */
export class SkippedAhead {
  readonly #spans: readonly Span[]
  #next: number
  #start = 0
  #end = 0

  /** @param spans ascending and disjoint */
  constructor(spans: readonly Span[], from: number) {
    this.#spans = spans
    this.#next = firstBehind(spans, from)
    this.#look()
  }

  /** Where the part that was found last ends. */
  get end(): number {
    return this.#end
  }

  holds(at: number): boolean {
    while (at >= this.#end) {
      this.#next++
      this.#look()
    }
    return at >= this.#start
  }

  #look(): void {
    const span = this.#spans[this.#next]
    this.#start = span?.start ?? Number.POSITIVE_INFINITY
    this.#end = span?.end ?? Number.POSITIVE_INFINITY
  }
}

function firstBehind(spans: readonly Span[], at: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.end <= at) low = middle + 1
    else high = middle
  }
  return low
}
