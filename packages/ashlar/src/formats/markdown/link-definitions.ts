import { isSpaceOrTab } from './line-cursor.js'
import { destinationEnd, skipWhiteSpace, titleEnd } from './link-syntax.js'

/**
 * How many lines each of the link definitions takes that a paragraph begins with.
 *
 * @param text the paragraph, its lines without the markers of its containers and white space at their ends, joined by LF
 */
export function linkDefinitions(text: string): readonly number[] {
  const counts: number[] = []
  let start = 0
  while (text.charCodeAt(start) === 0x5b) {
    const end = definitionEnd(text, start)
    if (end === undefined) break
    let count = 1
    for (let at = start; at < end; at++) if (text.charCodeAt(at) === 0x0a) count++
    counts.push(count)
    start = end + 1
  }
  return counts
}

/** The end of the last line of the definition at `start`. */
function definitionEnd(text: string, start: number): number | undefined {
  const label = labelEnd(text, start)
  if (label === undefined || text.charCodeAt(label) !== 0x3a) return undefined
  const destinationStart = skipLineEnd(text, label + 1)
  const destination = destinationEnd(text, destinationStart, text.length)
  if (destination === destinationStart) return undefined
  const withoutTitle = endOfLine(text, destination)
  const titleStart = skipLineEnd(text, destination)
  const title = titleStart > destination ? titleEnd(text, titleStart, text.length) : titleStart
  const withTitle = title > titleStart ? endOfLine(text, title) : undefined
  return withTitle ?? withoutTitle
}

/** Behind the `]` of a label of at most 999 code units that is not blank. */
function labelEnd(text: string, start: number): number | undefined {
  const most = Math.min(text.length, start + 1001)
  for (let at = start + 1; at < most; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x5d) return skipWhiteSpace(text, start + 1, at) < at ? at + 1 : undefined
    if (unit === 0x5b) return undefined
    if (unit === 0x5c) at++
  }
  return undefined
}

/** Behind white space with at most one line end in it. */
function skipLineEnd(text: string, at: number): number {
  const to = skipSpaces(text, at)
  return text.charCodeAt(to) === 0x0a ? skipSpaces(text, to + 1) : to
}

/** The end of the line when nothing but white space is left in it. */
function endOfLine(text: string, at: number): number | undefined {
  const to = skipSpaces(text, at)
  return to >= text.length || text.charCodeAt(to) === 0x0a ? to : undefined
}

function skipSpaces(text: string, at: number): number {
  let to = at
  while (isSpaceOrTab(text.charCodeAt(to))) to++
  return to
}
