import { runLength } from './block-marks.js'
import { isSpaceOrTab } from './line-cursor.js'

/**
 * How many columns a delimiter row has, as `| :-- | --: |`; 0 where the line is none. A line of hyphens alone is the
 * underline of a heading.
 */
export function delimiterColumns(text: string, at: number, end: number): number {
  let columns = 0
  let to = skipBar(text, at, end)
  let isTold = to > at
  while (to < end) {
    const hyphens = text.charCodeAt(to) === 0x3a ? to + 1 : to
    const behind = hyphens + runLength(text, hyphens, end, 0x2d)
    if (behind === hyphens) return 0
    const cellEnd = behind < end && text.charCodeAt(behind) === 0x3a ? behind + 1 : behind
    const next = skipBar(text, cellEnd, end)
    const hasBar = text.slice(cellEnd, next).includes('|')
    if (!hasBar && next < end) return 0
    isTold ||= hasBar || cellEnd - to > behind - hyphens
    columns++
    to = next
  }
  return isTold ? columns : 0
}

/** How many cells a row has; 0 where it has no bar at all. */
export function rowCells(text: string, at: number, end: number): number {
  let bars = 0
  let last = -1
  for (let to = at; to < end; to++) {
    if (text.charCodeAt(to) === 0x7c && text.charCodeAt(to - 1) !== 0x5c) {
      bars++
      last = to
    }
  }
  if (bars === 0) return 0
  const outer = (text.charCodeAt(at) === 0x7c ? 1 : 0) + (last === end - 1 && last > at ? 1 : 0)
  return Math.max(1, bars + 1 - outer)
}

/** Past a bar and the white space around it. */
function skipBar(text: string, at: number, end: number): number {
  let to = skipSpaces(text, at, end)
  if (to < end && text.charCodeAt(to) === 0x7c) to = skipSpaces(text, to + 1, end)
  return to
}

function skipSpaces(text: string, at: number, end: number): number {
  let to = at
  while (to < end && isSpaceOrTab(text.charCodeAt(to))) to++
  return to
}
