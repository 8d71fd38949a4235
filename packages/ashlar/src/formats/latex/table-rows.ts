import { strengths } from '../../boundaries/boundary.js'
import type { OpenNode, OutlineWriter } from '../outline-writer.js'

/** Rows above the first rule between rows are a header, up to this many. */
const mostHeaderRows = 3

interface OpenTable {
  readonly node: OpenNode
  readonly firstPlace: number
  rows: number
  isBetweenRows: boolean
  ruleEnd: number
  hasHeader: boolean
}

/** The rows of the tables that are open, the innermost last. A rule belongs to the row above it. */
export class TableRows {
  readonly #out: OutlineWriter
  readonly #tables: OpenTable[] = []

  constructor(out: OutlineWriter) {
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
    })
  }

  end(): void {
    this.#tables.pop()
  }

  clear(): void {
    this.#tables.length = 0
  }

  rowEnd(): void {
    const table = this.#tables.at(-1)!
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
    return true
  }
}
