import { strengths } from '../../boundaries/boundary.js'
import type { Span } from '../../span.js'
import { wideCells } from '../table/wide-cells.js'
import type { Containers } from './containers.js'
import type { LineCursor } from './line-cursor.js'
import type { OutlineWriter } from './outline-writer.js'
import type { LastLine } from './paragraph-reader.js'

/** Reads tables, from their header on. */
export class TableReader {
  readonly #cursor: LineCursor
  readonly #writer: OutlineWriter
  #node = -1
  #headerEnd = 0
  #end = 0
  #prefix = ''
  #verbatimFrom = 0

  readonly #visit = {
    place: (at: number) => this.#writer.innerPlace(at, strengths.clause),
    prose: (start: number, end: number) => {
      this.#writer.verbatim(this.#verbatimFrom, start)
      this.#verbatimFrom = end
    },
  }

  constructor(cursor: LineCursor, writer: OutlineWriter) {
    this.#cursor = cursor
    this.#writer = writer
  }

  get isOpen(): boolean {
    return this.#node !== -1
  }

  /** Begins a table with its header; the delimiter row is at the cursor. */
  begin(header: LastLine, { prefix, depth }: Containers): void {
    const end = this.#cursor.contentEnd
    this.#node = this.#writer.open({
      kind: 'table',
      start: header.blockStart,
      parent: header.parent,
      lead: { start: header.start, end },
      leadIsNeeded: true,
      ...(prefix !== '' && { linePrefix: prefix }),
    })
    this.#prefix = prefix
    this.#headerEnd = this.#end = end
    this.#verbatimFrom = header.blockStart
    this.#cells(header)
    this.#writer.glue(header.blockStart, end, depth)
  }

  takeRow(): void {
    const { start, content, contentEnd } = this.#cursor
    this.#writer.place(start, strengths.row)
    this.#writer.reach(content)
    this.#cells({ start: content, end: contentEnd })
    this.#end = contentEnd
  }

  close(): void {
    if (!this.isOpen) return
    const end = this.#end
    if (end === this.#headerEnd) this.#writer.reach(end - 1)
    this.#writer.close(this.#node, end)
    this.#writer.verbatim(this.#verbatimFrom, end)
    this.#node = -1
  }

  /** Places between the cells of a wide row. What is in a long cell is prose. */
  #cells(row: Span): void {
    const { text } = this.#cursor
    if (!wideCells(text, row, '|', this.#visit)) return
    const { start, end } = row
    const linePrefix = this.#prefix === '' ? {} : { linePrefix: this.#prefix }
    this.#writer.add({ kind: 'row', start, end, parent: this.#node, cellMark: '|', ...linePrefix })
  }
}
