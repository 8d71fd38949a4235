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

/** In code units. A longer line is not wrapped: where it ends, it was meant to. */
const longestWrapped = 160

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
  /**
   * Where lines begin behind one that was not wrapped, or behind the end of a sentence in a paragraph with such lines. Many who
   * write a paragraph a line leave no blank lines between.
   */
  readonly #breaks: number[] = []
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
    this.#breaks.length = 0
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
    const isLong = this.#end - this.#lastContent > longestWrapped
    if (isLong || this.#breaks.length > 0) this.#breakBehindLast(start, isLong)
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

  /**
   * Takes the last line out, which begins something else, and closes what stands before it.
   *
   * @param strength how good the place before the paragraph is
   */
  releaseLast(strength: number): LastLine {
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
    this.close(strength)
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

  /** @param strength how good the place before the paragraph is */
  close(strength: number): void {
    if (!this.isOpen) return
    if (!this.#takeDefinitions()) return
    this.isOpen = false
    for (const at of this.#breaks)
      if (at > this.#start) this.#writer.place(at, Math.max(strengths.paragraph, strength - 1))
    this.#writer.addPlain(kindNumbers.paragraph, this.#start, this.#end, this.#parent)
  }

  /** A paragraph has breaks from the first long line on that ends with a sentence. */
  #breakBehindLast(start: number, isLong: boolean): void {
    const ends = endsSentence(this.#cursor.text, this.#end)
    if (ends || (isLong && this.#breaks.length > 0)) this.#breaks.push(start)
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

/** Whether the text before `end` ends with the mark of a sentence or a colon, quotes and brackets behind it included. */
function endsSentence(text: string, end: number): boolean {
  let at = end - 1
  while (at > end - 4 && closing.includes(text.charAt(at))) at--
  return marks.includes(text.charAt(at))
}

const closing = ' "\')]*_\u{201D}\u{2019}\u{300D}'
const marks = '.!?:\u{2026}\u{3002}\u{FF01}\u{FF1F}'
