import { strengths } from '../../boundaries/boundary.js'
import type { OpenNode, OutlineWriter } from '../outline-writer.js'
import { CellPlaces } from '../table/cell-places.js'

/** Rows above the first rule between rows are a header, up to this many. */
const mostHeaderRows = 3

interface OpenTable {
  readonly node: OpenNode
  readonly firstPlace: number
  rows: number
  isBetweenRows: boolean
  ruleEnd: number
  hasHeader: boolean
  readonly cells: CellPlaces
  /** Where the row begins that is read, -1 for none, and how many nodes there were before it. */
  rowStart: number
  nodesBefore: number
}

/** The rows of the tables that are open, the innermost last. A rule belongs to the row above it. */
export class TableRows {
  readonly #text: string
  readonly #out: OutlineWriter
  readonly #tables: OpenTable[] = []

  constructor(text: string, out: OutlineWriter) {
    this.#text = text
    this.#out = out
  }

  get isOpen(): boolean {
    return this.#tables.length > 0 && this.#out.top === this.#tables.at(-1)!.node
  }

  begin(node: OpenNode): void {
    this.#tables.push({
      node,
      firstPlace: this.#out.placeCount,
      rows: 0,
      isBetweenRows: false,
      ruleEnd: -1,
      hasHeader: false,
      cells: new CellPlaces(this.#text, this.#out, node.start),
      rowStart: -1,
      nodesBefore: 0,
    })
  }

  /** @param contentEnd where the last row ends */
  end(contentEnd: number, end: number): void {
    this.#endCells(contentEnd)
    this.#tables.pop()!.cells.end(end)
  }

  clear(): void {
    this.#tables.length = 0
  }

  rowEnd(at: number): void {
    const table = this.#tables.at(-1)!
    this.#endCells(at)
    table.rows++
    table.isBetweenRows = true
    table.ruleEnd = -1
  }

  rule(end: number): void {
    const table = this.#tables.at(-1)!
    if (table.isBetweenRows) table.ruleEnd = end
  }

  /** Content of a table begins or goes on. False when it is not directly inside a table. */
  content(start: number): boolean {
    if (!this.isOpen) return false
    const table = this.#tables.at(-1)!
    if (!table.isBetweenRows) this.#out.touch(start)
    else if (table.ruleEnd !== -1 && !table.hasHeader && table.rows <= mostHeaderRows) {
      table.node.lead = { start: table.node.start, end: table.ruleEnd }
      this.#out.dropPlaces(table.firstPlace)
      this.#out.touch(start)
    } else this.#out.place(start, strengths.row)
    if (table.isBetweenRows && table.ruleEnd !== -1) table.hasHeader = true
    table.isBetweenRows = false
    if (table.rowStart === -1) {
      table.rowStart = start
      table.nodesBefore = this.#out.nodeCount
    }
    return true
  }

  /** The cells of a row that holds nothing else that has a structure. */
  #endCells(end: number): void {
    const table = this.#tables.at(-1)!
    const { rowStart: start, nodesBefore } = table
    if (start !== -1 && nodesBefore === this.#out.nodeCount && end > start)
      table.cells.row({ start, end }, '&')
    table.rowStart = -1
  }
}
