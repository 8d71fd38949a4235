import { firstAfter } from '../outline/span-set.js'

/**
 * The lines of a text: where each begins, where its content does, and where it ends. Lines end at LF, CRLF and CR; a byte
 * order mark is before the first one.
 */
export class SourceLines {
  readonly text: string
  /** How many lines there are; a last line end begins no further one. */
  readonly count: number
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array

  constructor(text: string) {
    const starts: number[] = []
    const ends: number[] = []
    let start = text.charCodeAt(0) === 0xfeff ? 1 : 0
    while (start < text.length) {
      let end = start
      let unit = text.charCodeAt(end)
      while (end < text.length && unit !== 0x0a && unit !== 0x0d) unit = text.charCodeAt(++end)
      starts.push(start)
      ends.push(end)
      start = end + (unit === 0x0d && text.charCodeAt(end + 1) === 0x0a ? 2 : 1)
    }
    this.text = text
    this.count = starts.length
    this.#starts = new Uint32Array(starts)
    this.#ends = new Uint32Array(ends)
  }

  /** The line that a position is in. */
  at(position: number): number {
    return Math.max(0, firstAfter(this.#starts, position) - 1)
  }

  /** Where a line begins; the end of the text for a line behind the last. */
  start(line: number): number {
    return this.#starts[line] ?? this.text.length
  }

  /** Where a line's content ends, before its line end. */
  end(line: number): number {
    return this.#ends[line] ?? this.text.length
  }

  /** The first position of a line that is neither a space nor a tab; its end when there is none. */
  first(line: number): number {
    const end = this.end(line)
    let at = this.start(line)
    while (at < end && isBlank(this.text.charCodeAt(at))) at++
    return at
  }

  /** Where a line ends when blanks at its end are left out. */
  last(line: number): number {
    const start = this.start(line)
    let at = this.end(line)
    while (at > start && isBlank(this.text.charCodeAt(at - 1))) at--
    return at
  }

  isBlank(line: number): boolean {
    return this.first(line) === this.end(line)
  }

  /** The column of a line's first content; tabs reach to the next multiple of eight. */
  indent(line: number): number {
    return this.column(line, this.first(line))
  }

  /** The column of a position in a line. */
  column(line: number, at: number): number {
    let column = 0
    for (let i = this.start(line); i < at; i++) {
      column += this.text.charCodeAt(i) === 0x09 ? 8 - (column % 8) : 1
    }
    return column
  }

  /** A line without its indentation and the blanks at its end. `most` bounds how much of it is looked at. */
  content(line: number, most = Number.POSITIVE_INFINITY): string {
    const first = this.first(line)
    return this.text.slice(first, Math.max(first, Math.min(this.last(line), first + most)))
  }
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09
}
