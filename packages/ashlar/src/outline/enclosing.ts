import { type NodeColumns, traits } from './node-columns.js'
import { firstAfterFrom } from './span-set.js'

/** Finds the nodes around a place. */
export class Enclosing {
  readonly columns: NodeColumns
  /** For each node the nearest ancestor that has a lead, a title or a frame, -1 for none. */
  readonly #speaking: Int32Array
  /** For each node the nearest ancestor that has a title, -1 for none. */
  readonly #titled: Int32Array
  /** Where {@link lastBefore} found its last answer. */
  #near = 0
  /** The last answer of {@link around}: later questions of the same place need not climb as far. */
  #lastBase = -1
  #lastEnd = 0
  #lastFound = -1

  constructor(columns: NodeColumns) {
    const { parent, title } = columns
    this.columns = columns
    const speaking = new Int32Array(parent.length)
    const titled = new Int32Array(parent.length)
    for (let index = 0; index < parent.length; index++) {
      const around = parent[index]!
      speaking[index] = around === -1 || speaks(columns, around) ? around : speaking[around]!
      titled[index] = around === -1 || title[around] !== -1 ? around : titled[around]!
    }
    this.#speaking = speaking
    this.#titled = titled
  }

  /** The index of the last node that begins at or before `at`, -1 for none. */
  lastBefore(at: number): number {
    this.#near = firstAfterFrom(this.columns.start, at, this.#near)
    return this.#near - 1
  }

  /** The index of the innermost node that begins at or before `start` and ends at or after `end`, -1 for none. */
  around(start: number, end: number): number {
    const { end: ends, parent } = this.columns
    const base = this.lastBefore(start)
    let index = base === this.#lastBase && end >= this.#lastEnd ? this.#lastFound : base
    while (index !== -1 && ends[index]! < end) index = parent[index]!
    if (base !== this.#lastBase || end >= this.#lastEnd) {
      this.#lastBase = base
      this.#lastEnd = end
      this.#lastFound = index
    }
    return index
  }

  /** The index of the innermost node with a lead, a title or a frame that holds the code unit at `at`, -1 for none. */
  speaking(at: number): number {
    const index = this.around(at, at + 1)
    return index === -1 || speaks(this.columns, index) ? index : this.#speaking[index]!
  }

  /** The index of the innermost node with a title that holds the code unit at `at`, -1 for none. */
  titled(at: number): number {
    const index = this.around(at, at + 1)
    return index === -1 || this.columns.title[index] !== -1 ? index : this.#titled[index]!
  }

  /** The index of the nearest node with a title around another node, -1 for none. */
  titledAround(index: number): number {
    return this.#titled[index]!
  }

  /** The index of the nearest node with a lead, a title or a frame around another node, -1 for none. */
  speakingAround(index: number): number {
    return this.#speaking[index]!
  }
}

function speaks({ traits: own, title }: NodeColumns, index: number): boolean {
  return (own[index]! & (traits.lead | traits.frame)) !== 0 || title[index] !== -1
}
