import { runLength } from './block-marks.js'
import { isSpaceOrTab } from './line-cursor.js'

/** Where the last line of colons alone is, which can close a fenced container; -1 where there is none. */
export function lastClosingColons(text: string): number {
  let at = text.lastIndexOf(':::')
  while (at !== -1) {
    let start = at
    while (text.charAt(start - 1) === ':') start--
    if (standsAlone(text, start)) return start
    at = start > 2 ? text.lastIndexOf(':::', start - 3) : -1
  }
  return -1
}

function standsAlone(text: string, start: number): boolean {
  let before = start
  while (before > 0 && /[ \t>]/.test(text.charAt(before - 1))) before--
  let behind = start + runLength(text, start, text.length, 0x3a)
  while (isSpaceOrTab(text.charCodeAt(behind))) behind++
  return /^[\r\n\ufeff]?$/.test(text.charAt(before - 1)) && /^[\r\n]?$/.test(text.charAt(behind))
}
