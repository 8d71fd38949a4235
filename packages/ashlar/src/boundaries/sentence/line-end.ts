import { isLineEnd } from '../line-end.js'
import { wrappedLine } from '../plain/line-end.js'
import { isLetterKind, isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'
import { isCommonWord } from './language-around.js'
import { isBullet } from './list-marker.js'
import { scriptOf, scripts } from './script.js'

/** The length from which a line is taken for wrapped prose, for Chinese and Japanese, whose characters are twice as wide. */
const wrappedCjkLine = 25

/** Particles and marks that a Japanese or Chinese line cannot end a sentence with. */
const cjkJoiners = 'のがをにへとはもでや、，・「『（《的和与與在是将將把被'

/**
 * Does the single line end at `at` (the last content before it ends at `contentEnd`, the next begins at `next`)
 * end a sentence though no mark says so? Headings, list items, labels and verse do; wrapped prose does not.
 */
export function lineEndsSentence(text: string, contentEnd: number, next: number, floor: number): boolean {
  const last = kindAt(text, contentEnd - 1)
  const following = kindAt(text, next)
  if (following === kinds.closer || following === kinds.pause || isTerminalKind(following)) return false
  if (beginsBlock(text, next)) return true
  if (following === kinds.upper && isIndented(text, next, contentEnd, floor)) return true
  if (last === kinds.pause) return text[contentEnd - 1] === ':' && following !== kinds.lower
  if (last === kinds.opener || (last === kinds.dash && following !== kinds.upper)) return false
  let lineStart = contentEnd
  const furthest = Math.max(floor, contentEnd - wrappedLine)
  while (lineStart > furthest && !isLineEnd(text.charCodeAt(lineStart - 1))) lineStart -= 1
  if (contentEnd - lineStart >= wrappedLine) return false
  const isWhole = lineStart > floor || floor === 0
  const length = contentEnd - lineStart
  const script = scriptOf(text.charCodeAt(contentEnd - 1))
  if (script === scripts.cjk) {
    return isWhole && length < wrappedCjkLine && !cjkJoiners.includes(text[contentEnd - 1]!)
  }
  if (!isWhole) return false
  if (following === kinds.lower) {
    return (
      startsSmall(text, lineStart) && !beginsBlock(text, lineStart) && !continuesProse(text, lineStart, floor)
    )
  }
  return !endsWithCommonWord(text, lineStart, contentEnd)
}

/** A line set in against the one before begins a paragraph. */
function isIndented(text: string, next: number, contentEnd: number, floor: number): boolean {
  if (kindAt(text, next - 1) !== kinds.space) return false
  let at = contentEnd
  while (at > floor && kindAt(text, at - 1) !== kinds.lineEnd) at -= 1
  return (at > floor || floor === 0) && kindAt(text, at) !== kinds.space
}

/** A list item, heading, quotation or table row of plain text or Markdown begins at `at`. */
export function beginsBlock(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  const next = kindAt(text, at + 1)
  if ((unit >= 0x2460 && unit <= 0x2473) || unit === 0x203b) return true
  if (unit === 0x23 || unit === 0x3e || unit === 0x7c) return isSpaceKind(next) || unit !== 0x3e
  if (isBullet(text, at)) return isSpaceKind(next) || next === kinds.digit
  return mayBeginLabel(text, at) && label.test(text.slice(at, at + 8))
}

const label = /^(?:\(?(?:\d{1,3}|[A-Za-z]|[ivx]{1,5})\)|\d{1,3}\.)[ \t)]/

/** A quick look: a bracket, a digit, or letters that a bracket follows, one letter or a small Roman numeral. */
function mayBeginLabel(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit === 0x28 || (unit >= 0x30 && unit <= 0x39)) return true
  return text.charCodeAt(at + 1) === 0x29 || unit === 0x69 || unit === 0x76 || unit === 0x78
}

function startsSmall(text: string, lineStart: number): boolean {
  let at = lineStart
  while (kindAt(text, at) === kinds.space || kindAt(text, at) === kinds.quote) at += 1
  return kindAt(text, at) === kinds.lower
}

/**
 * Do the lines before this one lead back to a capital without a stop on the way? Then it goes on with their sentence, while
 * small letters from the first line on make a list of words.
 */
function continuesProse(text: string, lineStart: number, floor: number): boolean {
  let start = lineStart
  while (start > floor) {
    let end = start
    while (end > floor && (kindAt(text, end - 1) === kinds.lineEnd || kindAt(text, end - 1) === kinds.space))
      end -= 1
    const isApart = /[\r\n]\s*[\r\n]/.test(text.slice(end, start).replace('\r\n', '\n'))
    if (end <= floor || isApart || isTerminalKind(kindAt(text, end - 1))) return false
    start = end
    while (start > floor && kindAt(text, start - 1) !== kinds.lineEnd) start -= 1
    if (kindAt(text, start) === kinds.upper) return true
    if (!startsSmall(text, start) || beginsBlock(text, start)) return false
  }
  return false
}

/** `the`, `of`, `und` at the end of a line say that the sentence goes on. */
function endsWithCommonWord(text: string, lineStart: number, contentEnd: number): boolean {
  let start = contentEnd
  while (start > lineStart && isLetterKind(kindAt(text, start - 1))) start -= 1
  if (start === contentEnd || start === lineStart || contentEnd - start > 6) return false
  return kindAt(text, start) === kinds.lower && isCommonWord(text.slice(start, contentEnd))
}
