import { strengths } from '../boundaries/boundary.js'
import type { NodeKind } from '../outline/outline.js'
import type { Span } from '../span.js'
import { OutlineWriter } from './outline-writer.js'
import { SourceLines } from './source-lines.js'
import { CellPlaces } from './table/cell-places.js'

/** A block of whole lines, `[from, to)`, in which nothing but lines counts. */
export interface LineBlock {
  readonly kind: NodeKind
  /** Where it begins, with what leads it. */
  readonly start: number
  /** The first line behind what leads it. */
  readonly from: number
  readonly to: number
  readonly closer?: string
  /** Where a lead begins that is not all of what leads. */
  readonly leadStart?: number
}

/** The longest first line that an item shows before its later pieces, in code units. */
const longestItemLead = 240

/** What formats that are read line by line have in common. */
export class LineReading {
  readonly text: string
  readonly lines: SourceLines
  readonly out: OutlineWriter
  /** The end of what is read and is not blank. */
  contentEnd = 0
  #prefixStart = -1

  constructor(text: string) {
    this.text = text
    this.lines = new SourceLines(text)
    this.out = new OutlineWriter(text)
  }

  /** A line that belongs to the block that follows: an anchor, attributes, a title. */
  prefix(line: number): void {
    if (this.#prefixStart === -1 && !this.out.isHeld) this.#prefixStart = this.lines.start(line)
  }

  /** No block follows the prefixes. */
  dropPrefix(): void {
    this.#prefixStart = -1
  }

  /** Where a block begins of which `line` is the first line, prefixes included. They are used up. */
  takeStart(line: number): number {
    const start = this.#prefixStart
    this.#prefixStart = -1
    return start === -1 ? this.lines.start(line) : start
  }

  /** A place before a block of which `line` is the first line. Gives where it begins. */
  block(line: number): number {
    const start = this.takeStart(line)
    this.out.block(start, this.lines.start(line))
    return start
  }

  /** A place before an item of which `line` is the first line. Gives where it begins. */
  item(line: number): number {
    const start = this.takeStart(line)
    this.out.item(start, this.lines.start(line))
    return start
  }

  /** What an item leads with: its first line, if that is not long. */
  itemLead(line: number): Span | undefined {
    const lead = { start: this.lines.start(line), end: this.lines.last(line) }
    return lead.end - lead.start <= longestItemLead ? lead : undefined
  }

  /** The source from the beginning of a node to the end of a line; nothing when there is none. */
  upTo(start: number, line: number): Span {
    return { start, end: line < 0 ? start : Math.max(start, this.lines.end(line)) }
  }

  /** A block of lines with its lead, and places between its lines. The place before it is the caller's. */
  lineBlock({ kind, start, from, to, closer, leadStart = start }: LineBlock): void {
    const { lines, out } = this
    const end = Math.max(start, lines.last(to - 1))
    const lead = this.upTo(leadStart, from - 1)
    const hasLead = lead.end > lead.start && from < to
    const context = { lead, leadIsNeeded: true, ...(closer !== undefined && { closer }) }
    out.leaf({ kind, start, end, ...(hasLead && context) })
    out.verbatim({ start: hasLead ? Math.min(lead.end, end) : start, end })
    if (hasLead) out.hold(Math.max(lead.start, lead.end - 3))
    this.placeLines(from, closer === undefined ? to : to - 1)
    out.touch(end)
    this.contentEnd = end
  }

  /** Places before the lines `[from, to)` but the first with content; better ones behind blank lines. */
  placeLines(from: number, to: number): void {
    const { lines, out } = this
    let hasContent = false
    for (let line = from; line < to; line++) {
      if (lines.isBlank(line)) continue
      if (!hasContent) out.touch(lines.start(line))
      else if (lines.isBlank(line - 1)) out.place(lines.start(line), strengths.line + 8)
      else out.place(lines.start(line), strengths.line)
      hasContent = true
    }
  }

  /**
   * A table: places at lines that begin a row and between the cells of wide lines, and a header that leads.
   *
   * @param opening the line that opens the table, where a header follows it
   */
  table(block: LineBlock, rows: readonly number[], opening?: number): void {
    const { out, lines } = this
    const { kind, start, from, to, closer } = block
    const end = Math.max(start, lines.last(to - 1))
    const lead = this.upTo(start, from - 1)
    const context = {
      lead,
      leadIsNeeded: true,
      ...(closer !== undefined && { closer }),
      ...(opening !== undefined && { shortLead: this.upTo(start, opening) }),
    }
    out.push({ kind, start, ...(lead.end > lead.start && context) })
    const cells = new CellPlaces(this.text, out, start)
    let next = 0
    for (let line = lines.at(start); line < to; line++) {
      while (next < rows.length && rows[next]! < line) next++
      if (rows[next] === line) out.place(lines.start(line), strengths.row)
      cells.row({ start: lines.first(line), end: lines.last(line) }, '|')
    }
    cells.end(end)
    out.pop(end)
    this.contentEnd = end
  }
}
