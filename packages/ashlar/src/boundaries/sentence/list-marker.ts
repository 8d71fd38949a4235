import { isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'
import type { Occurrences } from './occurrences.js'

/** A list marker: `1.`, `2)`, `3.)`, `(b)`, `iv)`, with a bullet before it or not. */
export interface ListMarker {
  /** Where it begins: its bullet, bracket or number. */
  start: number
  /** Behind its last character. */
  end: number
  place: 'line start' | 'after a sentence' | 'inline'
}

const bullets = '•‣⁃▪▫◦●○■□◆◇➢➤►✓✔∙·–—'

export function isBullet(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit === 0x2a || unit === 0x2d || (unit >= 0xb7 && bullets.includes(text[at]!))
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** The labels before and after this one in its series; a single `i` or `v` counts as a letter and a numeral. */
function neighbours(label: string, step: 1 | -1): string[] {
  if (/^\d+$/.test(label)) return [String(Number(label) + step)]
  const found: string[] = []
  const roman = romans.indexOf(label)
  if (roman >= 0 && romans[roman + step] !== undefined) found.push(romans[roman + step]!)
  if (label.length === 1) found.push(String.fromCharCode(label.charCodeAt(0) + step))
  return found
}

function isFirst(label: string): boolean {
  return label === '1' || label === 'a' || label === 'A' || label === 'i'
}

/** Where the label that ends at `end` begins, or -1: a number, a letter, or a small Roman numeral. */
function labelStart(text: string, end: number): number {
  let start = end
  let isRoman = true
  let isNumber = true
  for (; end - start < 5; start -= 1) {
    const unit = text.charCodeAt(start - 1)
    const isDigit = unit >= 0x30 && unit <= 0x39
    if (!isDigit && !((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a)) break
    isNumber &&= isDigit
    isRoman &&= unit === 0x69 || unit === 0x76 || unit === 0x78
  }
  const length = end - start
  if (length === 0 || length > 4) return -1
  if (isNumber) return length < 4 ? start : -1
  if (length > 1) return isRoman ? start : -1
  // A large letter with a stop is an initial.
  return text.charCodeAt(start) >= 0x61 || text.charCodeAt(end) !== 0x2e ? start : -1
}

/** Can a list marker end at `mark`? A quick look. */
export function mayEndMarker(text: string, mark: number): boolean {
  const end = text.charCodeAt(mark - 1) === 0x2e && text.charCodeAt(mark) === 0x29 ? mark - 1 : mark
  return labelStart(text, end) >= 0
}

/**
 * The list marker whose last mark (`.` or `)`) stands at `mark`, or `undefined`. In running text a number with a
 * stop is a marker only when the one before or after it in the series is in sight. `met` only saves time.
 */
export function listMarkerAt(
  text: string,
  mark: number,
  { floor, ceiling }: Stretch,
  met: Occurrences,
): ListMarker | undefined {
  const isParenthesis = text.charCodeAt(mark) === 0x29
  const labelEnd = isParenthesis && text.charCodeAt(mark - 1) === 0x2e ? mark - 1 : mark
  const first = labelStart(text, labelEnd)
  if (first < 0) return undefined
  const hasOpening = isParenthesis && text.charCodeAt(first - 1) === 0x28
  const end = !isParenthesis && text.charCodeAt(mark + 1) === 0x29 ? mark + 2 : mark + 1
  const next = kindAt(text, end)
  if (next !== kinds.unknown && !isSpaceKind(next)) return undefined
  const opening = hasOpening ? first - 1 : first
  const start = bulletBefore(text, opening, floor)
  if (opening > 0 && start === opening && !isSpaceKind(kindAt(text, opening - 1))) return undefined
  const place = placeOf(text, { start, opening, first, labelEnd, end }, { floor, ceiling }, met)
  return place === undefined ? undefined : { start, end, place }
}

/** What may be looked at. */
interface Stretch {
  readonly floor: number
  readonly ceiling: number
}

/** The parts of what may be a marker, as positions; `opening` is its bracket or label, without the bullet. */
interface MarkerParts {
  readonly start: number
  readonly opening: number
  readonly first: number
  readonly labelEnd: number
  readonly end: number
}

/** The last content before `at`, or less than `floor`. */
function contentBefore(text: string, at: number, floor: number): number {
  let before = at - 1
  while (before >= floor && kindAt(text, before) === kinds.space) before -= 1
  return before
}

/** Where the bullet before a label stands, or `opening` where there is none close by. */
function bulletBefore(text: string, opening: number, floor: number): number {
  const before = contentBefore(text, opening, Math.max(floor, opening - longestBulletGap))
  if (before < floor || !isBullet(text, before)) return opening
  return before === 0 || isSpaceKind(kindAt(text, before - 1)) ? before : opening
}

const longestBulletGap = 16

function placeOf(
  text: string,
  parts: MarkerParts,
  { floor, ceiling }: Stretch,
  met: Occurrences,
): ListMarker['place'] | undefined {
  const { first, labelEnd, end, opening } = parts
  const before = contentBefore(text, parts.start, floor)
  const previous = kindAt(text, before)
  if (before < floor) return floor === 0 ? 'line start' : undefined
  if (previous === kinds.lineEnd) return 'line start'
  if (previous === kinds.pause) return undefined
  const label = text.slice(first, labelEnd)
  const place = isTerminalKind(previous) ? 'after a sentence' : 'inline'
  // "for 1. above ... and for 2. above", "under (2) and (3) in part": an item begins with something large.
  const wantsLarge = opening < first || (text[end - 1] === '.' && isNumber(label))
  if (wantsLarge && place === 'inline' && kindAt(text, end + 1) === kinds.lower) return undefined
  const close = text.slice(labelEnd, end)
  const isPreceded = neighbours(label, -1).some((sibling) =>
    met.has(text, `${sibling}${close} `, floor, opening),
  )
  if (isPreceded && followsItem(text.slice(floor, opening), label, close, floor === 0)) return place
  if (place === 'inline') return undefined
  // Behind a whole sentence a short number begins an item, whatever its neighbours.
  const isShort = isNumber(label) && label.length < 3
  if (isShort && wholeSentence.test(text.slice(Math.max(floor, before - 4), before + 1))) return place
  // The first of a series is one only there; else "the 1. of May and the 2. of June" would be.
  if (!isFirst(label)) return undefined
  const leadsItem = neighbours(label, 1).some(
    (sibling) =>
      met.has(text, ` ${sibling}${close} `, end, ceiling) ||
      met.has(text, `(${sibling}${close} `, end, ceiling),
  )
  return leadsItem ? place : undefined
}

/** Ends with `!`, `?`, or a stop behind a word too long for an abbreviation. */
const wholeSentence = /(?:[!?]|\p{L}{4}\.|[)"»”]\.)$/u
const isNumber = (label: string) => label.charCodeAt(0) <= 0x39

/** The longest series that is followed back, in items. */
const longestSeries = 8

/**
 * Does the label before this one in its series stand in `stretch` as the head of an item: at the start of a line,
 * behind a bullet or the end of a sentence, or itself behind such a one? `isStart` says that the stretch begins the text.
 */
function followsItem(stretch: string, label: string, close: string, isStart: boolean): boolean {
  let end = stretch.length
  let current = label
  for (let step = 0; step < longestSeries; step += 1) {
    let at = -1
    for (const sibling of neighbours(current, -1)) {
      const found = end === 0 ? -1 : stretch.lastIndexOf(`${sibling}${close} `, end - 1)
      if (found <= at && at >= 0) continue
      at = found
      current = at < 0 ? current : sibling
    }
    if (at < 0) return false
    const before = stretch.slice(Math.max(0, at - 8), at)
    if (before === '' ? isStart : headsItem(before, isNumber(current) || close !== '.')) return true
    if (!/\s\(?$/.test(before)) return false
    end = at
  }
  return false
}

/** `isSafe`: the label cannot be an initial, so that any stop before it will do. */
function headsItem(before: string, isSafe: boolean): boolean {
  if (/(?:^|[\n\r])[ \t]*\(?$/.test(before) && (before.length < 8 || /[\n\r]/.test(before))) return true
  if (/[•⁃*:-]\s*\(?$/.test(before)) return true
  return (isSafe ? /[.!?]\s+\(?$/ : /\p{L}\p{L}[.!?]\s+\(?$/u).test(before)
}
