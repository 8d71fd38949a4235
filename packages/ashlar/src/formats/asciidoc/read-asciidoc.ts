import { strengths } from '../../boundaries/boundary.js'
import type { Outline } from '../../outline/outline.js'
import { keepInline } from '../inline-spans.js'
import { LineReading } from '../line-reading.js'
import {
  admonition,
  type Delimiter,
  delimiterOf,
  heading,
  inline,
  lineReach,
  listOf,
  prefix,
  rule,
} from './patterns.js'
import { readTable } from './read-table.js'

/** Reads AsciiDoc: titles, delimited blocks, tables, lists, admonitions and paragraphs. */
export function readAsciidoc(text: string): Outline {
  return new AsciidocReader(text).read()
}

class AsciidocReader {
  readonly #reading: LineReading
  /** The delimiters of the containers that are open. */
  readonly #open: string[] = []
  #line = 0
  /** Whether the next block belongs to the open item. */
  #isAttached = false

  constructor(text: string) {
    this.#reading = new LineReading(text)
  }

  read(): Outline {
    const { lines, out } = this.#reading
    while (this.#line < lines.count) {
      if (lines.isBlank(this.#line)) this.#line++
      else this.#begin(lines.content(this.#line, lineReach))
    }
    return out.finish(this.#reading.contentEnd)
  }

  #begin(content: string): void {
    const reading = this.#reading
    const title = this.#open.length === 0 ? heading.exec(content) : null
    const delimiter = delimiterOf(content)
    const list = listOf(content)
    if (title !== null && reading.lines.indent(this.#line) === 0) this.#heading(title[1]!.length, title[2]!)
    else if (delimiter?.isContainer) this.#container(delimiter)
    else if (delimiter !== undefined) this.#delimited(delimiter)
    else if (content === '+' && this.#isInItem()) {
      this.#isAttached = true
      reading.prefix(this.#line++)
    } else if (prefix.test(content)) reading.prefix(this.#line++)
    else if (rule.test(content)) this.#lines('rule', this.#line + 1)
    else if (list !== undefined) this.#item(list)
    else if (reading.lines.indent(this.#line) > 0 && !this.#isInItem()) this.#literal()
    else this.#paragraph(admonition.test(content))
  }

  #isInItem(): boolean {
    return this.#reading.out.top?.kind === 'item'
  }

  #heading(rank: number, title: string): void {
    const reading = this.#reading
    const { lines } = reading
    const lead = { start: lines.start(this.#line), end: lines.last(this.#line) }
    const plain = title.replace(/[ \t]=+$/, '').replace(/`/g, '')
    reading.out.heading(
      { start: reading.takeStart(this.#line), lead, title: plain, rank },
      reading.contentEnd,
    )
    reading.contentEnd = lead.end
    this.#isAttached = false
    this.#line++
  }

  /** Ends the lists that a block is not attached to. */
  #leaveLists(): void {
    const { out, contentEnd } = this.#reading
    if (!this.#isAttached) while (out.top?.kind === 'item' || out.top?.kind === 'list') out.pop(contentEnd)
    this.#isAttached = false
  }

  #delimited(delimiter: Delimiter): void {
    const reading = this.#reading
    const { lines, out } = reading
    const from = this.#line + 1
    let to = from
    while (to < lines.count && lines.content(to, lineReach) !== delimiter.tag) to++
    const isClosed = to < lines.count
    const end = isClosed ? to + 1 : to
    const { kind } = delimiter
    if (kind === 'comment') reading.prefix(this.#line)
    else {
      this.#leaveLists()
      const start = reading.block(this.#line)
      const closer = isClosed ? { closer: delimiter.tag } : {}
      const block = { kind, start, from, to: end, ...closer }
      if (kind === 'table') readTable(reading, block)
      else reading.lineBlock(block)
      out.touch(reading.contentEnd)
    }
    this.#line = end
  }

  #container(delimiter: Extract<Delimiter, { isContainer: true }>): void {
    if (this.#open.includes(delimiter.tag)) this.#closeContainer(delimiter.tag)
    else this.#openContainer(delimiter)
  }

  #openContainer({ tag, kind }: Extract<Delimiter, { isContainer: true }>): void {
    const reading = this.#reading
    this.#leaveLists()
    const start = reading.block(this.#line)
    const lead = reading.upTo(start, this.#line)
    reading.out.push({ kind, start, tag: `block ${tag}`, lead, closer: tag })
    reading.out.hold(start)
    this.#open.push(tag)
    reading.contentEnd = reading.lines.last(this.#line++)
  }

  #closeContainer(tag: string): void {
    const reading = this.#reading
    const { out } = reading
    out.touch(reading.lines.start(this.#line))
    while (out.top!.tag !== `block ${tag}`) this.#pop()
    this.#open.length = this.#open.lastIndexOf(tag)
    reading.contentEnd = reading.lines.last(this.#line++)
    reading.dropPrefix()
    out.pop(reading.contentEnd)
    this.#isAttached = false
  }

  #pop(): void {
    this.#reading.out.pop(this.#reading.contentEnd)
  }

  #item(tag: string): void {
    const reading = this.#reading
    const { out } = reading
    if (this.#isInItem() && this.#hasList(tag)) {
      while (out.top!.tag !== tag) this.#pop()
    }
    const isFirst = out.top?.kind !== 'list'
    const start = isFirst ? reading.block(this.#line) : reading.item(this.#line)
    if (isFirst) out.push({ kind: 'list', start, tag })
    const lead = reading.itemLead(this.#line)
    out.push({ kind: 'item', start, ...(lead && { lead }) })
    this.#isAttached = false
    this.#text(this.#line)
  }

  /** Whether a list with this marker is open around the position. There are few kinds of markers. */
  #hasList(tag: string): boolean {
    return this.#reading.out.around((node) => node.tag.startsWith('block ') || node.rank > 0, tag)
  }

  /** Reads the lines of a paragraph, the first one whatever it is. Gives where its text ends. */
  #text(from: number): number {
    const reading = this.#reading
    const { lines } = reading
    let to = from + 1
    while (to < lines.count && !lines.isBlank(to) && !this.#interrupts(lines.content(to, lineReach))) to++
    reading.contentEnd = lines.last(to - 1)
    keepInline(reading.out, reading.text, { start: lines.start(from), end: reading.contentEnd }, inline)
    this.#line = to
    return reading.contentEnd
  }

  #interrupts(content: string): boolean {
    if (delimiterOf(content) !== undefined || /^\[[^\]]+\]$/.test(content)) return true
    return this.#isInItem() && (content === '+' || listOf(content) !== undefined)
  }

  #paragraph(isAdmonition: boolean): void {
    const reading = this.#reading
    if (this.#isInItem() && !this.#isAttached && this.#line > 0 && !reading.lines.isBlank(this.#line - 1)) {
      this.#text(this.#line)
      return
    }
    this.#leaveLists()
    const start = reading.block(this.#line)
    reading.out.leaf({ kind: isAdmonition ? 'admonition' : 'paragraph', start, end: this.#text(this.#line) })
  }

  #literal(): void {
    const { lines } = this.#reading
    let to = this.#line
    while (to < lines.count && !lines.isBlank(to)) to++
    this.#lines('code', to)
  }

  /** Lines up to `to`, each with a place of its own. */
  #lines(kind: 'code' | 'rule', to: number): void {
    const reading = this.#reading
    this.#leaveLists()
    const from = this.#line
    const start = reading.block(from)
    reading.contentEnd = reading.lines.last(to - 1)
    reading.out.leaf({ kind, start, end: reading.contentEnd })
    reading.out.verbatim({ start, end: reading.contentEnd })
    for (let line = from + 1; line < to; line++) reading.out.place(reading.lines.start(line), strengths.line)
    this.#line = to
  }
}
