import { strengths } from '../../boundaries/boundary.js'
import type { CutPlaces, LeadPart } from '../../outline/outline.js'
import { firstAfter } from '../../outline/span-set.js'

/** The part of a header that matters for a piece: from the column that the piece begins in. */
export class HeaderPart {
  readonly #cellStarts: Uint32Array
  readonly #cellEnds: Uint32Array
  readonly #places: CutPlaces
  /** The places before rows, found when first asked for. */
  #rows: Uint32Array | undefined

  constructor(header: { starts: readonly number[]; ends: readonly number[] }, places: CutPlaces) {
    this.#cellStarts = Uint32Array.from(header.starts)
    this.#cellEnds = Uint32Array.from(header.ends)
    this.#places = places
  }

  /** @param at where the piece begins, behind the header */
  at(at: number): LeadPart {
    const cell = Math.min(this.#cellOf(at), this.#cellStarts.length - 1)
    return { start: this.#cellStarts[cell]!, ends: this.#cellEnds.subarray(cell) }
  }

  /** Which cell of its row a place lies in; 0 in rows too short to have places. */
  #cellOf(place: number): number {
    const { at, strength } = this.#places
    this.#rows ??= at.filter((_, index) => strength[index] === strengths.row)
    const row = firstAfter(this.#rows, place) - 1
    const rowStart = row === -1 ? this.#cellEnds.at(-1)! : this.#rows[row]!
    return firstAfter(at, place) - firstAfter(at, rowStart)
  }
}
