import { isSpaceOrTab } from './line-cursor.js'
import { destinationEnd, skipWhiteSpace, titleEnd } from './link-syntax.js'

/**
 * The end of the last line of the link definition that begins at `start`; `undefined` where none does.
 *
 * @param text holds the rest of the paragraph up to `end`, its lines without the markers of its containers and white space at
 * their ends, parted by LF
 */
export function definitionEnd(text: string, start: number, end: number): number | undefined {
  if (start >= end || text.charCodeAt(start) !== 0x5b) return undefined
  const label = labelEnd(text, start, end)
  if (label === undefined || label >= end || text.charCodeAt(label) !== 0x3a) return undefined
  const destinationStart = skipLineEnd(text, label + 1, end)
  const destination = destinationEnd(text, destinationStart, end)
  if (destination === destinationStart) return undefined
  const withoutTitle = endOfLine(text, destination, end)
  const titleStart = skipLineEnd(text, destination, end)
  const title = titleStart > destination ? titleEnd(text, titleStart, end) : titleStart
  const withTitle = title > titleStart ? endOfLine(text, title, end) : undefined
  return withTitle ?? withoutTitle
}

/** Behind the `]` of a label of at most 999 code units that is not blank. */
function labelEnd(text: string, start: number, end: number): number | undefined {
  const most = Math.min(end, start + 1001)
  for (let at = start + 1; at < most; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x5d) return skipWhiteSpace(text, start + 1, at) < at ? at + 1 : undefined
    if (unit === 0x5b) return undefined
    if (unit === 0x5c) at++
  }
  return undefined
}

/** Behind white space with at most one line end in it. */
function skipLineEnd(text: string, at: number, end: number): number {
  const to = skipSpaces(text, at, end)
  return to < end && text.charCodeAt(to) === 0x0a ? skipSpaces(text, to + 1, end) : to
}

/** The end of the line when nothing but white space is left in it. */
function endOfLine(text: string, at: number, end: number): number | undefined {
  const to = skipSpaces(text, at, end)
  return to >= end || text.charCodeAt(to) === 0x0a ? to : undefined
}

function skipSpaces(text: string, at: number, end: number): number {
  let to = at
  while (to < end && isSpaceOrTab(text.charCodeAt(to))) to++
  return to
}
