import { type Boundaries, strengths } from '../boundaries/boundary.js'

/** How far before a span and behind it a code unit may stand that makes a boundary in it. */
const before = 132
const behind = 32

/**
 * Tells in one pass which levels can have boundaries in a span at all. Searching each level for itself would cost several
 * passes over stretches that have nothing, such as a line without spaces.
 */
export class UnitIndex {
  readonly #levels: readonly Boundaries[]
  #table: UnitTable | undefined
  /** Whether the span asked about last lacked two levels within lines or more. Then it pays to ask about the next one first. */
  isPoor = false

  constructor(levels: readonly Boundaries[]) {
    this.#levels = levels
  }

  /** A bit for each level that may have a boundary in a span; always set for levels that do not name their units. */
  levelsWithin(text: string, start: number, end: number): number {
    this.#table ??= tableFor(this.#levels)
    const { bits, all, fine } = this.#table
    let found = this.#table.unnamed
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
    const lacking = fine & ~found
    this.isPoor = (lacking & (lacking - 1)) !== 0
    return found
  }
}

/** For each code unit a bit for each level in which it can make a boundary. */
interface UnitTable {
  /** The units that it was made of, level by level. */
  readonly units: readonly Boundaries['units'][]
  readonly bits: Uint8Array | Uint32Array
  /** The levels that name no units. */
  readonly unnamed: number
  readonly all: number
  /** The levels within lines. */
  readonly fine: number
}

/** The tables made lately. A table takes about a millisecond to fill: it is made once for many sources. */
const tables: UnitTable[] = []
const mostTables = 8

function tableFor(levels: readonly Boundaries[]): UnitTable {
  const units = levels.map((level) => level.units)
  const known = tables.find(
    (table) => table.units.length === units.length && units.every((one, level) => one === table.units[level]),
  )
  if (known !== undefined) return known
  const bits = units.length <= 8 ? new Uint8Array(0x10000) : new Uint32Array(0x10000)
  let unnamed = 0
  let fine = 0
  units.forEach((named, level) => {
    if (levels[level]!.strength < strengths.line) fine |= 1 << level
    if (named === undefined) unnamed |= 1 << level
    else for (let unit = 0; unit < bits.length; unit++) if (named[unit] !== 0) bits[unit]! |= 1 << level
  })
  const table = { units, bits, unnamed, all: 2 ** units.length - 1, fine }
  if (tables.push(table) > mostTables) tables.shift()
  return table
}
