import type { Boundaries } from '../boundaries/boundary.js'

/**
 * A level as packers read it, whatever a strategy made it of. That all have one shape lets engines read them in no time,
 * and the packers do so several times for each chunk.
 */
export class Level implements Boundaries {
  readonly name: string
  readonly strength: number
  readonly within: Boundaries['within']
  readonly strongest?: NonNullable<Boundaries['strongest']>
  readonly first?: NonNullable<Boundaries['first']>
  /** Whether it has a table of units. */
  readonly namesUnits: boolean
  readonly #own: Boundaries

  constructor(own: Boundaries) {
    this.name = own.name
    this.strength = own.strength
    this.within = own.within.bind(own)
    if (own.strongest) this.strongest = own.strongest.bind(own)
    if (own.first) this.first = own.first.bind(own)
    this.namesUnits = 'units' in own
    this.#own = own
  }

  // Tables that may never be asked for are not made before they are.
  get units(): Readonly<Uint8Array> | undefined {
    return this.#own.units
  }
}
