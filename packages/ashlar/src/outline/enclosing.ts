import type { Outline, OutlineNode } from './outline.js'
import { firstAfter } from './span-set.js'

/** Finds the nodes around a place. */
export class Enclosing {
  readonly nodes: readonly OutlineNode[]
  readonly #starts: Uint32Array
  /** For each node the nearest ancestor that has a lead or a title, -1 for none. */
  readonly #speaking: Int32Array

  constructor({ nodes }: Outline) {
    this.nodes = nodes
    this.#starts = Uint32Array.from(nodes, (node) => node.start)
    this.#speaking = new Int32Array(nodes.length)
    nodes.forEach(({ parent }, index) => {
      if (parent === -1) this.#speaking[index] = -1
      else this.#speaking[index] = speaks(nodes[parent]!) ? parent : this.#speaking[parent]!
    })
  }

  /** The index of the last node that begins at or before `at`, -1 for none. */
  lastBefore(at: number): number {
    return firstAfter(this.#starts, at) - 1
  }

  /** The index of the innermost node that begins at or before `start` and ends at or after `end`, -1 for none. */
  around(start: number, end: number): number {
    let index = this.lastBefore(start)
    while (index !== -1 && this.nodes[index]!.end < end) index = this.nodes[index]!.parent
    return index
  }

  /** The nodes with a lead or a title that hold the code unit at `at`, innermost first. */
  *speaking(at: number): Iterable<OutlineNode> {
    let index = this.around(at, at + 1)
    if (index !== -1 && !speaks(this.nodes[index]!)) index = this.#speaking[index]!
    for (; index !== -1; index = this.#speaking[index]!) yield this.nodes[index]!
  }
}

function speaks(node: OutlineNode): boolean {
  return node.lead !== undefined || node.title !== undefined
}
