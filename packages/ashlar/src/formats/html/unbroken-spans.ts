import type { OutlineBuilder } from '../../outline/outline.js'

/** Collects what is not to be cut; spans that touch become one. */
export class UnbrokenSpans {
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  /** A span that ends at or behind the end of everything so far. It may begin before. */
  add(start: number, end: number): void {
    let from = start
    let to = end
    while (this.#ends.length > 0 && this.#ends[this.#ends.length - 1]! >= from) {
      to = Math.max(to, this.#ends.pop()!)
      from = Math.min(from, this.#starts.pop()!)
    }
    this.#starts.push(from)
    this.#ends.push(to)
  }

  /** A heading with what leads to the content behind it. It does not become one with what ends where it begins. */
  addHeading(start: number, end: number): void {
    while (this.#ends.length > 0 && this.#ends[this.#ends.length - 1]! > start) {
      this.#ends.pop()
      this.#starts.pop()
    }
    this.#starts.push(start)
    this.#ends.push(end)
  }

  tell(builder: OutlineBuilder): void {
    this.#starts.forEach((start, index) => {
      builder.unbroken({ start, end: this.#ends[index]! })
    })
  }
}
