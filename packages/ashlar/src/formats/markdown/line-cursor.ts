const space = 0x20
const tab = 0x09
const lineFeed = 0x0a
const byteOrderMark = 0xfeff

/**
 * Walks over the lines of a text and, within a line, past the markers of containers. Lines end with LF, CRLF or a lone CR.
 * Indentation is counted in columns: a tab reaches to the next multiple of four.
 */
export class LineCursor {
  readonly text: string
  /** Where the line begins. */
  start = 0
  /** Where the line ends, without white space at its end. */
  contentEnd = 0
  /** Where the next line begins. */
  next = 0
  /** The first code unit that is neither space nor tab, behind the markers that were entered. */
  content = 0
  /** The code unit at `content`; that of a line end, or 0 at the end of the text, where the line is blank. */
  first = 0
  /** The columns of white space before `content` that no container has taken. */
  indent = 0
  #column = 0
  #lineFeed = -1
  #carriageReturn = -1

  constructor(text: string) {
    this.text = text
  }

  get isBlank(): boolean {
    return this.content >= this.contentEnd
  }

  /** Goes to the next line. False at the end of the text. */
  advance(): boolean {
    const { text, next: start } = this
    if (start >= text.length) return false
    const first = text.charCodeAt(start)
    this.start = start
    this.#column = 0
    const end = first === lineFeed ? start : this.#lineEnd(start)
    this.next = end + (end === this.#carriageReturn && text.charCodeAt(end + 1) === lineFeed ? 2 : 1)
    let last = end
    while (last > start && isSpaceOrTab(text.charCodeAt(last - 1))) last--
    this.contentEnd = last
    if (first > space && first !== byteOrderMark) {
      this.content = start
      this.first = first
      this.indent = 0
    } else this.#look(first === byteOrderMark && start === 0 ? 1 : start)
    return true
  }

  /** Goes past a marker of so many code units at `content`. */
  enter(width: number): void {
    this.#column += this.indent + width
    this.#look(this.content + width)
  }

  /** Takes columns of the indentation, at most all of it. */
  take(columns: number): void {
    this.#column += columns
    this.indent -= columns
  }

  /** To search is five times as fast as to read one code unit after another. */
  #lineEnd(start: number): number {
    if (this.#lineFeed < start) this.#lineFeed = find(this.text, '\n', start)
    if (this.#carriageReturn < start) this.#carriageReturn = find(this.text, '\r', start)
    return Math.min(this.#lineFeed, this.#carriageReturn)
  }

  #look(from: number): void {
    const { text } = this
    let at = from
    let column = this.#column
    let unit = text.charCodeAt(at)
    while (isSpaceOrTab(unit)) {
      column += unit === space ? 1 : 4 - (column % 4)
      unit = text.charCodeAt(++at)
    }
    this.content = at
    // NaN, at the end of the text, would make of a field of small whole numbers one of others.
    this.first = at < text.length ? unit : 0
    this.indent = column - this.#column
  }
}

export function isSpaceOrTab(unit: number): boolean {
  return unit === space || unit === tab
}

function find(text: string, lineEnd: string, from: number): number {
  const at = text.indexOf(lineEnd, from)
  return at === -1 ? text.length : at
}
