import { strengths } from '../../boundaries/boundary.js'
import type { Outline } from '../../outline/outline.js'
import { LineReading } from '../line-reading.js'
import { OutlineWriter } from '../outline-writer.js'
import { type Row, RowScanner } from './row-scanner.js'
import { type Delimiter, sniffDelimiter } from './sniff-delimiter.js'

/** How a table is read. */
export interface TableOptions {
  /** Whether the first row is a header; `'auto'`: unless a cell of it is empty or a number. Default true. */
  readonly header?: boolean | 'auto'
  /** What stands between cells. Found by itself when left out. */
  readonly delimiter?: Delimiter
}

/** A row of fewer code units has no places between its cells. */
const wideRow = 48
/** A cell of more code units is read as prose. */
const longCell = 200

/** Reads delimited values, or a table between pipes: rows, cells, and the header as what leads. */
export function readTable(text: string, options: TableOptions = {}): Outline {
  if (
    options.delimiter === undefined &&
    /^\ufeff?\s*\|.*(?:\r\n?|\n)[ \t]*\|?[ \t]*:?-[-|: \t]*(?:[\r\n]|$)/.test(text.slice(0, 20_000))
  )
    return readPipes(text)
  return new TableReader(text, options).read()
}

class TableReader {
  readonly #text: string
  readonly #out: OutlineWriter
  readonly #rows: RowScanner
  readonly #header: boolean | 'auto'
  #verbatimFrom = 0

  constructor(text: string, options: TableOptions) {
    this.#text = text
    this.#out = new OutlineWriter(text)
    this.#rows = new RowScanner(text, options.delimiter ?? sniffDelimiter(text))
    this.#header = options.header ?? true
  }

  read(): Outline {
    const text = this.#text
    const out = this.#out
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
    let count = 0
    let hasHeader = false
    let end = at
    while (at < text.length) {
      const row = this.#rows.row(at)
      at = row.next
      if (this.#isBlank(row)) continue
      if (count === 0) {
        hasHeader = this.#isHeader()
        const { start } = row
        out.push({
          kind: 'table',
          start,
          ...(hasHeader && { lead: { start, end: row.end }, leadIsNeeded: true }),
        })
        this.#verbatimFrom = start
      } else if (count > 1 || !hasHeader) out.place(row.start, strengths.row)
      this.#cells(row)
      end = row.end
      count++
    }
    out.verbatim({ start: this.#verbatimFrom, end })
    return out.finish(end)
  }

  #isBlank({ start, end }: Row): boolean {
    return this.#rows.cellStarts.length === 1 && (start === end || this.#text.slice(start, end).trim() === '')
  }

  #isHeader(): boolean {
    if (this.#header !== 'auto') return this.#header
    const { cellStarts, cellEnds } = this.#rows
    return cellStarts.every((start, cell) => {
      const value = this.#text.slice(start, cellEnds[cell]).replace(/^"|"$/g, '').trim()
      return value !== '' && !/^[-+]?[\d.,]+%?$/.test(value)
    })
  }

  /** Places between the cells of a wide row; cells that are prose are left to prose. */
  #cells({ start, end }: Row): void {
    if (end - start < wideRow) return
    const { cellStarts, cellEnds } = this.#rows
    for (let cell = 0; cell < cellStarts.length; cell++) {
      const cellStart = cellStarts[cell]!
      const cellEnd = cellEnds[cell]!
      if (cell > 0) this.#out.place(cellStart, strengths.clause)
      if (cellEnd - cellStart < longCell) continue
      this.#out.verbatim({ start: this.#verbatimFrom, end: cellStart })
      this.#verbatimFrom = cellEnd
    }
  }
}

/** A table between pipes: its first two lines lead. */
function readPipes(text: string): Outline {
  const reading = new LineReading(text)
  const { lines, out } = reading
  let first = 0
  while (lines.isBlank(first)) first++
  const rows: number[] = []
  let to = first + 2
  for (let line = first + 2; line < lines.count; line++) {
    if (lines.isBlank(line)) continue
    if (line > first + 2) rows.push(line)
    to = line + 1
  }
  const start = lines.start(first)
  reading.table({ kind: 'table', start, from: Math.min(first + 2, to), to: Math.min(to, lines.count) }, rows)
  return out.finish(reading.contentEnd)
}
