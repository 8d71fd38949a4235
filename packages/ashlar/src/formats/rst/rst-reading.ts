import { LineReading } from '../line-reading.js'

/** How far a text is read, and what its indentation means there. */
export class RstReading extends LineReading {
  /** The line that is read next. */
  line = 0

  /** The line behind the last that is indented more than `indent`. */
  bodyEnd(from: number, indent: number): number {
    const { lines } = this
    let end = from
    for (let line = from; line < lines.count; line++) {
      if (lines.isBlank(line)) continue
      if (lines.indent(line) <= indent) break
      end = line + 1
    }
    return end
  }

  /** Ends the nodes that a line of this indentation is not in; a list too, unless the line is an item of it. */
  leave(indent: number, list: string | undefined): void {
    const { out, contentEnd } = this
    for (;;) {
      const top = out.top
      if (top === undefined || top.rank > 0) return
      const isLeft = top.kind === 'list' ? top.indent !== indent || top.tag !== list : top.indent > indent
      if (!isLeft) return
      out.pop(contentEnd)
    }
  }

  /** What is indented more than the block around it is a quote. */
  quoteIfDeeper(indent: number): void {
    const { out } = this
    const top = out.top
    const around = top === undefined || top.rank > 0 ? 0 : top.indent
    if (indent <= around) return
    out.push({ kind: 'quote', start: this.block(this.line), indent })
  }

  /** A place before an item, and the list that it begins when it is the first. Gives where the item begins. */
  beginItem(indent: number, list: string): number {
    if (this.out.top?.kind === 'list') return this.item(this.line)
    this.quoteIfDeeper(indent)
    const start = this.block(this.line)
    this.out.push({ kind: 'list', start, indent, tag: list })
    return start
  }
}
