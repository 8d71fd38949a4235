import type { Paragraphs } from './paragraphs.js'
import { directive, directiveOf, explicitMarkup, footnote } from './patterns.js'
import type { RstReading } from './rst-reading.js'
import { gridTable, SimpleTables } from './tables.js'

/** Reads blocks that a mark of their own begins: directives, footnotes, tables, comments. */
export class MarkedBlocks {
  readonly #reading: RstReading
  readonly #paragraphs: Paragraphs
  readonly #tables: SimpleTables

  constructor(reading: RstReading, paragraphs: Paragraphs) {
    this.#reading = reading
    this.#paragraphs = paragraphs
    this.#tables = new SimpleTables(reading.lines)
  }

  /** Blocks that begin with two dots. */
  explicit(indent: number, content: string): boolean {
    const reading = this.#reading
    if (!explicitMarkup.test(content)) return false
    const found = directive.exec(content)
    if (found) this.#directive(indent, found[1]!)
    else if (footnote.test(content)) {
      this.#reading.quoteIfDeeper(indent)
      const start = reading.block(this.#reading.line)
      reading.out.push({ kind: 'footnote', start, indent: indent + 1 })
      this.#paragraphs.beginBehindMarker(indent + 1, reading.lines.first(this.#reading.line))
    } else {
      reading.prefix(this.#reading.line)
      this.#reading.line = this.#reading.bodyEnd(this.#reading.line + 1, indent)
    }
    return true
  }

  #directive(indent: number, name: string): void {
    const reading = this.#reading
    const { lines, out } = reading
    this.#reading.quoteIfDeeper(indent)
    const { kind, isVerbatim } = directiveOf(name)
    const start = reading.block(this.#reading.line)
    let from = this.#reading.line + 1
    while (from < lines.count && lines.indent(from) > indent && /^:[^:\s]/.test(lines.content(from, 2)))
      from++
    const optionsEnd = from
    while (from < lines.count && lines.isBlank(from)) from++
    const hasBody = from < lines.count && lines.indent(from) > indent
    if (!hasBody) {
      reading.contentEnd = lines.last(optionsEnd - 1)
      out.leaf({ kind, start, end: reading.contentEnd })
      this.#reading.line = optionsEnd
    } else if (isVerbatim) {
      this.#reading.line = this.#reading.bodyEnd(from, indent)
      reading.lineBlock({ kind, start, from, to: this.#reading.line })
    } else {
      out.push({ kind, start, lead: reading.upTo(start, from - 1), indent: lines.indent(from) })
      out.hold(start)
      this.#reading.line = from
    }
  }

  table(indent: number): boolean {
    const reading = this.#reading
    const table = gridTable(reading.lines, this.#reading.line) ?? this.#tables.at(this.#reading.line)
    if (table === undefined) return false
    this.#reading.quoteIfDeeper(indent)
    const { end, headerEnd, rows, closer } = table
    const start = reading.block(this.#reading.line)
    const block = { kind: 'table', start, from: headerEnd, to: end, ...(closer && { closer }) } as const
    reading.table(block, rows, closer === undefined ? undefined : this.#reading.line)
    this.#reading.line = end
    return true
  }

  /** Lines up to the next blank one, each with a place of its own. */
  untilBlank(kind: 'code' | 'paragraph'): void {
    const reading = this.#reading
    const { lines } = reading
    this.#reading.quoteIfDeeper(lines.indent(this.#reading.line))
    const from = this.#reading.line
    const start = reading.block(from)
    while (this.#reading.line < lines.count && !lines.isBlank(this.#reading.line)) this.#reading.line++
    const end = lines.last(this.#reading.line - 1)
    reading.out.leaf({ kind, start, end })
    if (kind === 'code') reading.out.verbatim({ start, end })
    reading.placeLines(from, this.#reading.line)
    reading.contentEnd = end
  }

  rule(): void {
    const reading = this.#reading
    const start = reading.block(this.#reading.line)
    reading.contentEnd = reading.lines.last(this.#reading.line)
    reading.out.leaf({ kind: 'rule', start, end: reading.contentEnd })
    this.#reading.line++
  }
}
