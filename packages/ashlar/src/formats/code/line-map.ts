import { firstAfter } from '../../outline/span-set.js'

/** The lines of a text. LF, CRLF and CR end a line, as programs take them. */
export interface LineMap {
  readonly count: number
  /** Where each line begins, and behind the last one the text's length. */
  readonly starts: Uint32Array
  /** Where the first code unit of each line stands that is no white space; the line's end for a blank line. */
  readonly contents: Uint32Array
}

export function lineMap(text: string): LineMap {
  const lines = new LineList(text.length)
  const hasReturns = text.includes('\r')
  for (let at = 0; ; ) {
    const feed = hasReturns ? lineEnd(text, at) : text.indexOf('\n', at)
    const end = feed === -1 ? text.length : feed + 1
    lines.add(at, contentFrom(text, at, end))
    if (feed === -1) return lines.build(text.length)
    at = end
  }
}

/** Where the last code unit of the end of a line stands, -1 for none. */
function lineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) return at
  }
  return -1
}

function contentFrom(text: string, start: number, end: number): number {
  let at = start
  while (at < end && isBlank(text.charCodeAt(at))) at++
  return at
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xfeff || unit === 0xa0
}

/** Lines in typed arrays that grow. */
class LineList {
  #starts: Uint32Array
  #contents: Uint32Array
  #count = 0

  constructor(textLength: number) {
    const expected = (textLength >> 4) + 16
    this.#starts = new Uint32Array(expected)
    this.#contents = new Uint32Array(expected)
  }

  add(start: number, content: number): void {
    this.#starts[this.#count] = start
    this.#contents[this.#count++] = content
    if (this.#count === this.#starts.length) this.#grow()
  }

  build(textLength: number): LineMap {
    const count = this.#count
    this.#starts[count] = textLength
    return { count, starts: this.#starts.subarray(0, count + 1), contents: this.#contents.subarray(0, count) }
  }

  #grow(): void {
    const starts = new Uint32Array(2 * this.#count)
    const contents = new Uint32Array(2 * this.#count)
    starts.set(this.#starts)
    contents.set(this.#contents)
    this.#starts = starts
    this.#contents = contents
  }
}

/** The end of a span without white space at its end. */
export function withoutSpaceBehind(text: string, start: number, end: number): number {
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return end
}

/** The first line that begins at or behind `at`; behind all where there is none. */
export function lineFrom({ starts }: LineMap, at: number): number {
  return firstAfter(starts, at - 1)
}

/** Whether nothing but white space is in a line. */
export function isBlankLine({ starts, contents }: LineMap, line: number): boolean {
  return contents[line]! >= starts[line + 1]!
}
