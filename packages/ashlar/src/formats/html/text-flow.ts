import type { Span } from '../../span.js'
import { ElementWriter } from './element-writer.js'
import type { MappedText } from './mapped-text.js'
import type { Page } from './page.js'
import type { PageFacts } from './page-facts.js'
import { areAllKnown, elementsAround, PageWalk } from './page-walk.js'
import { isSpace } from './solid.js'
import type { WrittenRoom } from './written-room.js'

/** Text between two tags that is longer than this, in code units, is written in parts. */
const longText = 4096
/** No character reference is longer. */
const longestEntity = 40
/** How many numbers are kept of a range. */
const stride = 6
/** So many numbers of a source map are kept, of what is written for some dozens of chunks. */
const mostKept = 1 << 14

/**
 * The plain text of a page, written once from a place on, for slices that follow one another: one that begins between blocks
 * finds written already what of it was written for the one before.
 */
export class TextFlow {
  readonly #page: Page
  readonly #start: number
  readonly #isKnown: boolean
  readonly #writer: ElementWriter
  readonly #walk: PageWalk
  /**
   * Keeps where a slice may begin that is written to what is written from there on: ranges, ascending, in which nothing is
   * written. Of each its beginning and end, where the next token begins, and the three numbers of its mark.
   */
  readonly #room: WrittenRoom
  /** How many numbers of ranges there are. */
  #freshCount = 0

  /** @param room is its own from now on */
  constructor(page: Page, facts: PageFacts, skipped: readonly Span[], start: number, room: WrittenRoom) {
    this.#page = page
    this.#start = start
    this.#room = room
    const slice = { span: { start, end: page.text.length }, as: 'text' } as const
    this.#writer = new ElementWriter(page, facts, slice, room)
    this.#walk = new PageWalk(page, start, this.#writer, skipped)
    this.#isKnown = areAllKnown(elementsAround(page, start))
    this.#addFresh(start, this.#walk.nextToken)
  }

  /** The end of the source that is written. */
  get end(): number {
    return this.#walk.at
  }

  /** Whether it keeps so much that another one is better made for a slice that begins at `start`. */
  isSpent(start: number): boolean {
    return start !== this.#start && this.#writer.progress.map >= mostKept
  }

  /**
   * What a slice that begins at `start` is written to, as far as `most` code units, or to `end` or a little behind it;
   * `undefined` where that is not known.
   */
  from(start: number, end: number, most: number): MappedText | undefined {
    if (start < this.#start) return undefined
    while (this.end < start) this.#goOn(start, Number.POSITIVE_INFINITY)
    const at = this.#freshAt(start)
    if (at === -1) return undefined
    const { fresh } = this.#room
    const mark = { length: fresh[at + 3]!, piece: fresh[at + 4]!, map: fresh[at + 5]! }
    // The line ends that come first are not counted.
    const enough = mark.length + most + 4
    while (this.end < end && this.#writer.length < enough) this.#goOn(end, enough)
    return this.#writer.from(mark, most)
  }

  /** Writes on until a place is reached or so much is written, or further; of a long text a part at a time. */
  #goOn(end: number, most: number): void {
    const walk = this.#walk
    walk.to(end, most, longText, this.#addFresh)
    if (walk.at >= end || this.#writer.length >= most) return
    const { text } = this.#page
    const wanted = Math.min(end - walk.at, most - this.#writer.length)
    const textEnd = Math.min(walk.nextToken, text.length)
    walk.text(partEnd(text, walk.at + Math.max(wanted, longText / 2), textEnd))
  }

  readonly #addFresh = (at: number, next: number): void => {
    const { length } = this.#writer
    const last = this.#freshCount - stride
    let { fresh } = this.#room
    if (last >= 0 && fresh[last + 3] === length) {
      fresh[last + 1] = at
      fresh[last + 2] = Math.min(next, 0xffff_ffff)
      return
    }
    const { piece, map } = this.#writer.progress
    if (last + 2 * stride > fresh.length) {
      this.#room.growFresh()
      fresh = this.#room.fresh
    }
    let to = this.#freshCount
    fresh[to++] = at
    fresh[to++] = at
    fresh[to++] = Math.min(next, 0xffff_ffff)
    fresh[to++] = length
    fresh[to++] = piece
    fresh[to++] = map
    this.#freshCount = to
  }

  /** The range that a slice begins in, or behind with nothing but white space between, by its first number; -1 for none. */
  #freshAt(start: number): number {
    const { fresh } = this.#room
    let low = 0
    let high = this.#freshCount / stride
    while (low < high) {
      const middle = (low + high) >> 1
      if (fresh[stride * middle]! <= start) low = middle + 1
      else high = middle
    }
    const found = stride * (low - 1)
    if (start === this.#start) return 0
    if (found < 0 || !this.#isKnown || fresh[found + 2]! < start) return -1
    for (let at = fresh[found + 1]!; at < start; at++) if (!isSpace(this.#page.text.charCodeAt(at))) return -1
    return areAllKnown(elementsAround(this.#page, start)) ? found : -1
  }
}

/** About `from`, where a text may be parted: not within white space or a character reference. */
function partEnd(text: string, from: number, end: number): number {
  let at = from
  while (at < end && (isSpace(text.charCodeAt(at)) || isSpace(text.charCodeAt(at - 1)))) at++
  if (at >= end) return end
  for (let back = at - 1; back > at - longestEntity; back--)
    if (text.charCodeAt(back) === ampersand) return back
  return at
}

const ampersand = 0x26
