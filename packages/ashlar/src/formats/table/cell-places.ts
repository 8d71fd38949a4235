import { strengths } from '../../boundaries/boundary.js'
import type { Span } from '../../span.js'
import type { OutlineWriter } from '../outline-writer.js'
import { cellsBefore, wideCells } from './wide-cells.js'

/** Places between the cells of the table that is open. What is in long cells is prose, all else is verbatim. */
export class CellPlaces {
  readonly #text: string
  readonly #out: OutlineWriter
  #verbatimFrom: number

  constructor(text: string, out: OutlineWriter, start: number) {
    this.#text = text
    this.#out = out
    this.#verbatimFrom = start
  }

  row(row: Span, separator: '|' | '&'): void {
    const out = this.#out
    for (const cell of wideCells(this.#text, row, separator)) {
      const { start, end, index, isProse } = cell
      if (index > 0) out.place(start, strengths.clause)
      out.leaf({ kind: 'row', start, end, linePrefix: cellsBefore(cell, separator) })
      if (!isProse) continue
      out.verbatim({ start: this.#verbatimFrom, end: start })
      this.#verbatimFrom = end
    }
  }

  end(end: number): void {
    this.#out.verbatim({ start: this.#verbatimFrom, end })
  }
}
