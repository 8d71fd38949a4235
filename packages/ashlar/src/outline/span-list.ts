import { SpanSet } from './span-set.js'

/** Collects spans as plain numbers: documents have hundreds of thousands, too many for objects. */
export class SpanList {
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  get count(): number {
    return this.#starts.length
  }

  /** Whether a place lies strictly inside the last span. */
  isInsideLast(at: number): boolean {
    return at < (this.#ends.at(-1) ?? 0) && at > this.#starts.at(-1)!
  }

  /** Adds a span behind the others; those that it overlaps become one with it. Empty ones are left out. */
  add(start: number, end: number): void {
    if (end <= start) return
    let from = start
    let to = end
    while ((this.#ends.at(-1) ?? 0) > from) {
      from = Math.min(from, this.#starts.pop()!)
      to = Math.max(to, this.#ends.pop()!)
    }
    this.#starts.push(from)
    this.#ends.push(to)
  }

  /** Forgets the spans behind the first `count`. */
  drop(count: number): void {
    this.#starts.length = this.#ends.length = count
  }

  build(): SpanSet {
    return new SpanSet(new Uint32Array(this.#starts), new Uint32Array(this.#ends))
  }
}
