import { strengths } from '../../boundaries/boundary.js'
import type { Span } from '../../span.js'
import type { OutlineWriter } from '../outline-writer.js'
import { type CellMark, wideCells } from './wide-cells.js'

/** Places between the cells of the table that is open. What is in long cells is prose, all else is verbatim. */
export class CellPlaces {
  readonly #text: string
  readonly #out: OutlineWriter
  #verbatimFrom: number

  readonly #visit = {
    place: (at: number) => this.#out.place(at, strengths.clause),
    prose: (start: number, end: number) => {
      this.#out.verbatim({ start: this.#verbatimFrom, end: start })
      this.#verbatimFrom = end
    },
  }

  constructor(text: string, out: OutlineWriter, start: number) {
    this.#text = text
    this.#out = out
    this.#verbatimFrom = start
  }

  row(row: Span, mark: CellMark): void {
    if (wideCells(this.#text, row, mark, this.#visit))
      this.#out.leaf({ kind: 'row', start: row.start, end: row.end, cellMark: mark })
  }

  end(end: number): void {
    this.#out.verbatim({ start: this.#verbatimFrom, end })
  }
}
