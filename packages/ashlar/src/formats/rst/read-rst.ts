import type { Outline } from '../../outline/outline.js'
import { MarkedBlocks } from './marked-blocks.js'
import { Paragraphs } from './paragraphs.js'
import { isAdornment, lineReach, markerOf } from './patterns.js'
import { RstReading } from './rst-reading.js'

/**
 * Reads reStructuredText: sections by the order of their adornments, directives, literal blocks, lists, tables, quotes
 * and paragraphs.
 */
export function readRst(text: string): Outline {
  return new RstReader(text).read()
}

class RstReader {
  readonly #reading: RstReading
  readonly #paragraphs: Paragraphs
  readonly #blocks: MarkedBlocks
  /** The adornments of titles in the order in which they come up. */
  readonly #adornments: string[] = []

  constructor(text: string) {
    this.#reading = new RstReading(text)
    this.#paragraphs = new Paragraphs(this.#reading)
    this.#blocks = new MarkedBlocks(this.#reading, this.#paragraphs)
  }

  read(): Outline {
    const reading = this.#reading
    const { lines } = reading
    while (reading.line < lines.count) {
      if (lines.isBlank(reading.line)) {
        reading.line++
        this.#paragraphs.end()
      } else if (this.#paragraphs.takes(lines.indent(reading.line))) this.#paragraphs.goOn()
      else {
        this.#paragraphs.end()
        if (reading.line < lines.count && !lines.isBlank(reading.line)) this.#begin()
      }
    }
    this.#paragraphs.end()
    return reading.out.finish(reading.contentEnd)
  }

  /** A block begins at the line: ends what it does not belong to, and reads its first line. */
  #begin(): void {
    const { lines } = this.#reading
    const indent = lines.indent(this.#reading.line)
    const content = lines.content(this.#reading.line, lineReach)
    const marker = this.#markerAt(indent, content)
    const isTerm = marker === undefined && !content.startsWith('..') && this.#isTerm(indent)
    this.#reading.leave(indent, marker?.list ?? (isTerm ? 'term' : undefined))
    if (indent === 0 && this.#section()) return
    if (this.#blocks.explicit(indent, content) || this.#blocks.table(indent)) return
    if (/^>>>(?: |$)/.test(content)) this.#blocks.untilBlank('code')
    else if (/^\|(?: |$)/.test(content)) this.#blocks.untilBlank('paragraph')
    else if (content.length > 3 && isAdornment(content)) this.#blocks.rule()
    else if (marker) this.#item(indent, marker.list, marker.length)
    else if (isTerm) this.#definition(indent)
    else this.#paragraphs.begin(indent)
  }

  #markerAt(indent: number, content: string): ReturnType<typeof markerOf> {
    const { lines } = this.#reading
    const marker = markerOf(content)
    if (marker === undefined || !marker.list.includes('1') || lines.isBlank(this.#reading.line + 1))
      return marker
    const next = this.#reading.line + 1
    if (next >= lines.count || lines.indent(next) > indent) return marker
    const after = lines.indent(next) === indent ? markerOf(lines.content(next, lineReach)) : undefined
    return lines.indent(next) < indent || after?.list === marker.list ? marker : undefined
  }

  #isTerm(indent: number): boolean {
    const { lines } = this.#reading
    const next = this.#reading.line + 1
    return next < lines.count && !lines.isBlank(next) && lines.indent(next) > indent
  }

  #section(): boolean {
    const { lines } = this.#reading
    const line = this.#reading.line
    const isOverlined = isAdornment(lines.content(line)) && !lines.isBlank(line + 1)
    const under = isOverlined ? line + 2 : line + 1
    if (under >= lines.count || lines.indent(under) > 0) return false
    const adornment = lines.content(under)
    const title = lines.content(under - 1)
    if (!isAdornment(adornment) || isAdornment(title)) return false
    if (adornment.length < Math.min(4, title.length)) return false
    if (isOverlined && lines.content(line)[0] !== adornment[0]) return false
    this.#heading(title, (isOverlined ? 'over ' : '') + adornment[0], under)
    return true
  }

  #heading(title: string, adornment: string, lastLine: number): void {
    const reading = this.#reading
    if (!this.#adornments.includes(adornment)) this.#adornments.push(adornment)
    const rank = this.#adornments.indexOf(adornment) + 1
    const lead = { start: reading.lines.start(this.#reading.line), end: reading.lines.last(lastLine) }
    const start = reading.takeStart(this.#reading.line)
    const plain = title.replace(/:[\w:+.-]+:(?=`)/g, '').replace(/`+|\*\*/g, '')
    reading.out.heading({ start, lead, title: plain, rank }, reading.contentEnd)
    reading.contentEnd = lead.end
    this.#reading.line = lastLine + 1
  }

  #item(indent: number, list: string, length: number): void {
    const reading = this.#reading
    const { lines, out } = reading
    const start = reading.beginItem(indent, list)
    const isNamed = list === ':' || list === '-x'
    const textIndent = isNamed ? indent + 1 : indent + Math.max(2, length)
    const item = out.push({ kind: 'item', start, indent: textIndent, standsApart: true })
    item.lead = reading.itemLead(this.#reading.line)
    this.#paragraphs.beginBehindMarker(
      textIndent,
      Math.min(lines.end(this.#reading.line), lines.first(this.#reading.line) + length),
    )
  }

  #definition(indent: number): void {
    const reading = this.#reading
    const { lines, out } = reading
    const start = reading.beginItem(indent, 'term')
    const lead = { start, end: Math.max(start, lines.last(this.#reading.line)) }
    out.push({ kind: 'item', start, lead, indent: lines.indent(this.#reading.line + 1) })
    out.hold(start)
    reading.contentEnd = lead.end
    this.#reading.line++
  }
}
