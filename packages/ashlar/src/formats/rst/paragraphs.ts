import { inlineMarkup } from './inline.js'
import type { RstReading } from './rst-reading.js'

interface Paragraph {
  readonly start: number
  readonly firstLine: number
  readonly indent: number
  /** Whether it is the first text of an item, behind its marker. */
  readonly isInItem: boolean
}

/** The paragraph that is open, and the literal block that it may announce. */
export class Paragraphs {
  readonly #reading: RstReading
  #open: Paragraph | undefined

  constructor(reading: RstReading) {
    this.#reading = reading
  }

  /** Whether a line of this indentation goes on with the open paragraph. */
  takes(indent: number): boolean {
    return this.#open !== undefined && indent >= this.#open.indent
  }

  begin(indent: number): void {
    this.#reading.quoteIfDeeper(indent)
    const start = this.#reading.block(this.#reading.line)
    this.#open = { start, firstLine: this.#reading.line, indent, isInItem: false }
    this.goOn()
  }

  /** The first text of an item, behind its marker. */
  beginBehindMarker(indent: number, start: number): void {
    this.#open = { start, firstLine: this.#reading.line, indent, isInItem: true }
    this.#reading.contentEnd = this.#reading.lines.last(this.#reading.line)
    this.#reading.line++
  }

  goOn(): void {
    this.#reading.contentEnd = this.#reading.lines.last(this.#reading.line)
    this.#reading.line++
  }

  /** Ends the open paragraph, and reads the literal block that it announces. */
  end(): void {
    const paragraph = this.#open
    if (paragraph === undefined) return
    this.#open = undefined
    const { out, text, contentEnd } = this.#reading
    const isLiteral = text.endsWith('::', contentEnd) && this.#literalBlock(paragraph)
    for (const span of inlineMarkup(text, { start: paragraph.start, end: contentEnd })) out.unbroken(span)
    if (!isLiteral && !paragraph.isInItem)
      out.leaf({ kind: 'paragraph', start: paragraph.start, end: contentEnd })
  }

  #literalBlock({ start, firstLine, indent, isInItem }: Paragraph): boolean {
    const reading = this.#reading
    const { lines, out } = reading
    let from = this.#reading.line
    while (from < lines.count && lines.isBlank(from)) from++
    if (from >= lines.count || lines.indent(from) <= indent - (isInItem ? 1 : 0)) return false
    let last = from - 1
    while (last > firstLine && lines.isBlank(last)) last--
    const codeStart = last === firstLine ? start : lines.start(last)
    // The block leads with the line itself.
    if (isInItem && last === firstLine) out.top!.lead = undefined
    if (!isInItem && last > firstLine) out.leaf({ kind: 'paragraph', start, end: lines.last(last - 1) })
    this.#reading.line = this.#reading.bodyEnd(from, indent)
    reading.lineBlock({ kind: 'code', start: codeStart, from, to: this.#reading.line })
    return true
  }
}
