import { isSpaceKind, isTerminalKind, kindAt, kinds } from '../sentence/character-kind.js'
import { hasBlankLine, longestGap, skipGap } from './gap.js'
import { nowhere, type Place, strongAt, weakAt } from './place.js'

/** From this length on, a line without a mark at its end is taken for wrapped prose. Code units. */
export const wrappedLine = 55

/** `#`, bullets and the brackets of labels: they begin a block. */
const blockMarks = '#-*+•‣▪●(|'

/**
 * The sentence end that the line end at `at` makes where no mark decides: a blank line, and weakly the end of a short line
 * or one before a list item.
 */
export function placeAtLineEnd(text: string, at: number): Place {
  const floor = Math.max(0, at - longestGap / 4)
  let content = at
  while (content > floor && kindAt(text, content - 1) === kinds.space) content -= 1
  let last = content - 1
  while (last > floor && (kindAt(text, last) === kinds.closer || kindAt(text, last) === kinds.quote))
    last -= 1
  // Not the first line end of its run, or a mark has decided.
  const before = kindAt(text, content - 1)
  if (content === floor || before === kinds.lineEnd || isTerminalKind(kindAt(text, last))) return nowhere
  const limit = Math.min(text.length, at + longestGap)
  const place = skipGap(text, at, limit)
  const next = kindAt(text, place)
  if (place >= text.length || next === kinds.extend || next === kinds.pause || isTerminalKind(next))
    return nowhere
  if (hasBlankLine(text, at, place)) return strongAt(place)
  if (isSpaceKind(kindAt(text, place + 1)) && blockMarks.includes(text[place]!)) return weakAt(place)
  if (next === kinds.lower || next === kinds.closer || before === kinds.opener || before === kinds.dash)
    return nowhere
  if (before === kinds.pause) return text[content - 1] === ':' ? weakAt(place) : nowhere
  return isShortLine(text, content) ? weakAt(place) : nowhere
}

function isShortLine(text: string, end: number): boolean {
  let start = end
  while (start > 0 && end - start < wrappedLine && kindAt(text, start - 1) !== kinds.lineEnd) start -= 1
  return end - start < wrappedLine
}
