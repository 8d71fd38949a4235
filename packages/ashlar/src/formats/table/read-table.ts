import { strengths } from '../../boundaries/boundary.js'
import { AshlarError } from '../../errors.js'
import type { RecordFormat, RecordReader, RecordReading } from '../../outline/record-format.js'
import { OutlineWriter } from '../outline-writer.js'
import { recordReading } from '../record-reading.js'
import { HeaderPart } from './header-part.js'
import { readPipes } from './read-pipes.js'
import { type Row, RowScanner } from './row-scanner.js'
import { type TableForm, type TableOptions, tableForm, tableHeadLength } from './table-form.js'

/** A row of fewer code units has no places between its cells. */
const wideRow = 48
/** A cell of more code units is read as prose. */
const longCell = 200

/** Delimited values, or a table between pipes: rows, cells, and the header as what leads. */
export function tableFormat(options: TableOptions = {}): RecordFormat {
  return { headLength: tableHeadLength, begin: (head) => new TableReader(tableForm(head, options), options) }
}

/** What is known of a table for good: its form, and whether it has a header. */
class TableReader implements RecordReader {
  readonly #form: TableForm
  readonly #options: TableOptions
  #hasHeader: boolean | undefined

  constructor(form: TableForm, options: TableOptions) {
    this.#form = form
    this.#options = options
    if (options.header !== 'auto') this.#hasHeader = options.header ?? true
  }

  read(text: string, ending: 'open' | 'final'): RecordReading {
    if (this.#form.kind === 'pipes') return readPipes(text, this.#form.start, ending)
    const rows = new RowReading(text, this.#form, ending)
    rows.read((row) => {
      this.#hasHeader ??= row.isHeader()
      return this.#hasHeader
    })
    const reading = rows.build()
    const at = rows.unclosed
    return at === -1 ? reading : { ...reading, remark: { at, tell: (line) => this.#tellOfQuote(line) } }
  }

  #tellOfQuote(line: number): void {
    if (this.#options.invalid === 'error') throw unclosedQuote(line)
    this.#options.onUnclosedQuote?.(line)
  }
}

/** Reads the rows of one text at hand. */
class RowReading {
  readonly #text: string
  readonly #form: TableForm
  readonly #ending: 'open' | 'final'
  readonly #out: OutlineWriter
  readonly #rows: RowScanner
  #header: { starts: readonly number[]; ends: readonly number[] } | undefined
  #headEnd: number
  #end: number
  #verbatimFrom = 0

  constructor(text: string, form: TableForm, ending: 'open' | 'final') {
    this.#text = text
    this.#form = form
    this.#ending = ending
    this.#out = new OutlineWriter(text)
    this.#rows = new RowScanner(text, form.delimiter)
    this.#headEnd = this.#end = Math.min(form.start, text.length)
  }

  /** Where the first quote stands that nothing closes in all the text, -1 when there is none. */
  get unclosed(): number {
    return this.#ending === 'final' ? this.#rows.unclosed : -1
  }

  /** @param hasHeader asked once, at the first row */
  read(hasHeader: (first: RowReading) => boolean): void {
    const text = this.#text
    const out = this.#out
    let count = 0
    while (this.#end < text.length) {
      const row = this.#rows.row(this.#end)
      if (this.#ending === 'open' && this.#rows.isUncertain) return
      this.#end = row.next
      if (this.#isBlank(row)) continue
      if (count === 0) this.#begin(row, hasHeader(this))
      else if (count > 1 || this.#header === undefined) out.place(row.start, strengths.row)
      this.#cells(row)
      count++
    }
  }

  /** Whether no cell of the last row is empty or a number. */
  isHeader(): boolean {
    const { cellStarts, cellEnds } = this.#rows
    return cellStarts.every((start, cell) => {
      const value = this.#text.slice(start, cellEnds[cell]).replace(/^"|"$/g, '').trim()
      return value !== '' && !/^[-+]?[\d.,]+%?$/.test(value)
    })
  }

  build(): RecordReading {
    const end = this.#end
    this.#out.verbatim({ start: this.#verbatimFrom, end })
    const outline = this.#out.finish(end)
    const header = this.#header && new HeaderPart(this.#text, this.#header, outline.places)
    return recordReading({
      outline: header ? { ...outline, leadWithin: (_, at, room) => header.within(at, room) } : outline,
      headEnd: this.#headEnd,
      end,
    })
  }

  #begin({ start, end, next }: Row, hasHeader: boolean): void {
    this.#out.push({
      kind: 'table',
      start: Math.min(start, this.#form.start),
      ...(hasHeader && { lead: { start, end }, leadIsNeeded: true }),
    })
    this.#verbatimFrom = start
    if (!hasHeader) return
    this.#header = { starts: this.#rows.cellStarts.slice(), ends: this.#rows.cellEnds.slice() }
    this.#headEnd = next
  }

  #isBlank({ start, end }: Row): boolean {
    return this.#rows.cellStarts.length === 1 && (start === end || this.#text.slice(start, end).trim() === '')
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

function unclosedQuote(line: number): AshlarError {
  return new AshlarError({
    code: 'invalid-source',
    given: `a quote at line ${line} that nothing closes`,
    wanted: 'a closing quote, or doubled quotes inside of quoted cells',
    advice: "With invalid: 'text' the quote is an ordinary character.",
  })
}
