import type { Span } from '../../span.js'
import type { Page } from './page.js'
import type { PageFacts } from './page-facts.js'
import type { RenderedText } from './rendered-text.js'

/**
 * Writes the rows of tables, one a line; rows without text are left out. In Markdown a header row stands above the rows of a
 * piece: the table's own, or an empty one. Of several header rows the others follow as rows.
 */
export class TableWriter {
  readonly #page: Page
  readonly #span: Span
  readonly #facts: PageFacts
  readonly #out: RenderedText
  readonly #isMarkdown: boolean
  /** The row that is open, -1 for none, and its table. */
  #row = -1
  #table = -1
  /** The table whose header stands above what is written now. */
  #headed = -1
  /** The column of the cell that is open, and how many cells of the row are written. */
  #column = 0
  #cells = 0
  /** The column that the line begins with: a later one in a piece of a row, which would else grow with the row. */
  #firstColumn: number | undefined

  constructor(
    page: Page,
    facts: PageFacts,
    out: RenderedText,
    slice: { readonly span: Span; readonly as: 'text' | 'markdown' },
  ) {
    this.#page = page
    this.#facts = facts
    this.#out = out
    this.#span = slice.span
    this.#isMarkdown = slice.as === 'markdown'
  }

  /** Whether a row is open: all of it stands on one line. */
  get isInRow(): boolean {
    return this.#row !== -1
  }

  /** A table is open where the slice begins: its header, if it has one, stands before the slice. */
  resume(table: number): void {
    if (this.#facts.headEnd(table) !== -1) this.#headed = table
  }

  /** Begins a row; false for one that is no row of a table. */
  open(row: number): boolean {
    const table = this.#row === -1 ? this.#facts.tableOf(row) : -1
    if (table === -1) return false
    this.#out.endLines(1)
    this.#row = row
    this.#table = table
    this.#column = 0
    this.#cells = 0
    this.#firstColumn = this.#page.elements.start[row]! < this.#span.start ? undefined : 0
    return true
  }

  /** Begins a cell in its column. */
  openCell(cell: number): void {
    this.#column = this.#facts.grid(this.#table).columnOf(cell)
    this.#firstColumn ??= this.#column
  }

  /** Text follows. In a row it is that of a cell; elsewhere it parts the rows before it from those behind. */
  text(): void {
    if (this.#row !== -1) {
      if (this.#cells === 0 && this.#needsHeader()) this.#emptyHeader()
      while (this.#cells <= this.#column - (this.#firstColumn ?? 0)) this.#nextCell()
    } else if (this.#headed !== -1) {
      if (this.#isMarkdown) this.#out.endLines(2)
      this.#headed = -1
    }
  }

  /** Ends a row; true when it is the one that is open. */
  close(row: number): boolean {
    if (row !== this.#row) return false
    this.#row = -1
    if (this.#cells > 0 && this.#isMarkdown) this.#endRow(row)
    this.#out.endLines(1)
    return true
  }

  /** What follows a table is no row of it. */
  closeTable(): void {
    this.#headed = -1
  }

  /** Part of a row needs no header, so that what does not fit under one can stand alone. */
  #needsHeader(): boolean {
    return (
      this.#isMarkdown &&
      this.#headed !== this.#table &&
      this.#isWhole(this.#row) &&
      !this.#isHeader(this.#row)
    )
  }

  #emptyHeader(): void {
    this.#out.endLines(2)
    this.#endLine(this.#facts.grid(this.#table).columns)
    this.#writeRule()
    this.#headed = this.#table
    this.#cells = 0
  }

  #endRow(row: number): void {
    const beginsTable = this.#headed !== this.#table && this.#isHeader(row) && this.#isWhole(row)
    this.#endLine(beginsTable ? this.#facts.grid(this.#table).columns : 0)
    if (!beginsTable) return
    this.#writeRule()
    this.#headed = this.#table
  }

  /** Ends the line of a row that has at least so many cells. */
  #endLine(cells: number): void {
    while (this.#cells < cells) this.#nextCell()
    this.#out.append(' |')
    this.#out.endLines(1)
  }

  /** The line below a header row. */
  #writeRule(): void {
    this.#out.add(`|${' --- |'.repeat(this.#cells)}`)
    this.#out.endLines(1)
  }

  #nextCell(): void {
    if (this.#cells > 0) this.#out.append(this.#out.beginsLine ? '|' : ' |')
    else this.#out.add(this.#isMarkdown ? '|' : '')
    this.#out.gap()
    this.#cells++
  }

  #isHeader(row: number): boolean {
    return this.#page.elements.end[row]! <= this.#facts.headEnd(this.#table)
  }

  #isWhole(row: number): boolean {
    const { start, end } = this.#page.elements
    return start[row]! >= this.#span.start && end[row]! <= this.#span.end
  }
}
