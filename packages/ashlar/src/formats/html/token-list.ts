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
    const { kind, start, end, element, inside } = this
    this.kind = new Uint8Array(room)
    this.kind.set(kind)
    this.start = new Uint32Array(room)
    this.start.set(start)
    this.end = new Uint32Array(room)
    this.end.set(end)
    this.element = new Int32Array(room)
    this.element.set(element)
    this.inside = new Int32Array(room)
    this.inside.set(inside)
  }
}
