import type { Outline, OutlineNode } from './outline.js'
import { firstAfter } from './span-set.js'

/** Finds the nodes around a place. */
export class Enclosing {
  readonly nodes: readonly OutlineNode[]
  readonly #starts: Uint32Array
  /** For each node the nearest ancestor that has a lead, a title or a line prefix, -1 for none. */
  readonly #speaking: Int32Array
  /** For each node the nearest ancestor that has a title, -1 for none. */
  readonly #titled: Int32Array
  /** The last answer of {@link around}: later questions of the same place need not climb as far. */
  #last = { base: -1, end: 0, found: -1 }

  constructor({ nodes }: Outline) {
    this.nodes = nodes
    this.#starts = new Uint32Array(nodes.length)
    this.#speaking = new Int32Array(nodes.length)
    this.#titled = new Int32Array(nodes.length)
    for (let index = 0; index < nodes.length; index++) {
      const { start, parent } = nodes[index]!
      this.#starts[index] = start
      const around = parent === -1 ? undefined : nodes[parent]!
      this.#speaking[index] = around === undefined ? -1 : speaks(around) ? parent : this.#speaking[parent]!
      this.#titled[index] =
        around === undefined ? -1 : around.title === undefined ? this.#titled[parent]! : parent
    }
  }

  /** The index of the last node that begins at or before `at`, -1 for none. */
  lastBefore(at: number): number {
    return firstAfter(this.#starts, at) - 1
  }

  /** The index of the innermost node that begins at or before `start` and ends at or after `end`, -1 for none. */
  around(start: number, end: number): number {
    const base = this.lastBefore(start)
    const last = this.#last
    let index = base === last.base && end >= last.end ? last.found : base
    while (index !== -1 && this.nodes[index]!.end < end) index = this.nodes[index]!.parent
    if (base !== last.base || end >= last.end) this.#last = { base, end, found: index }
    return index
  }

  /** The index of the innermost node with a lead, a title or a line prefix that holds the code unit at `at`, -1 for none. */
  speaking(at: number): number {
    const index = this.around(at, at + 1)
    return index === -1 || speaks(this.nodes[index]!) ? index : this.#speaking[index]!
  }

  /** The index of the innermost node with a title that holds the code unit at `at`, -1 for none. */
  titled(at: number): number {
    const index = this.around(at, at + 1)
    return index === -1 || this.nodes[index]!.title !== undefined ? index : this.#titled[index]!
  }

  /** The index of the nearest node with a title around another node, -1 for none. */
  titledAround(index: number): number {
    return this.#titled[index]!
  }

  /** The index of the nearest node with a lead, a title or a line prefix around another node, -1 for none. */
  speakingAround(index: number): number {
    return this.#speaking[index]!
  }
}

function speaks(node: OutlineNode): boolean {
  const { lead, title, shortLead, linePrefix } = node
  return lead !== undefined || title !== undefined || shortLead !== undefined || linePrefix !== undefined
}
