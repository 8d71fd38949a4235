import type { OutlineBuilder } from '../../outline/outline.js'

/** Collects what is not to be cut; spans that overlap become one, those that touch may be parted. */
export class UnbrokenSpans {
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  /** A span that ends at or behind the end of everything so far. It may begin before. */
  add(start: number, end: number): void {
    let from = start
    let to = end
    while (this.#ends.length > 0 && this.#ends[this.#ends.length - 1]! > from) {
      to = Math.max(to, this.#ends.pop()!)
      from = Math.min(from, this.#starts.pop()!)
    }
    this.#starts.push(from)
    this.#ends.push(to)
  }

  tell(builder: OutlineBuilder): void {
    this.#starts.forEach((start, index) => {
      builder.unbroken({ start, end: this.#ends[index]! })
    })
  }
}
