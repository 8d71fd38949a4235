import { strengths } from '../../boundaries/boundary.js'
import type { CutPlaces, LeadRoom } from '../../outline/outline.js'
import { firstAfter } from '../../outline/span-set.js'
import type { Span } from '../../span.js'

/** Headers of more code units are not measured as a whole where it can be told that they do not fit. */
const longHeader = 1024
/** How many ends are tried: by a measure that is not monotone the first need not fit. */
const mostTries = 4

/** The header of a table, and of one that is too long the part that matters for a piece: the cells above it. */
export class HeaderPart {
  readonly #text: string
  readonly #cellStarts: Uint32Array
  readonly #cellEnds: Uint32Array
  readonly #places: CutPlaces
  /** The places before rows, found when first asked for. */
  #rows: Uint32Array | undefined

  constructor(
    text: string,
    header: { starts: readonly number[]; ends: readonly number[] },
    places: CutPlaces,
  ) {
    this.#text = text
    this.#cellStarts = Uint32Array.from(header.starts)
    this.#cellEnds = Uint32Array.from(header.ends)
    this.#places = places
  }

  /** What of the header is shown before a piece that begins at `at`; `undefined` where there is no room. */
  within(at: number, { measure, units }: LeadRoom): Span | undefined {
    if (units < 1) return undefined
    const fits = (span: Span) => {
      const written = `${this.#text.slice(span.start, span.end)}\n`
      return measure.size(written, { start: 0, end: written.length }) <= units
    }
    const reachFrom = (start: number) => measure.reach(this.#text, start, Math.floor(units))
    const whole = { start: this.#cellStarts[0]!, end: this.#cellEnds.at(-1)! }
    const isShort = whole.end - whole.start <= longHeader || reachFrom(whole.start) >= whole.end
    if (isShort && fits(whole)) return whole
    const cell = Math.min(this.#cellOf(at), this.#cellStarts.length - 1)
    const start = this.#cellStarts[cell]!
    let last = firstAfter(this.#cellEnds, reachFrom(start)) - 1
    for (let tries = 0; tries < mostTries && last >= cell; tries++, last--) {
      const part = { start, end: this.#cellEnds[last]! }
      if (part.end > start && fits(part)) return part
    }
    return undefined
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
