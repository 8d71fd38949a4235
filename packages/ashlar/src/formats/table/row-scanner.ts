/** A quoted cell that nothing closes within this many code units is read as if it were not quoted. */
const longestQuoted = 65_536
/** So often; then no quote of the text means anything. */
const mostUnclosed = 64

/** One row, in positions of the text. */
export interface Row {
  readonly start: number
  /** Before the line end. */
  readonly end: number
  readonly next: number
}

/** Reads rows of delimited values (RFC 4180) one after another: quotes may hold delimiters, line ends and doubled quotes. */
export class RowScanner {
  readonly #text: string
  readonly #delimiter: number
  #unclosed = 0
  /** Where the cells of the last row begin, and where each ends. */
  readonly cellStarts: number[] = []
  readonly cellEnds: number[] = []

  constructor(text: string, delimiter: string) {
    this.#text = text
    this.#delimiter = delimiter.charCodeAt(0)
  }

  /** The row that begins at `start`. */
  row(start: number): Row {
    const text = this.#text
    this.cellStarts.length = 0
    this.cellEnds.length = 0
    for (let at = start; ; at++) {
      const end = this.#cellEnd(at)
      this.cellStarts.push(at)
      this.cellEnds.push(end)
      const unit = text.charCodeAt(end)
      if (unit !== this.#delimiter) {
        const length = end >= text.length ? 0 : unit === 0x0d && text.charCodeAt(end + 1) === 0x0a ? 2 : 1
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
    if (this.#unclosed >= mostUnclosed) return -1
    const text = this.#text
    const limit = Math.min(text.length, start + longestQuoted)
    for (let at = start + 1; at < limit; at++) {
      if (text.charCodeAt(at) !== 0x22) continue
      const after = text.charCodeAt(at + 1)
      if (after === 0x22) at++
      else if (at + 1 >= text.length || after === this.#delimiter || after === 0x0a || after === 0x0d)
        return at + 1
      else return -1
    }
    this.#unclosed++
    return -1
  }
}
