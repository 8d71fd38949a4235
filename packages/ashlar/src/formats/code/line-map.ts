/**
 * The lines of a text. LF, CRLF and CR end a line, as programs take them. Plain arrays: most programs are small, and to make
 * a typed one takes longer than to fill it.
 */
export interface LineMap {
  readonly count: number
  /** Where each line begins, and behind the last one the text's length. */
  readonly starts: readonly number[]
  /** Where the first code unit of each line stands that is no white space; the line's end for a blank line. */
  readonly contents: readonly number[]
}

export function lineMap(text: string): LineMap {
  const starts: number[] = []
  const contents: number[] = []
  const hasReturns = text.includes('\r')
  let feed = 0
  for (let at = 0; feed !== -1; at = feed + 1) {
    feed = hasReturns ? lineEnd(text, at) : text.indexOf('\n', at)
    starts.push(at)
    contents.push(contentFrom(text, at, feed === -1 ? text.length : feed + 1))
  }
  starts.push(text.length)
  return { count: contents.length, starts, contents }
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

/** The end of a span without white space at its end. */
export function withoutSpaceBehind(text: string, start: number, end: number): number {
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return end
}

/** The first line that begins at or behind `at`; behind all where there is none. */
export function lineFrom({ count, starts }: LineMap, at: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether nothing but white space is in a line. */
export function isBlankLine({ starts, contents }: LineMap, line: number): boolean {
  return contents[line]! >= starts[line + 1]!
}
