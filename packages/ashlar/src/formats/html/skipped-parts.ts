import { strengths } from '../../boundaries/boundary.js'
import type { SkippedSpan } from '../../outline/outline.js'
import type { OutlineBuilder } from '../../outline/outline-builder.js'
import { eachLineEnd } from './line-ends.js'

/** Scripts longer than this may be cut, and cut off from what follows. */
const longSkip = 200

/** What a page leaves out, and what is verbatim in it. */
export class SkippedParts {
  readonly spans: SkippedSpan[] = []
  /** The end of the element that is left out, or of the last one. */
  end = 0
  readonly #text: string
  readonly #builder: OutlineBuilder
  #verbatimEnd = 0

  constructor(text: string, builder: OutlineBuilder) {
    this.#text = text
    this.#builder = builder
  }

  /** Leaves out an element. True when it is so long that what follows may be cut off. */
  skip({ start, end, what }: SkippedSpan): boolean {
    this.spans.push({ start, end, what })
    this.end = end
    this.verbatim(start, end)
    return end - start > longSkip
  }

  verbatim(start: number, end: number): void {
    if (start < this.#verbatimEnd) return
    this.#verbatimEnd = end
    this.#builder.verbatim(start, end)
  }

  /** Text that is left out: long scripts may be cut between their lines. */
  passText(from: number, to: number): void {
    const end = Math.min(to, this.end)
    if (end - from <= longSkip) return
    eachLineEnd(this.#text, from, end - 1, (at) => this.#builder.place(at + 1, strengths.line))
  }
}
