import type { NodeKind, Outline } from '../../outline/outline.js'
import { keepInline } from '../inline-spans.js'
import { LineReading } from '../line-reading.js'
import { ClosingLines } from './closing-lines.js'
import * as patterns from './patterns.js'

/** Reads Org: headlines, blocks, drawers, tables, lists and paragraphs. */
export function readOrg(text: string): Outline {
  return new OrgReader(text).read()
}

const containers = new Map<string, NodeKind>([
  ['quote', 'quote'],
  ['verse', 'quote'],
  ['center', 'text'],
  ['note', 'admonition'],
  ['warning', 'admonition'],
  ['tip', 'admonition'],
])

class OrgReader {
  readonly #reading: LineReading
  readonly #states = new Set<string>()
  readonly #closings: ClosingLines
  /** Where the containers that are open end. */
  readonly #ends: number[] = []
  #line = 0

  constructor(text: string) {
    this.#reading = new LineReading(text)
    this.#closings = new ClosingLines(this.#reading.lines)
  }

  read(): Outline {
    const { lines, out } = this.#reading
    let blanks = 0
    while (this.#line < lines.count) {
      if (this.#line === this.#ends.at(-1)) this.#closeContainer()
      else if (lines.isBlank(this.#line)) {
        if (++blanks === 2) this.#leave(-1)
        this.#line++
      } else {
        this.#begin(lines.content(this.#line, patterns.lineReach), lines.indent(this.#line))
        blanks = 0
      }
    }
    return out.finish(this.#reading.contentEnd)
  }

  #begin(content: string, indent: number): void {
    const reading = this.#reading
    const title = indent === 0 && patterns.headline.exec(content)
    if (title) {
      this.#headline(title[1]!.length, title[2]!)
      return
    }
    const marker = patterns.markerOf(content, indent)
    if (patterns.comment.test(content) || (patterns.keyword.test(content) && !patterns.begin.test(content))) {
      for (const state of patterns.statesOf(content)) this.#states.add(state)
      reading.prefix(this.#line++)
    } else if (reading.out.isHeld && patterns.planning.test(content)) this.#line++
    else if (this.#block(content, indent)) return
    else if (content.startsWith('|')) this.#table(indent)
    else if (/^:(?: |$)/.test(content)) this.#whileLines('code', /^:(?: |$)/, indent)
    else if (patterns.rule.test(content)) this.#whileLines('rule', patterns.rule, indent)
    else if (marker !== undefined) this.#item(marker, indent)
    else this.#paragraph(indent, patterns.footnote.test(content) ? 'footnote' : 'paragraph')
  }

  #headline(rank: number, rest: string): void {
    const reading = this.#reading
    const { lines, out } = reading
    const lead = { start: lines.start(this.#line), end: lines.last(this.#line) }
    const title = patterns.titleOf(rest, this.#states)
    this.#ends.length = 0
    out.heading({ start: reading.takeStart(this.#line), lead, title, rank }, reading.contentEnd)
    reading.contentEnd = lead.end
    this.#line++
  }

  /** Ends the items and lists that a line of this indentation is not in. */
  #leave(indent: number, isItem = false): void {
    const { out, contentEnd } = this.#reading
    for (let top = out.top; top?.kind === 'item' || top?.kind === 'list'; top = out.top) {
      if (top.indent < indent || (top.kind === 'list' && isItem && top.indent === indent)) return
      out.pop(contentEnd)
    }
  }

  /** Blocks with a closing line: those of `#+begin`, drawers and LaTeX environments. */
  #block(content: string, indent: number): boolean {
    const name = patterns.begin.exec(content)?.[1]?.toLowerCase()
    const latex = patterns.latexBegin.exec(content)?.[1]
    const isDrawer = patterns.drawer.test(content) && !/^:end:$/i.test(content)
    if (name === undefined && latex === undefined && !isDrawer) return false
    const closing = name !== undefined ? `#+end_${name}` : latex !== undefined ? `\\end{${latex}}` : ':end:'
    const close = this.#closings.next(closing.toLowerCase(), this.#line)
    if (close === -1 || close >= (this.#ends.at(-1) ?? Number.POSITIVE_INFINITY)) return false
    const reading = this.#reading
    if (isDrawer && reading.out.isHeld) {
      this.#line = close + 1
      return true
    }
    this.#leave(indent)
    const kind = containers.get(name ?? '')
    if (kind !== undefined) this.#openContainer(kind, close)
    else {
      const start = reading.block(this.#line)
      const closer = reading.lines.content(close)
      const own = latex !== undefined ? 'math' : isDrawer ? 'text' : 'code'
      reading.lineBlock({ kind: own, start, from: this.#line + 1, to: close + 1, closer })
      this.#line = close + 1
    }
    return true
  }

  #openContainer(kind: NodeKind, close: number): void {
    const reading = this.#reading
    const { lines, out } = reading
    const start = reading.block(this.#line)
    const lead = reading.upTo(start, this.#line)
    out.push({ kind, start, lead, closer: lines.content(close), tag: 'block' })
    out.hold(start)
    this.#ends.push(close)
    reading.contentEnd = lines.last(this.#line++)
  }

  #closeContainer(): void {
    const reading = this.#reading
    const { out, lines } = reading
    this.#leave(-1)
    out.touch(lines.start(this.#line))
    reading.dropPrefix()
    reading.contentEnd = lines.last(this.#line++)
    this.#ends.pop()
    out.pop(reading.contentEnd)
  }

  #table(indent: number): void {
    const reading = this.#reading
    const { lines } = reading
    this.#leave(indent)
    const start = reading.block(this.#line)
    const first = this.#line
    let headerEnd = first
    let isSeparated = false
    const rows: number[] = []
    for (; this.#line < lines.count; this.#line++) {
      const content = lines.content(this.#line, patterns.lineReach)
      if (!content.startsWith('|')) break
      if (!content.startsWith('|-')) rows.push(this.#line)
      else if (!isSeparated && rows.length > 0) {
        headerEnd = this.#line + 1
        isSeparated = true
      }
    }
    const inside = rows.filter((row) => row > headerEnd)
    const from = Math.min(headerEnd, this.#line)
    reading.table({ kind: 'table', start, from, to: this.#line }, inside)
  }

  #whileLines(kind: NodeKind, pattern: RegExp, indent: number): void {
    const reading = this.#reading
    const { lines } = reading
    this.#leave(indent)
    const from = this.#line
    const start = reading.block(from)
    while (this.#line < lines.count && pattern.test(lines.content(this.#line, patterns.lineReach)))
      this.#line++
    reading.contentEnd = lines.last(this.#line - 1)
    reading.out.leaf({ kind, start, end: reading.contentEnd })
    reading.out.verbatim({ start, end: reading.contentEnd })
    reading.placeLines(from, this.#line)
  }

  #item(marker: string, indent: number): void {
    const reading = this.#reading
    const { out, lines } = reading
    this.#leave(indent, true)
    const isFirst = out.top?.kind !== 'list'
    const start = isFirst ? reading.block(this.#line) : reading.item(this.#line)
    if (isFirst) out.push({ kind: 'list', start, indent })
    const lead = reading.itemLead(this.#line)
    out.push({ kind: 'item', start, indent, ...(lead && { lead }) })
    this.#text(indent, lines.first(this.#line) + marker.length)
  }

  #paragraph(indent: number, kind: NodeKind): void {
    const reading = this.#reading
    this.#leave(indent)
    const start = reading.block(this.#line)
    this.#text(indent, start)
    reading.out.leaf({ kind, start, end: reading.contentEnd })
  }

  /** Reads the lines of a paragraph, the first one whatever it is. */
  #text(indent: number, start: number): void {
    const reading = this.#reading
    const { lines } = reading
    do this.#line++
    while (this.#line < lines.count && this.#continues(indent))
    reading.contentEnd = lines.last(this.#line - 1)
    keepInline(
      reading.out,
      reading.text,
      { start, end: Math.max(start, reading.contentEnd) },
      patterns.inline,
    )
  }

  #continues(indent: number): boolean {
    const { lines } = this.#reading
    if (lines.isBlank(this.#line) || this.#line === this.#ends.at(-1)) return false
    const content = lines.content(this.#line, patterns.lineReach)
    const own = lines.indent(this.#line)
    if (own === 0 && patterns.headline.test(content)) return false
    if (/^(?:\||#\+|:[\w-]+:$|\\begin\{)/.test(content)) return false
    if (patterns.markerOf(content, own) !== undefined) return false
    return this.#reading.out.top?.kind !== 'item' || own > indent
  }
}
