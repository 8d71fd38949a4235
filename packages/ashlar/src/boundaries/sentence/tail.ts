import { lookAhead, lookBehind } from '../boundary.js'
import { opensWord } from '../plain/gap.js'
import { isLetterKind, isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'

/** What follows a mark that may end a sentence, up to the next content. */
export interface Tail {
  /** Behind what belongs to the sentence: closing quotes and brackets, a footnote number, a smiley. */
  closeEnd: number
  /** Whether there was any such thing. */
  closes: boolean
  /** Where the next content begins; the length of the text where there is none. */
  at: number
  /** Line ends between `closeEnd` and `at`; CRLF counts once. */
  lineEnds: number
  /** The stretch that may be looked at, `floor` to `ceiling`: what the contract of a boundary at `at` allows. */
  floor: number
  ceiling: number
}

/** How far before its mark a boundary may stand: a bullet, white space and a list marker. */
export const longestMarker = 32

/** The furthest a tail reaches, in code units: half of what a boundary may look back over. */
export const longestTail = 128

export function newTail(): Tail {
  return { closeEnd: 0, closes: false, at: 0, lineEnds: 0, floor: 0, ceiling: 0 }
}

/** Reads the tail that begins at `from` into `tail`. */
export function readTail(text: string, from: number, tail: Tail): void {
  tail.lineEnds = 0
  tail.closes = false
  const place = placeBehindGap(text, from)
  if (place >= 0) {
    const unit = text.charCodeAt(from)
    if (unit === 0x0a || unit === 0x0d) tail.lineEnds = 1
    tail.closeEnd = from
    setPlace(text, place, tail)
    return
  }
  const limit = Math.min(text.length, from + longestTail)
  let at = from
  for (;;) {
    const closed = skipClosers(text, at, limit, at === from)
    if (closed > at) tail.closes = true
    tail.closeEnd = Math.max(closed, from)
    at = skipSpace(text, tail.closeEnd, limit, tail)
    if (at === tail.closeEnd || tail.lineEnds > 0 || at >= limit) break
    const added = spacedCloser(text, at, limit)
    if (added === at || added > limit) break
    at = added
    tail.closes = true
  }
  setPlace(text, wholeEnd(text, at, limit), tail)
}

/** The shortest way for what follows most marks: where the letter behind a space, a line end or nothing stands, or -1. */
function placeBehindGap(text: string, from: number): number {
  const unit = text.charCodeAt(from)
  if (isAsciiLetter(unit)) return from
  if (unit === 0x20) return isAsciiLetter(text.charCodeAt(from + 1)) ? from + 1 : -1
  const before = text.charCodeAt(from - 1)
  if (unit === 0x0a && before !== 0x0d) return isAsciiLetter(text.charCodeAt(from + 1)) ? from + 1 : -1
  if (unit === 0x0d && text.charCodeAt(from + 1) === 0x0a) {
    return isAsciiLetter(text.charCodeAt(from + 2)) ? from + 2 : -1
  }
  // A decimal number.
  return isAsciiDigit(unit) && before === 0x2e && isAsciiDigit(text.charCodeAt(from - 2)) ? from : -1
}

function isAsciiLetter(unit: number): boolean {
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a
}

function isAsciiDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function setPlace(text: string, at: number, tail: Tail): void {
  tail.at = at
  // One less than allowed, so that the beginning of a window is not taken for the beginning of the text.
  tail.floor = Math.max(0, tail.at - lookBehind + 1)
  tail.ceiling = Math.min(text.length, tail.at + lookAhead - longestMarker)
}

/** A tail that the limit cuts off ends before a CRLF; inside a run of combining marks there is no place at all. */
function wholeEnd(text: string, at: number, limit: number): number {
  if (at < limit || at >= text.length) return at
  if (kindAt(text, at) === kinds.extend) return text.length
  return text.charCodeAt(at) === 10 && text.charCodeAt(at - 1) === 13 ? at - 1 : at
}

/** Skips closing marks that stand directly behind the sentence. */
function skipClosers(text: string, from: number, limit: number, isDirect: boolean): number {
  let at = from
  while (at < limit) {
    const kind = kindAt(text, at)
    if (kind === kinds.extend || kind === kinds.closer) at += 1
    else if (kind === kinds.quote && !opensWord(text, at)) at += 1
    else {
      const noted = isDirect ? Math.max(footnoteEnd(text, at), noteNumberEnd(text, at, from)) : at
      if (noted === at || noted > limit) break
      at = noted
    }
  }
  return at
}

/** Behind `[1]`, `[12, 13]`, `[a]`, or `at` where none begins. */
function footnoteEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x5b) return at
  for (let end = at + 1; end < at + 16; end += 1) {
    const unit = text.charCodeAt(end)
    if (unit === 0x5d && end > at + 1) return end + 1
    const isNumber = (unit >= 0x30 && unit <= 0x39) || unit === 0x2c || unit === 0x20 || unit === 0x2d
    if (!isNumber && !(end === at + 1 && unit >= 0x61 && unit <= 0x7a && text.charCodeAt(end + 1) === 0x5d)) {
      return at
    }
  }
  return at
}

/** Behind a superscript number that lost its height: `shown (1987).1 The`, `analysis.12 The`; else `at`. */
function noteNumberEnd(text: string, at: number, from: number): number {
  if (at !== from || kindAt(text, at) !== kinds.digit) return at
  const before = kindAt(text, at - 2)
  if (before !== kinds.closer && !(before === kinds.lower && kindAt(text, at - 3) === kinds.lower)) return at
  let end = at
  while (end < at + 3 && kindAt(text, end) === kinds.digit) end += 1
  return kindAt(text, end) === kinds.space && kindAt(text, end + 1) === kinds.upper ? end : at
}

/** Skips white space, counting line ends. */
function skipSpace(text: string, from: number, limit: number, tail: Tail): number {
  let at = from
  while (at < limit) {
    const kind = kindAt(text, at)
    if (kind === kinds.lineEnd) {
      const isSecondHalf = text.charCodeAt(at) === 10 && at > 0 && text.charCodeAt(at - 1) === 13
      if (!isSecondHalf) tail.lineEnds += 1
    } else if (kind !== kinds.space && kind !== kinds.extend) break
    at += 1
  }
  return at
}

/** Behind a closing mark that has a space before it (French `. »`, `. [1]`, `. :)`), or `at`. */
function spacedCloser(text: string, at: number, limit: number): number {
  const kind = kindAt(text, at)
  if (isLetterKind(kind)) return at
  if (kind === kinds.closer) return at + 1
  if (kind === kinds.quote) {
    let end = at
    while (kindAt(text, end) === kinds.quote && end < limit) end += 1
    const next = kindAt(text, end)
    const goesOn = isSpaceKind(next) || isTerminalKind(next) || next === kinds.pause || next === kinds.unknown
    return goesOn && text[at] !== '«' && (!isStraight(text, at) || hasOpenStraight(text, at)) ? end : at
  }
  const noted = footnoteEnd(text, at)
  if (noted > at && isSpaceKind(kindAt(text, noted))) return noted
  return Math.max(smileyEnd(text, at), emojiEnd(text, at, limit))
}

/** Behind emoji that a space or the end follows, or `at`. */
function emojiEnd(text: string, at: number, limit: number): number {
  let end = at
  while (end < limit && isEmojiUnit(text.charCodeAt(end))) end += 1
  return end > at && isSpaceKind(kindAt(text, end)) ? end : at
}

function isEmojiUnit(unit: number): boolean {
  return (
    (unit >= 0xd83c && unit <= 0xd83e) ||
    (unit >= 0xdc00 && unit <= 0xdfff) ||
    unit === 0xfe0f ||
    unit === 0x200d ||
    unit === 0x2764
  )
}

function isStraight(text: string, at: number): boolean {
  return text[at] === '"' || text[at] === "'"
}

/** With a space on both sides a straight quote closes when the number of such before it is odd (SB9 takes all). */
function hasOpenStraight(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  let isOpen = false
  for (let index = at - 1; index >= 0 && index > at - longestTail; index -= 1) {
    if (text.charCodeAt(index) === unit && isSpaceKind(kindAt(text, index + 1))) isOpen = !isOpen
    else if (text.charCodeAt(index) === unit && unit === 34) isOpen = !isOpen
  }
  return isOpen
}

/** Units that can stand before the mouth of a smiley. */
export const smileyEyes = ':;=8-'

/** Behind a smiley such as `:-)`, `;)`, `:D` or `)))` that stands alone, or `at`. */
export function smileyEnd(text: string, at: number): number {
  let end = at
  if (isPartOfFace(text, end, eyes)) end += 1
  if (end > at && isPartOfFace(text, end, nose)) end += 1
  const mouthStart = end
  while (end < mouthStart + 12 && isPartOfFace(text, end, mouth)) end += 1
  if (end === mouthStart || mouthStart === at) return at
  const next = kindAt(text, end)
  return isSpaceKind(next) || next === kinds.unknown || isTerminalKind(next) ? end : at
}

const eyes = 1
const nose = 2
const mouth = 4
const faceParts = new Uint8Array(128)
for (const [part, marks] of [
  [eyes, ':;=8'],
  [nose, "-^o'"],
  [mouth, ')(DPpO/|*3]'],
] as const) {
  for (const mark of marks) faceParts[mark.charCodeAt(0)]! |= part
}

function isPartOfFace(text: string, at: number, part: number): boolean {
  const unit = text.charCodeAt(at)
  return unit < 128 && (faceParts[unit]! & part) !== 0
}
