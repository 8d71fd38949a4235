import { isTerminalKind, kindAt, kinds } from '../sentence/character-kind.js'
import { contentStart, hasBlankLine, longestGap, skipClosers, skipGap, skipSpacedCloser } from './gap.js'
import { beginsSentence } from './opener.js'
import { nowhere, type Place, strongAt, weakAt } from './place.js'
import { wordBefore, wordKinds } from './word-before.js'

/** The sentence end that the terminal mark at `at` makes: `.`, `!`, `。`, `…`. */
export function placeAtMark(text: string, at: number): Place {
  // Of several marks in a row the last decides.
  if (isTerminalKind(kindAt(text, at + 1))) return nowhere
  let closeEnd = skipClosers(text, at + 1)
  const limit = Math.min(text.length, at + longestGap)
  let place = skipGap(text, closeEnd, limit)
  if (place === closeEnd) return endsWithoutSpace(text, at, place) ? strongAt(place) : nowhere
  const spaced = skipSpacedCloser(text, place)
  if (spaced > place) {
    closeEnd = spaced
    place = skipGap(text, closeEnd, limit)
  }
  const next = kindAt(text, place)
  if (place >= text.length || next === kinds.extend) return nowhere
  if (hasBlankLine(text, closeEnd, place)) return strongAt(place)
  if (next === kinds.pause || next === kinds.closer || isTerminalKind(next)) return nowhere
  const isClosed = closeEnd > at + 1
  const kind = kindAt(text, at)
  if (kind === kinds.mark) return placeBehindCall(text, at, place, isClosed)
  if (kind === kinds.ellipsis || isTerminalKind(kindAt(text, at - 1))) return placeBehindEllipsis(text, place)
  return placeBehindStop(text, at, place, isClosed)
}

/** Only marks of other scripts than Latin do: `。`, `।`; but not before the words that name the speaker of a quotation. */
function endsWithoutSpace(text: string, at: number, place: number): boolean {
  const unit = text.charCodeAt(at)
  if (kindAt(text, at) !== kinds.mark || unit < 0x80 || unit === 0x203d || place >= text.length) return false
  const next = kindAt(text, place)
  if (isTerminalKind(next) || next === kinds.pause || next === kinds.extend) return false
  const isQuoted = place > at + 1
  const following = text.charCodeAt(place)
  const isHiragana = following >= 0x3040 && following < 0x30a0
  return !isQuoted || (unit === 0x3002 && !isHiragana)
}

/** Behind `!` and `?` a small letter is a weak end: chats and mails have it so. */
function placeBehindCall(text: string, at: number, place: number, isClosed: boolean): Place {
  const kind = kindBehindDash(text, contentStart(text, place))
  if (kind !== kinds.lower || text.charCodeAt(at) > 0x2050) return strongAt(place)
  return isClosed || kindAt(text, place) !== kinds.lower ? nowhere : weakAt(place)
}

function placeBehindEllipsis(text: string, place: number): Place {
  const kind = kindAt(text, contentStart(text, place))
  if (kind === kinds.upper) return strongAt(place)
  return kind === kinds.lower ? nowhere : weakAt(place)
}

function placeBehindStop(text: string, at: number, place: number, isClosed: boolean): Place {
  const content = contentStart(text, place)
  const kind = kindBehindDash(text, content)
  const word = wordBefore(text, at)
  if (kind === kinds.lower)
    return word === wordKinds.plain && !isClosed && kindAt(text, place) === kinds.lower
      ? weakAt(place)
      : nowhere
  switch (word) {
    case wordKinds.title:
      return nowhere
    case wordKinds.numbered:
      return kind === kinds.digit ? nowhere : strongAt(place)
    case wordKinds.short:
      return kind === kinds.upper && beginsSentence(text, content) ? strongAt(place) : nowhere
    case wordKinds.number:
      return isItemNumber(text, at) ? nowhere : strongAt(place)
    default:
      return strongAt(place)
  }
}

/** A number of up to three digits at the beginning of a line: that of a list's item. */
function isItemNumber(text: string, stop: number): boolean {
  let start = stop
  while (stop - start < 4 && kindAt(text, start - 1) === kinds.digit) start -= 1
  if (stop - start > 3) return false
  while (stop - start < 16 && kindAt(text, start - 1) === kinds.space) start -= 1
  return start === 0 || kindAt(text, start - 1) === kinds.lineEnd
}

/** The kind of what stands at `at`, or behind the dashes there: they begin items and lines of speech, or go on. */
function kindBehindDash(text: string, at: number): number {
  let end = at
  while (end < at + 4 && kindAt(text, end) === kinds.dash) end += 1
  if (end > at && kindAt(text, end) === kinds.space) end += 1
  return kindAt(text, end)
}
