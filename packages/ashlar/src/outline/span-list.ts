import { SpanSet } from './span-set.js'

/** Collects spans in typed arrays that grow: documents have hundreds of thousands, too many for objects. */
export class SpanList {
  #starts = new Uint32Array(64)
  #ends = new Uint32Array(64)
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Where the last span begins, 0 when there is none. */
  get lastStart(): number {
    return this.#count === 0 ? 0 : this.#starts[this.#count - 1]!
  }

  /** Where the last span ends, 0 when there is none. */
  get lastEnd(): number {
    return this.#count === 0 ? 0 : this.#ends[this.#count - 1]!
  }

  /** Adds a span behind the others; those that it overlaps become one with it. Empty ones are left out. */
  add(start: number, end: number): void {
    if (end <= start) return
    let from = start
    let to = end
    while (this.#count > 0 && this.#ends[this.#count - 1]! > from) {
      const last = --this.#count
      from = Math.min(from, this.#starts[last]!)
      to = Math.max(to, this.#ends[last]!)
    }
    if (this.#count === this.#starts.length) this.#grow()
    this.#starts[this.#count] = from
    this.#ends[this.#count++] = to
  }

  /** Forgets the spans behind the first `count`. */
  drop(count: number): void {
    this.#count = Math.min(count, this.#count)
  }

  build(): SpanSet {
    return new SpanSet(this.#starts.slice(0, this.#count), this.#ends.slice(0, this.#count))
  }

  #grow(): void {
    const starts = new Uint32Array(2 * this.#count)
    const ends = new Uint32Array(2 * this.#count)
    starts.set(this.#starts)
    ends.set(this.#ends)
    this.#starts = starts
    this.#ends = ends
  }
}
