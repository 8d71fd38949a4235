import { strengths } from '../../boundaries/boundary.js'
import { kindNumbers } from '../../outline/node-columns.js'
import type { Span } from '../../span.js'
import type { Container } from './containers.js'
import type { LineCursor } from './line-cursor.js'
import { definitionEnd } from './link-definitions.js'
import type { OutlineWriter } from './outline-writer.js'

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
  isOpen = false
  #start = 0
  #content = 0
  #end = 0
  #parent = -1
  #wasGlued = false
  #mayDefine = false
  /**
   * While the paragraph may begin with link definitions, where each of its lines begins, and where it does and ends without
   * markers and white space at its end, in turns; so many numbers as are counted.
   */
  readonly #lines: number[] = []
  #count = 0
  #lastLineStart = 0
  #lastContent = 0
  #lastIndent = 0
  #endBeforeLast = -1
  #led: Container | undefined

  constructor(cursor: LineCursor, writer: OutlineWriter) {
    this.#cursor = cursor
    this.#writer = writer
  }

  /** @param led the item that leads with the first line */
  begin(start: number, parent: number, led: Container | undefined): void {
    this.isOpen = true
    this.#start = start
    this.#content = this.#cursor.content
    this.#parent = parent
    this.#wasGlued = this.#writer.isGlued
    this.#led = led
    this.#writer.reach(this.#content)
    this.#mayDefine = this.#cursor.first === 0x5b
    this.#count = 0
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
    if (!this.#mayDefine) return
    this.#lines[this.#count++] = start
    this.#lines[this.#count++] = content
    this.#lines[this.#count++] = contentEnd
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
      this.isOpen = false
      if (this.#led) this.#led.leadEnd = 0
      return { start, end, lineStart, blockStart: this.#start, parent, wasGlued: this.#wasGlued }
    }
    if (this.#mayDefine) this.#count -= 3
    this.#end = this.#endBeforeLast
    this.close()
    return { start, end, lineStart, blockStart: lineStart, parent, wasGlued: false }
  }

  /** Ends the paragraph as a heading and gives it; undefined when there were only link definitions. */
  releaseHeading(): Omit<LastLine, 'blockStart'> | undefined {
    if (!this.#takeDefinitions()) return undefined
    this.isOpen = false
    return {
      lineStart: this.#start,
      start: this.#content,
      end: this.#end,
      parent: this.#parent,
      wasGlued: this.#wasGlued,
    }
  }

  close(): void {
    if (!this.isOpen) return
    if (!this.#takeDefinitions()) return
    this.isOpen = false
    this.#writer.addPlain(kindNumbers.paragraph, this.#start, this.#end, this.#parent)
  }

  /** Link definitions at the beginning become texts of their own. False when nothing is left. */
  #takeDefinitions(): boolean {
    if (!this.#mayDefine) return true
    this.#mayDefine = false
    const lines = this.#lines
    const first = this.#isPlain()
      ? this.#addDefinitions(this.#cursor.text, this.#content, this.#end)
      : this.#addJoinedDefinitions()
    this.isOpen = first < this.#count
    if (first > 0 && this.isOpen) {
      this.#start = lines[first]!
      this.#content = lines[first + 1]!
      this.#wasGlued = false
      this.#writer.place(this.#start, strengths.line)
    }
    return this.isOpen
  }

  /** Adds the definitions that a text begins with, which holds the lines. Gives how many of the numbers of lines they take. */
  #addDefinitions(text: string, start: number, end: number): number {
    let first = 0
    let from = start
    for (let to = definitionEnd(text, from, end); to !== undefined; to = definitionEnd(text, from, end)) {
      let next = first + 3
      for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) next += 3
      this.#addDefinition(first, next)
      first = next
      from = to + 1
    }
    return first
  }

  #addDefinition(first: number, next: number): void {
    const lines = this.#lines
    const lineStart = lines[first]!
    const end = lines[next - 1]!
    if (first > 0) this.#writer.place(lineStart, strengths.line)
    this.#writer.addPlain(kindNumbers.text, first > 0 ? lineStart : this.#start, end, this.#parent)
    this.#writer.keep(lines[first + 1]!, end)
  }

  #addJoinedDefinitions(): number {
    const { text } = this.#cursor
    const lines = this.#lines
    if (!text.slice(this.#content, this.#end).includes(']:')) return 0
    let whole = text.slice(lines[1], lines[2])
    for (let at = 3; at < this.#count; at += 3) whole += `\n${text.slice(lines[at + 1], lines[at + 2])}`
    return this.#addDefinitions(whole, 0, whole.length)
  }

  /** Whether nothing but line feeds stands between the contents of the lines. */
  #isPlain(): boolean {
    const { text } = this.#cursor
    const lines = this.#lines
    for (let at = 5; at < this.#count; at += 3) {
      const end = lines[at - 3]!
      if (lines[at - 1] !== end + 1 || text.charCodeAt(end) !== 0x0a) return false
    }
    return true
  }
}
