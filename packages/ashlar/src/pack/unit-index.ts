import { type Boundaries, lookBehind } from '../boundaries/boundary.js'

/** How far behind a span a code unit may stand that makes a boundary in it. */
const behind = 32

/**
 * Tells in one pass which levels can have boundaries in a span at all. Searching each level for itself would cost several
 * passes over stretches that have nothing, such as a line without spaces.
 */
export class UnitIndex {
  readonly #levels: readonly Boundaries[]
  #bits: Uint8Array | Uint32Array | undefined
  #all = 0

  constructor(levels: readonly Boundaries[]) {
    this.#levels = levels
  }

  /** A bit for each level that may have a boundary in a span; always set for levels that do not name their units. */
  levelsWithin(text: string, start: number, end: number): number {
    const bits = this.#table()
    const all = this.#all
    let found = this.#unnamed()
    const to = Math.min(text.length, end + behind)
    for (let at = Math.max(0, start - lookBehind); at < to; at++) {
      const met = bits[text.charCodeAt(at)]!
      if (met === 0) continue
      found |= met
      if (found === all) break
    }
    return found
  }

  #unnamed(): number {
    return this.#levels.reduce(
      (mask, { units }, index) => (units === undefined ? mask | (1 << index) : mask),
      0,
    )
  }

  #table(): Uint8Array | Uint32Array {
    if (this.#bits !== undefined) return this.#bits
    const bits = this.#levels.length <= 8 ? new Uint8Array(0x10000) : new Uint32Array(0x10000)
    this.#levels.forEach(({ units }, index) => {
      this.#all |= 1 << index
      if (units !== undefined)
        for (let unit = 0; unit < bits.length; unit++) if (units[unit] !== 0) bits[unit]! |= 1 << index
    })
    this.#bits = bits
    return bits
  }
}
