import type { NodeColumns } from './node-columns.js'

/** More empty cells than these are not written before a cell to keep it in its column. */
const mostAligned = 32
/** Cells of which more code units stand before in the row are not counted. */
const longest = 20_000

/** Counts the cells of a row before a place. It goes on from where it came to: places are asked for in order mostly. */
export class CellCounter {
  readonly #text: string
  #node = -1
  #at = 0
  #count = 0

  constructor(text: string) {
    this.#text = text
  }

  /** How many marks stand before a place in a row, one at the row's very beginning included; those behind a backslash are none. */
  before(place: number, node: number, mark: string, { start }: NodeColumns): number {
    const from = start[node]!
    if (place - from > longest) return mark === '|' ? 1 : 0
    if (this.#node !== node || this.#at > place) {
      this.#node = node
      this.#at = from
      this.#count = mark === '|' && !this.#text.startsWith(mark, from) ? 1 : 0
    }
    const unit = mark.charCodeAt(0)
    for (; this.#at < place; this.#at++) {
      if (this.#text.charCodeAt(this.#at) === unit && this.#text.charCodeAt(this.#at - 1) !== 0x5c)
        this.#count++
    }
    return Math.min(mostAligned, this.#count)
  }
}
