import { strengths } from '../../boundaries/boundary.js'
import type { OutlineBuilder } from '../../outline/outline-builder.js'
import { eachLineEnd } from '../html/line-ends.js'
import { lineStart } from '../html/line-start.js'

/**
 * Where an XML document may be cut: before an element, its indentation included, that follows another or text. Start tags
 * stay with their content, end tags with theirs if they can, comments with what follows them, titles with their first content.
 */
export class XmlPlaces {
  readonly #text: string
  readonly #builder: OutlineBuilder
  /** Whether something has ended, so that the next beginning is a place. */
  #isEnded = false
  /** The end of the last token or text that is no white space. */
  #solid = 0
  /** Where a title begins that waits for content, -1 for none. */
  #title = -1
  #titlesOpen = 0

  constructor(text: string, builder: OutlineBuilder) {
    this.#text = text
    this.#builder = builder
  }

  /** Something begins; a place when another has ended before it. */
  begin(at: number, strength: number): void {
    if (this.#isEnded && this.#title === -1) {
      const start = lineStart(this.#text, at, this.#solid)
      if (start > 0) this.#builder.place(start, strength)
    }
    this.#isEnded = false
  }

  /** An end tag begins: a place of last resort, so that the last of many elements need not be cut for it. */
  beginEnd(at: number, strength: number): void {
    if (!this.#isEnded || this.#title !== -1) return
    const start = lineStart(this.#text, at, this.#solid)
    if (start > 0) this.#builder.place(start, strength)
  }

  /** Content begins; behind a title it is what belongs to it. */
  content(at: number): void {
    if (this.#titlesOpen > 0 || this.#title === -1) return
    this.#builder.unbroken(this.#title, at)
    this.#title = -1
  }

  /** Everything before `at` is told. */
  pass(at: number): void {
    this.#solid = Math.max(this.#solid, at)
  }

  endBlock(): void {
    if (this.#title === -1) this.#isEnded = true
  }

  beginTitle(at: number): void {
    this.#titlesOpen++
    if (this.#title === -1) this.#title = at
  }

  endTitle(): void {
    this.#titlesOpen--
  }

  /** Long markup may be cut between its lines. */
  lines(start: number, end: number): void {
    eachLineEnd(this.#text, start, end - 1, (at) => this.#builder.place(at + 1, strengths.line))
  }

  finish(): void {
    if (this.#title !== -1) this.#builder.unbroken(this.#title, this.#text.length)
  }
}
