import { SpanSet } from './span-set.js'

/** Collects spans in columns that grow: documents have hundreds of thousands, too many for objects. */
export class SpanList {
  #starts = new Uint32Array(16)
  #ends = new Uint32Array(16)
  #count = 0

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
    return new SpanSet(this.#starts.slice(0, this.#count), this.#ends.slice(0, this.#count))
  }

  #grow(): void {
    const starts = new Uint32Array(2 * this.#starts.length)
    const ends = new Uint32Array(starts.length)
    starts.set(this.#starts)
    ends.set(this.#ends)
    this.#starts = starts
    this.#ends = ends
  }
}
