import type { Boundaries } from '../boundaries/boundary.js'

/** How far before a span and behind it a code unit may stand that makes a boundary in it. */
const before = 132
const behind = 32

/**
 * Tells in one pass which levels can have boundaries in a span at all. Searching each level for itself would cost several
 * passes over stretches that have nothing, such as a line without spaces.
 */
export class UnitIndex {
  readonly #units: readonly Boundaries['units'][]
  #bits: Uint8Array | Uint32Array | undefined
  #all = 0

  constructor(levels: readonly Boundaries[]) {
    this.#units = levels.map(({ units }) => units)
  }

  /** Whether it serves these levels: all it knows of levels are their units. */
  isFor(levels: readonly Boundaries[]): boolean {
    const own = this.#units
    return levels.length === own.length && levels.every(({ units }, index) => units === own[index])
  }

  /** A bit for each level that may have a boundary in a span; always set for levels that do not name their units. */
  levelsWithin(text: string, start: number, end: number): number {
    const bits = this.#table()
    const all = this.#all
    let found = this.#unnamed()
    const to = Math.min(text.length, end + behind)
    let at = Math.max(0, start - before)
    // Four at a time: mostly there is nothing.
    for (; at + 4 <= to && found !== all; at += 4) {
      const met =
        bits[text.charCodeAt(at)]! |
        bits[text.charCodeAt(at + 1)]! |
        bits[text.charCodeAt(at + 2)]! |
        bits[text.charCodeAt(at + 3)]!
      if (met !== 0) found |= met
    }
    for (; at < to && found !== all; at++) found |= bits[text.charCodeAt(at)]!
    return found
  }

  #unnamed(): number {
    return this.#units.reduce((mask, units, index) => (units === undefined ? mask | (1 << index) : mask), 0)
  }

  #table(): Uint8Array | Uint32Array {
    if (this.#bits !== undefined) return this.#bits
    const bits = this.#units.length <= 8 ? new Uint8Array(0x10000) : new Uint32Array(0x10000)
    this.#units.forEach((units, index) => {
      this.#all |= 1 << index
      if (units !== undefined)
        for (let unit = 0; unit < bits.length; unit++) if (units[unit] !== 0) bits[unit]! |= 1 << index
    })
    this.#bits = bits
    return bits
  }
}
