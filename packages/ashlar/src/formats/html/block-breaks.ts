import { strengths } from '../../boundaries/boundary.js'
import type { OutlineBuilder } from '../../outline/outline-builder.js'
import { lineStart } from './line-start.js'

/**
 * Where a page may be cut between blocks. Start tags, empty elements and headings stay with the content that follows: once
 * something has begun, there is no further place before its first content. End tags stay with what they end.
 */
export class BlockBreaks {
  readonly #text: string
  readonly #builder: OutlineBuilder
  /** No place is stronger than this: the strength of the item or row around, so to speak. */
  cap: number = 255
  /** How strong a place before the next content is, 0 for none, and where it is if that is known. */
  #pending = 0
  #pendingAt = -1
  /** The place before what has begun and has no content yet, -1 for nothing. */
  #place = -1
  /** Where what has begun behind the last heading begins, -1 for nothing. */
  #start = -1
  #heading = -1
  #headingsOpen = 0

  constructor(text: string, builder: OutlineBuilder) {
    this.#text = text
    this.#builder = builder
  }

  /** Where the headings begin that wait for content, -1 for none. */
  get waitingHeading(): number {
    return this.#heading
  }

  /** A block begins at `at`; what is before `after` belongs to something else. Gives where it begins with its indentation. */
  begin(at: number, after: number, strength: number): number {
    if (this.#start === -1)
      this.#start = this.#pendingAt === -1 ? lineStart(this.#text, at, after) : this.#pendingAt
    if (this.#place === -1) this.#place = this.#start
    if (this.#place > 0) this.#builder.place(this.#place, Math.min(strength, this.cap))
    this.#settle()
    return this.#start
  }

  /** Markup begins that is worth a place only when a block or line has ended before it. */
  beginInline(at: number, after: number): void {
    if (this.#pending > 0 && this.#place === -1) this.begin(at, after, this.#pending)
  }

  /** A block ends. */
  end(): void {
    if (this.#place !== -1) return
    this.#pending = strengths.block
    this.#pendingAt = -1
  }

  /** A line of verbatim text ends before `at`; blank lines make a better place. */
  endLine(at: number): void {
    if (this.#place !== -1 || this.#pending >= strengths.block) return
    this.#pending = this.#pending === 0 ? strengths.line : strengths.line + 8
    this.#pendingAt = at
  }

  /** `<br>` ends a line, two of them make a blank line. */
  breakLine(): void {
    if (this.#place !== -1) return
    this.#pending = Math.max(this.#pending, this.#pending > 0 ? strengths.paragraph : strengths.line)
    this.#pendingAt = -1
  }

  /** What has begun is a heading: until it ends, and content follows, there is no place. */
  beginHeading(): void {
    this.#headingsOpen++
    if (this.#heading === -1) this.#heading = this.#start
  }

  /** A heading ends; what follows belongs to it. */
  endHeading(): void {
    this.#headingsOpen--
    this.#start = -1
  }

  /** What is left out ends, and what follows does not belong to it, unless something else waits for content. */
  endSkipped(start: number): void {
    if (this.#place !== start || this.#heading !== -1) return
    this.#place = -1
    this.#start = -1
    this.#pending = strengths.block
  }

  /** Content begins at `at`. Gives where the headings begin that it belongs to, -1 for none. */
  content(at: number, after: number): number {
    if (this.#headingsOpen > 0) return -1
    if (this.#place === -1 && this.#pending > 0) {
      const place = this.#pendingAt === -1 ? lineStart(this.#text, at, after) : this.#pendingAt
      if (place > 0) this.#builder.place(place, Math.min(this.#pending, this.cap))
    }
    this.#settle()
    this.#place = -1
    this.#start = -1
    const heading = this.#heading
    this.#heading = -1
    return heading
  }

  #settle(): void {
    this.#pending = 0
    this.#pendingAt = -1
  }
}
