import type { Span } from '../../span.js'
import type { ElementWriter } from './element-writer.js'
import { type Page, tokenKinds } from './page.js'
import { SkippedAhead } from './skipped-ahead.js'
import { tokenAt } from './token-at.js'

/** How far up the elements around a slice are looked at. */
const mostAncestors = 512

/** Goes over tokens and text of a page and has them written, from a place on. */
export class PageWalk {
  /** The end of what is written. */
  at: number
  readonly #page: Page
  readonly #start: number
  readonly #writer: ElementWriter
  readonly #open: OpenInSlice
  readonly #skip: SkippedAhead
  #index: number

  /** @param skipped what is left out, ascending and disjoint */
  constructor(page: Page, start: number, writer: ElementWriter, skipped: readonly Span[]) {
    this.at = start
    this.#page = page
    this.#start = start
    this.#writer = writer
    this.#open = new OpenInSlice(page, writer)
    for (const element of elementsAround(page, start)) this.#open.resume(element)
    this.#skip = new SkippedAhead(skipped, start)
    this.#index = tokenAt(page.tokens, start)
  }

  /** Where the next token begins, infinitely far when there is none. */
  get nextToken(): number {
    const { start, length } = this.#page.tokens
    return this.#index < length ? start[this.#index]! : Number.POSITIVE_INFINITY
  }

  /**
   * Goes over tokens and the text before each, until a place is reached or so much is written; what is left out is passed over
   * as one. Stops before a text that is longer than `longText`.
   *
   * @param afresh is told each place from which on all would be written the same way if the walk began there
   */
  to(end: number, most: number, longText: number, afresh?: (at: number, next: number) => void): void {
    const { start: starts, end: ends, kind: kinds, element: elements, length } = this.#page.tokens
    const open = this.#open
    const writer = this.#writer
    const skip = this.#skip
    let index = this.#index
    let at = this.at
    while (index < length && starts[index]! < end && writer.length < most) {
      const start = starts[index]!
      if (at < start) {
        if (start - at > longText) break
        if (!skip.holds(at)) writer.text(at, start)
        at = start
      }
      if (open.end <= start) open.endAt(start)
      if (skip.holds(start)) {
        index = this.#behindSkipped(index)
        at = Math.max(at, ends[index - 1]!)
      } else {
        if (ends[index]! > at) at = ends[index]!
        const kind = kinds[index]
        if (kind === tokenKinds.open) {
          if (start >= this.#start) open.enter(elements[index]!, at)
        } else if (kind === tokenKinds.dataOpen || kind === tokenKinds.dataClose) {
          writer.isData = kind === tokenKinds.dataOpen
        }
        index++
      }
      if (open.end <= at) open.endAt(at)
      if (afresh !== undefined && open.isNested && writer.isAfresh)
        afresh(at, index < length ? starts[index]! : Number.POSITIVE_INFINITY)
    }
    this.#index = index
    this.at = at
  }

  /** Goes over the text up to a place, where no token lies before it. */
  text(end: number): void {
    if (this.at >= end) return
    if (!this.#skip.holds(this.at)) this.#writer.text(this.at, end)
    this.at = end
  }

  /** Passes over the tokens that begin in what is left out, of which the next is the first: nothing of it is written. */
  #behindSkipped(from: number): number {
    const { start: starts, kind: kinds, length } = this.#page.tokens
    const { end } = this.#skip
    let index = from
    for (; index < length && starts[index]! < end; index++) {
      if (kinds[index] === tokenKinds.dataOpen) this.#writer.isData = true
      else if (kinds[index] === tokenKinds.dataClose) this.#writer.isData = false
    }
    return index
  }

  /** Ends what is open. */
  end(): void {
    this.#open.endAt(Number.POSITIVE_INFINITY)
  }
}

/** The elements that are open in a slice, but for those that leave no trace in what is written. */
class OpenInSlice {
  /** Where the innermost one ends, infinitely far when there is none. */
  end: number = Number.POSITIVE_INFINITY
  readonly #ends: Page['elements']['end']
  readonly #tags: Page['elements']['tag']
  readonly #writer: ElementWriter
  readonly #open: number[] = []
  /** How many end behind the one that they lie in. */
  #outlasting = 0

  constructor({ elements }: Page, writer: ElementWriter) {
    this.#ends = elements.end
    this.#tags = elements.tag
    this.#writer = writer
  }

  /** Whether each ends before the one that it lies in. */
  get isNested(): boolean {
    return this.#outlasting === 0
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
      const ended = this.end
      this.#writer.leave(open.pop()!)
      this.end = open.length === 0 ? Number.POSITIVE_INFINITY : this.#ends[open[open.length - 1]!]!
      if (ended > this.end) this.#outlasting--
    }
  }

  #push(element: number): void {
    const end = this.#ends[element]!
    if (end > this.end) this.#outlasting++
    this.#open.push(element)
    this.end = end
  }
}

/** The elements around a place, outermost first. */
export function elementsAround({ tokens, elements }: Page, at: number): number[] {
  const found: number[] = []
  const before = tokenAt(tokens, at) - 1
  let element = before < 0 ? -1 : tokens.inside[before]!
  for (; element !== -1 && found.length < mostAncestors; element = elements.parent[element]!) {
    if (elements.end[element]! > at) found.push(element)
  }
  return found.reverse()
}

/** Whether all elements around a place are looked at there. */
export function areAllKnown(around: readonly number[]): boolean {
  return around.length < mostAncestors
}
