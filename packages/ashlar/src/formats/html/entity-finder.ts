import type { OutlineBuilder } from '../../outline/outline-builder.js'
import { decodeEntity, entityAt } from './decode-entities.js'

/** Finds the character references of a text that is passed from its beginning to its end. */
export class EntityFinder {
  readonly #text: string
  readonly #builder: OutlineBuilder
  #next = -1

  constructor(text: string, builder: OutlineBuilder) {
    this.#text = text
    this.#builder = builder
  }

  pass(from: number, end: number): void {
    if (this.#next < from) this.#next = this.#ampersandFrom(from)
    while (this.#next < end) {
      const at = this.#next
      const written = entityAt(this.#text, at)
      if (written !== undefined && decodeEntity(written) !== written)
        this.#builder.unbroken(at, Math.min(end, at + written.length))
      this.#next = this.#ampersandFrom(at + 1)
    }
  }

  /** The next ampersand, infinitely far when there is none. */
  #ampersandFrom(from: number): number {
    const found = this.#text.indexOf('&', from)
    return found === -1 ? Number.POSITIVE_INFINITY : found
  }
}
