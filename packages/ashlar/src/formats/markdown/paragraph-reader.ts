import { strengths } from '../../boundaries/boundary.js'
import { kindNumbers } from '../../outline/node-columns.js'
import type { Span } from '../../span.js'
import type { Container } from './containers.js'
import type { LineCursor } from './line-cursor.js'
import { linkDefinitions } from './link-definitions.js'
import type { OutlineWriter } from './outline-writer.js'

/** A line of a paragraph that may hold link definitions; its span is without markers. */
interface TextLine extends Span {
  readonly lineStart: number
}

/** The last line of a paragraph, taken out of it. */
export interface LastLine extends Span {
  readonly lineStart: number
  /** Where a block that begins with it begins: with the line, or behind the markers on it. */
  readonly blockStart: number
  readonly parent: number
  readonly wasGlued: boolean
}

/** Reads paragraphs, and the link definitions that they begin with. */
export class ParagraphReader {
  readonly #cursor: LineCursor
  readonly #writer: OutlineWriter
  #isOpen = false
  #start = 0
  #content = 0
  #end = 0
  #parent = -1
  #wasGlued = false
  /** The lines, while the paragraph may begin with link definitions. */
  #lines: TextLine[] | undefined
  #lastLineStart = 0
  #lastContent = 0
  #lastIndent = 0
  #endBeforeLast = -1
  #led: Container | undefined

  constructor(cursor: LineCursor, writer: OutlineWriter) {
    this.#cursor = cursor
    this.#writer = writer
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** @param led the item that leads with the first line */
  begin(start: number, parent: number, led: Container | undefined): void {
    this.#isOpen = true
    this.#start = start
    this.#content = this.#cursor.content
    this.#parent = parent
    this.#wasGlued = this.#writer.isGlued
    this.#led = led
    this.#writer.reach(this.#content)
    this.#lines = this.#cursor.first === 0x5b ? [] : undefined
    this.#end = -1
    this.take()
  }

  /** Takes the line at the cursor. */
  take(): void {
    const { start, content, contentEnd, indent } = this.#cursor
    this.#endBeforeLast = this.#end
    this.#end = contentEnd
    this.#lastLineStart = start
    this.#lastContent = content
    this.#lastIndent = indent
    this.#lines?.push({ lineStart: start, start: content, end: contentEnd })
  }

  /** The content of the last line, when it may be the header of a table. */
  get header(): Span | undefined {
    return this.#lastIndent > 3 ? undefined : { start: this.#lastContent, end: this.#end }
  }

  /** Takes the last line out, which begins something else, and closes what stands before it. */
  releaseLast(): LastLine {
    const start = this.#lastContent
    const lineStart = this.#lastLineStart
    const end = this.#end
    const parent = this.#parent
    if (this.#endBeforeLast === -1) {
      this.#isOpen = false
      if (this.#led) this.#led.lead = undefined
      return { start, end, lineStart, blockStart: this.#start, parent, wasGlued: this.#wasGlued }
    }
    this.#lines?.pop()
    this.#end = this.#endBeforeLast
    this.close()
    return { start, end, lineStart, blockStart: lineStart, parent, wasGlued: false }
  }

  /** Ends the paragraph as a heading and gives it; undefined when there were only link definitions. */
  releaseHeading(): Omit<LastLine, 'blockStart'> | undefined {
    if (!this.#takeDefinitions()) return undefined
    this.#isOpen = false
    return {
      lineStart: this.#start,
      start: this.#content,
      end: this.#end,
      parent: this.#parent,
      wasGlued: this.#wasGlued,
    }
  }

  close(): void {
    if (!this.#isOpen) return
    if (!this.#takeDefinitions()) return
    this.#isOpen = false
    this.#writer.addPlain(kindNumbers.paragraph, this.#start, this.#end, this.#parent)
  }

  /** Link definitions at the beginning become texts of their own. False when nothing is left. */
  #takeDefinitions(): boolean {
    const lines = this.#lines
    if (lines === undefined) return true
    const { text } = this.#cursor
    if (!text.slice(this.#content, this.#end).includes(']:')) return true
    const counts = linkDefinitions(lines.map(({ start, end }) => text.slice(start, end)))
    let first = 0
    for (const count of counts) {
      const { lineStart, start } = lines[first]!
      const { end } = lines[first + count - 1]!
      if (first > 0) this.#writer.place(lineStart, strengths.line)
      this.#writer.add({
        kind: 'text',
        start: first > 0 ? lineStart : this.#start,
        end,
        parent: this.#parent,
      })
      this.#writer.keep(start, end)
      first += count
    }
    this.#lines = undefined
    this.#isOpen = first < lines.length
    if (first > 0 && this.#isOpen) {
      this.#start = lines[first]!.lineStart
      this.#content = lines[first]!.start
      this.#wasGlued = false
      this.#writer.place(this.#start, strengths.line)
    }
    return this.#isOpen
  }
}
