import { isLetterKind, isSpaceKind, isTerminalKind, kindAt, kinds } from '../sentence/character-kind.js'

/** The furthest that an end stands behind its mark, in code units: half of what a boundary may look back over. */
export const longestGap = 128

/** Behind the closing quotes, brackets and note numbers that begin at `from`. */
export function skipClosers(text: string, from: number): number {
  let at = from
  while (at < from + longestGap / 2) {
    const kind = kindAt(text, at)
    if (kind === kinds.closer || kind === kinds.extend || (kind === kinds.quote && !opensWord(text, at)))
      at += 1
    else {
      const noted = noteEnd(text, at)
      if (noted === at) break
      at = noted
    }
  }
  return at
}

/** A quote with a letter behind it is an apostrophe or begins the next quotation. */
export function opensWord(text: string, at: number): boolean {
  const next = kindAt(text, at + 1)
  return isLetterKind(next) || next === kinds.digit
}

/** Behind the number of a note such as `[12]`, or `at`. */
function noteEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x5b) return at
  let end = at + 1
  while (end < at + 5 && kindAt(text, end) === kinds.digit) end += 1
  return end > at + 1 && text.charCodeAt(end) === 0x5d ? end + 1 : at
}

/** Behind a closing mark that has a space before it, as in French, or `at`. */
export function skipSpacedCloser(text: string, at: number): number {
  const kind = kindAt(text, at)
  if (kind === kinds.closer) return at + 1
  const next = kindAt(text, at + 1)
  return text.charCodeAt(at) === 0xbb && (isSpaceKind(next) || isTerminalKind(next)) ? at + 1 : at
}

/** Behind the white space that begins at `from`, `limit` at the furthest; a CRLF that the limit would part stays behind it. */
export function skipGap(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit && isSpaceKind(kindAt(text, at))) at += 1
  return at === limit && text.charCodeAt(at) === 0x0a && text.charCodeAt(at - 1) === 0x0d ? at - 1 : at
}

/** Whether there are two line ends or more in a stretch of white space. */
export function hasBlankLine(text: string, start: number, end: number): boolean {
  let lineEnds = 0
  for (let at = start; at < end; at += 1) {
    if (kindAt(text, at) !== kinds.lineEnd) continue
    if (text.charCodeAt(at) !== 0x0a || text.charCodeAt(at - 1) !== 0x0d || at === start) lineEnds += 1
  }
  return lineEnds > 1
}

/** Where the first word behind a boundary begins, past quotes, brackets and markup. */
export function contentStart(text: string, at: number): number {
  let start = at
  while (start < at + 8 && mayStandBeforeWord(text, start)) start += 1
  return start
}

function mayStandBeforeWord(text: string, at: number): boolean {
  const kind = kindAt(text, at)
  if (kind === kinds.opener || kind === kinds.quote) return true
  const unit = text.charCodeAt(at)
  // * _
  return unit === 0x2a || unit === 0x5f
}
