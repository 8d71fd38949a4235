import { eachLineEnd } from './source/line-numbers.js'
import type { Span } from './span.js'

/** Counts lines along a stream: each line end once, where the spans asked about begin further and further on. */
export class LineCounter {
  /** A place of the source, in code units from its beginning, and the line that it lies in. */
  #at = 0
  #line = 1

  /**
   * First and last line of a span.
   *
   * @param text the text at hand
   * @param span in code units of that text; its start never goes back
   * @param base code units of the source before the text at hand
   */
  count(text: string, span: Span, base: number): readonly [number, number] {
    this.pass(text, span.start, base)
    return [this.#line, this.#line + lineEnds(text, span.start, span.end - 1)]
  }

  /** The line of a place further on, without moving there. */
  lineAt(text: string, at: number, base: number): number {
    return this.#line + lineEnds(text, Math.max(0, this.#at - base), at)
  }

  /** Moves on to a place of the text at hand. */
  pass(text: string, to: number, base: number): void {
    const from = this.#at - base
    if (to <= from) return
    this.#line += lineEnds(text, from, to)
    this.#at = base + to
  }
}

/** How many line ends end within `(from, to]`. */
function lineEnds(text: string, from: number, to: number): number {
  const isInsideCrlf = text.charCodeAt(to) === 0x0a && text.charCodeAt(to - 1) === 0x0d
  let count = 0
  eachLineEnd(text.slice(from, isInsideCrlf ? to - 1 : to), () => count++)
  return count
}
