import { grown } from '../../outline/grown.js'
import type { Tokens } from './page.js'

/** Tokens as they are read. */
export class TokenList implements Tokens {
  length = 0
  kind: Uint8Array
  start: Uint32Array
  end: Uint32Array
  element: Int32Array
  inside: Int32Array

  /** @param room how many tokens there is room for at first */
  constructor(room: number) {
    this.kind = new Uint8Array(room)
    this.start = new Uint32Array(room)
    this.end = new Uint32Array(room)
    this.element = new Int32Array(room)
    this.inside = new Int32Array(room)
  }

  add(kind: number, start: number, end: number, element: number, inside: number): void {
    const at = this.length++
    if (at === this.kind.length) this.#grow()
    this.kind[at] = kind
    this.start[at] = start
    this.end[at] = end
    this.element[at] = element
    this.inside[at] = inside
  }

  #grow(): void {
    const room = 2 * this.kind.length
    this.kind = grown(this.kind, room)
    this.start = grown(this.start, room)
    this.end = grown(this.end, room)
    this.element = grown(this.element, room)
    this.inside = grown(this.inside, room)
  }
}
