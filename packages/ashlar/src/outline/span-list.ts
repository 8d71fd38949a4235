import { grown } from './grown.js'
import { SpanSet } from './span-set.js'
import { trimmed } from './trimmed.js'

/** Most lists stay empty: they share what they need. */
const nothing = new Uint32Array(0)
const noSpans = new SpanSet(nothing, nothing)

/** Collects spans in columns that grow: documents have hundreds of thousands, too many for objects. */
export class SpanList {
  #starts: Uint32Array
  #ends: Uint32Array
  #count = 0

  /** @param capacity how many spans are expected: more fit, but to make room takes time */
  constructor(capacity = 0) {
    this.#starts = capacity === 0 ? nothing : new Uint32Array(capacity)
    this.#ends = capacity === 0 ? nothing : new Uint32Array(capacity)
  }

  get count(): number {
    return this.#count
  }

  /** Whether a place lies strictly inside the last span. */
  isInsideLast(at: number): boolean {
    const last = this.#count - 1
    return last >= 0 && at < this.#ends[last]! && at > this.#starts[last]!
  }

  /** Adds a span behind the others; those that it overlaps become one with it. Empty ones are left out. */
  add(start: number, end: number): void {
    if (end <= start) return
    let from = start
    let to = end
    let count = this.#count
    while (count > 0 && this.#ends[count - 1]! > from) {
      count--
      from = Math.min(from, this.#starts[count]!)
      to = Math.max(to, this.#ends[count]!)
    }
    if (count === this.#starts.length) this.#grow()
    this.#starts[count] = from
    this.#ends[count] = to
    this.#count = count + 1
  }

  /** Forgets the spans behind the first `count`. */
  drop(count: number): void {
    this.#count = Math.min(count, this.#count)
  }

  build(): SpanSet {
    if (this.#count === 0) return noSpans
    return new SpanSet(trimmed(this.#starts, this.#count), trimmed(this.#ends, this.#count))
  }

  #grow(): void {
    const length = 2 * this.#starts.length + 16
    this.#starts = grown(this.#starts, length)
    this.#ends = grown(this.#ends, length)
  }
}
