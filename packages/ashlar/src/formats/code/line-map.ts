import { firstAfter } from '../../outline/span-set.js'
/** Where the lines of a text begin. LF, CRLF and CR end a line, as programs take them. */
export function lineStarts(text: string): Uint32Array {
  const starts = [0]
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  } else {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) starts.push(at + 1)
    }
  }
  return new Uint32Array(starts)
}

/** Where the first code unit of a line stands that is no white space; the line's end for a blank line. */
export function contentOfLine(text: string, starts: Uint32Array, line: number): number {
  const end = line + 1 < starts.length ? starts[line + 1]! : text.length
  let at = starts[line]!
  while (at < end && isBlank(text.charCodeAt(at))) at++
  return at
}

export function isBlank(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xfeff || unit === 0xa0
}

/** The end of a span without white space at its end. */
export function withoutSpaceBehind(text: string, start: number, end: number): number {
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return end
}

/** The first line that begins at or behind `at`. */
export function lineFrom(starts: Uint32Array, at: number): number {
  return firstAfter(starts, at - 1)
}
