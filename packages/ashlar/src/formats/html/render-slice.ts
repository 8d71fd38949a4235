import type { Span } from '../../span.js'
import type { ElementWriter } from './element-writer.js'
import type { MappedText } from './mapped-text.js'
import { type Page, tokenKinds } from './page.js'
import { SkippedAhead } from './skipped-ahead.js'
import { tokenAt } from './token-at.js'

/** How far up the elements around a slice are looked at. */
const mostAncestors = 512

/**
 * Renders one slice of a page.
 *
 * @param skipped what is left out, ascending and disjoint
 */
export function renderSlice(page: Page, span: Span, { writer, skipped }: RenderRules): MappedText {
  const { start: starts, end: ends, kind: kinds, element: elements, length } = page.tokens
  const open = new OpenInSlice(page, writer)
  for (const element of around(page, span.start)) open.resume(element)
  const skip = new SkippedAhead(skipped, span.start)
  let at = span.start
  for (let index = tokenAt(page.tokens, at); index < length && starts[index]! < span.end; index++) {
    const start = starts[index]!
    if (at < start && !skip.holds(at)) writer.text(at, start)
    if (open.end <= start) open.endAt(start)
    at = Math.max(at, ends[index]!)
    const kind = kinds[index]
    if (kind === tokenKinds.open) {
      if (start >= span.start && !skip.holds(start)) open.enter(elements[index]!, at)
    } else if (kind === tokenKinds.dataOpen || kind === tokenKinds.dataClose) {
      writer.isData = kind === tokenKinds.dataOpen
    }
    if (open.end <= at) open.endAt(at)
  }
  if (at < span.end && !skip.holds(at)) writer.text(at, span.end)
  open.endAt(Number.POSITIVE_INFINITY)
  return writer.finish()
}

export interface RenderRules {
  readonly writer: ElementWriter
  readonly skipped: readonly Span[]
}

/** The elements that are open in a slice, but for those that leave no trace in what is written. */
class OpenInSlice {
  /** Where the innermost one ends, infinitely far when there is none. */
  end: number = Number.POSITIVE_INFINITY
  readonly #ends: Page['elements']['end']
  readonly #tags: Page['elements']['tag']
  readonly #writer: ElementWriter
  readonly #open: number[] = []

  constructor({ elements }: Page, writer: ElementWriter) {
    this.#ends = elements.end
    this.#tags = elements.tag
    this.#writer = writer
  }

  /** An element that is open where the slice begins. */
  resume(element: number): void {
    this.#writer.resume(element)
    this.#push(element)
  }

  /** An element begins, with a start tag that ends at `at`. One without a trace counts where it outlasts what it lies in. */
  enter(element: number, at: number): void {
    if (this.#ends[element]! <= this.end && this.#writer.isTraceless(this.#tags[element]!)) return
    this.#writer.enter(element)
    if (this.#ends[element]! > at) this.#push(element)
    else this.#writer.leave(element)
  }

  /** Ends what ends at or before a place, as far as nothing that ends later lies inside of it. */
  endAt(at: number): void {
    const open = this.#open
    while (open.length > 0 && this.end <= at) {
      this.#writer.leave(open.pop()!)
      this.end = open.length === 0 ? Number.POSITIVE_INFINITY : this.#ends[open[open.length - 1]!]!
    }
  }

  #push(element: number): void {
    this.#open.push(element)
    this.end = this.#ends[element]!
  }
}

/** The elements around a place, outermost first. */
function around({ tokens, elements }: Page, at: number): number[] {
  const found: number[] = []
  const before = tokenAt(tokens, at) - 1
  let element = before < 0 ? -1 : tokens.inside[before]!
  for (; element !== -1 && found.length < mostAncestors; element = elements.parent[element]!) {
    if (elements.end[element]! > at) found.push(element)
  }
  return found.reverse()
}
