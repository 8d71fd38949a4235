/** A quoted cell that nothing closes within this many code units is read as if it were not quoted. */
const longestQuoted = 1 << 26

/** One row, in positions of the text. */
export interface Row {
  readonly start: number
  /** Before the line end. */
  readonly end: number
  readonly next: number
}

/**
 * Reads rows of delimited values (RFC 4180) one after another: quotes may hold delimiters, line ends and doubled quotes.
 * A quote that is not closed, or behind which its cell goes on, is an ordinary character.
 *
 * Linear though a closing quote is looked for without end: of the quotes that cells begin with, only one in an odd run can
 * lead far, and the search from one ends at the next odd run.
 */
export class RowScanner {
  readonly #text: string
  readonly #delimiter: number
  /** Where the cells of the last row begin, and where each ends. */
  readonly cellStarts: number[] = []
  readonly cellEnds: number[] = []
  /** Whether the last row could be another one if the text went on. */
  isUncertain = false
  /** The first quote of the text so far that nothing closes, -1 for none. */
  unclosed = -1

  constructor(text: string, delimiter: string) {
    this.#text = text
    this.#delimiter = delimiter.charCodeAt(0)
  }

  /** The row that begins at `start`. */
  row(start: number): Row {
    const text = this.#text
    this.cellStarts.length = 0
    this.cellEnds.length = 0
    this.isUncertain = false
    for (let at = start; ; at++) {
      const end = this.#cellEnd(at)
      this.cellStarts.push(at)
      this.cellEnds.push(end)
      const unit = text.charCodeAt(end)
      if (unit !== this.#delimiter) {
        const isReturn = unit === 0x0d
        if (end >= text.length || (isReturn && end + 1 === text.length)) this.isUncertain = true
        const length = end >= text.length ? 0 : isReturn && text.charCodeAt(end + 1) === 0x0a ? 2 : 1
        return { start, end, next: end + length }
      }
      at = end
    }
  }

  #cellEnd(start: number): number {
    const text = this.#text
    let at = start
    if (text.charCodeAt(at) === 0x22) {
      const end = this.#quotedEnd(at)
      if (end !== -1) return end
    }
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === this.#delimiter || unit === 0x0a || unit === 0x0d) return at
    }
    return at
  }

  /** Behind the quote that closes the one at `start`; -1 when none does, or when a cell does not end there. */
  #quotedEnd(start: number): number {
    const text = this.#text
    const limit = start + longestQuoted
    for (let at = text.indexOf('"', start + 1); at !== -1 && at < limit; at = text.indexOf('"', at + 1)) {
      const after = text.charCodeAt(at + 1)
      if (after === 0x22) at++
      else if (at + 1 >= text.length) {
        this.isUncertain = true
        return at + 1
      } else if (after === this.#delimiter || after === 0x0a || after === 0x0d) return at + 1
      else return -1
    }
    if (text.length < limit) this.isUncertain = true
    if (this.unclosed === -1) this.unclosed = start
    return -1
  }
}
