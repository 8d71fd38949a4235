import { decodeEntity, entityAt } from './decode-entities.js'
import type { UnbrokenSpans } from './unbroken-spans.js'

/** Finds the character references of a text that is passed from its beginning to its end. */
export class EntityFinder {
  readonly #text: string
  readonly #found: UnbrokenSpans
  #next = -1

  constructor(text: string, found: UnbrokenSpans) {
    this.#text = text
    this.#found = found
  }

  pass(from: number, end: number): void {
    if (this.#next < from) this.#next = this.#ampersandFrom(from)
    while (this.#next < end) {
      const at = this.#next
      const written = entityAt(this.#text, at)
      if (written !== undefined && decodeEntity(written) !== written)
        this.#found.add(at, Math.min(end, at + written.length))
      this.#next = this.#ampersandFrom(at + 1)
    }
  }

  /** The next ampersand, infinitely far when there is none. */
  #ampersandFrom(from: number): number {
    const found = this.#text.indexOf('&', from)
    return found === -1 ? Number.POSITIVE_INFINITY : found
  }
}
