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
  const starts = lineStarts(text)
  const count = starts.length - 1
  const contents = new Uint32Array(count)
  for (let line = 0; line < count; line++) {
    const end = starts[line + 1]!
    let at = starts[line]!
    while (at < end && isBlank(text.charCodeAt(at))) at++
    contents[line] = at
  }
  return { count, starts, contents }
}

function lineStarts(text: string): Uint32Array {
  const starts = [0]
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  } else {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) starts.push(at + 1)
    }
  }
  starts.push(text.length)
  return new Uint32Array(starts)
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
export function lineFrom({ starts }: LineMap, at: number): number {
  return firstAfter(starts, at - 1)
}

/** Whether nothing but white space is in a line. */
export function isBlankLine({ starts, contents }: LineMap, line: number): boolean {
  return contents[line]! >= starts[line + 1]!
}
