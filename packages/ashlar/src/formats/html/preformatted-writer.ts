import type { Span } from '../../span.js'
import { eachLineEnd } from './line-ends.js'
import { fenceAround, languageOf } from './markdown-marks.js'
import type { Page } from './page.js'
import type { RenderedText } from './rendered-text.js'
import { firstSolid } from './solid.js'

/** Writes preformatted text line by line, in Markdown between fences. */
export class PreformattedWriter {
  readonly #page: Page
  readonly #span: Span
  readonly #out: RenderedText
  #element = -1
  #fences = false
  #hasText = false
  #fence = ''
  #held: Span | undefined

  constructor(page: Page, span: Span, out: RenderedText) {
    this.#page = page
    this.#span = span
    this.#out = out
  }

  get isOpen(): boolean {
    return this.#element !== -1
  }

  open(element: number, marks: 'fenced' | 'bare'): void {
    this.#element = element
    this.#fences = marks === 'fenced'
    this.#hasText = false
    this.#fence = ''
    this.#held = undefined
  }

  /** Ends the element; true when it is the one that is open. */
  close(element: number): boolean {
    if (element !== this.#element) return false
    this.#element = -1
    if (this.#fence === '') return true
    this.#out.dropLines()
    this.#out.endLines(1)
    this.#out.add(this.#fence)
    return true
  }

  /** What of a text follows: `write` is told each line, `breakLine` each end of a line, but for those before the first text. */
  lines(
    start: number,
    end: number,
    write: (start: number, end: number) => void,
    breakLine: () => void,
  ): void {
    const { text } = this.#page
    let at = start
    const line = (lineEnd: number) => {
      const last = lineEnd > at && text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd
      if (last > at) this.#line(at, last, write)
    }
    eachLineEnd(text, start, end, (lineEnd) => {
      line(lineEnd)
      this.#held = undefined
      if (this.#hasText) breakLine()
      at = lineEnd + 1
    })
    line(end)
  }

  /** Blank lines before the first text are left out; the indentation of that text may come before it, parted by a tag. */
  #line(start: number, end: number, write: (start: number, end: number) => void): void {
    if (!this.#hasText) {
      if (firstSolid(this.#page.text, start, end) === end) {
        this.#held ??= { start, end }
        return
      }
      this.#begin()
      if (this.#held !== undefined) write(this.#held.start, this.#held.end)
    }
    write(start, end)
  }

  /** The fence waits until there is something to put behind it. */
  #begin(): void {
    this.#hasText = true
    if (!this.#fences) return
    const { text, elements } = this.#page
    const start = Math.max(this.#span.start, elements.openEnd[this.#element]!)
    const end = Math.min(this.#span.end, elements.closeStart[this.#element]!)
    this.#fence = fenceAround(text.slice(start, end))
    this.#out.add(this.#fence + languageOf(this.#page, this.#element))
    this.#out.endLines(1)
  }
}
