import { isLetterKind, isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'
import {
  brackets,
  type EnclosingMarks,
  familyCount,
  familyOf,
  firstOpening,
  isBlankLine,
  lineFeed,
  markBefore,
  singleQuotes,
} from './enclosing-marks.js'

/** How far ahead a bracket must close to enclose, in code units. Longer ones hold sentences of their own. */
const longestBracket = 400

/** Which way the mark at `at` faces: 1 it opens, -1 it closes, 0 it is an apostrophe or the like. */
function facing(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const kind = kindAt(text, at)
  const isSingle = familyOf[unit] === singleQuotes
  const before = kindAt(text, at - 1)
  const after = kindAt(text, at + 1)
  if (isSingle && isLetterKind(before) && isLetterKind(after)) return 0
  if (kind === kinds.closer) return isFace(text, at) ? 0 : -1
  if (kind === kinds.opener && !isSingle) return 1
  // Opens in English and Chinese, closes in German: what follows tells.
  if (unit === 0x201c) return endsWord(after) ? -1 : 1
  const isFree =
    before === kinds.unknown ||
    isSpaceKind(before) ||
    before === kinds.opener ||
    before === kinds.dash ||
    before === kinds.quote
  if (isFree && (isLetterKind(after) || after === kinds.digit || startsContent(after))) {
    // '60s and 'tis are apostrophes: only a capital or a further mark says that a quotation begins.
    if (isSingle && kind !== kinds.opener && (after === kinds.digit || kindAt(text, at + 2) === kinds.digit))
      return 0
    return 1
  }
  // French sets spaces inside its guillemets.
  if (isFree && unit === 0xab) return 1
  if (isFree && unit === 0xbb) return -1
  if (isSingle && isLetterKind(after)) return 0
  if (isSingle && isLetterKind(before)) return kind === kinds.opener ? 1 : 0
  if (isFree && isSpaceKind(after)) return 0
  return -1
}

function endsWord(after: number): boolean {
  return isSpaceKind(after) || isTerminalKind(after) || after === kinds.pause || after === kinds.unknown
}

function startsContent(kind: number): boolean {
  return kind === kinds.opener || kind === kinds.quote || kind === kinds.ellipsis || kind === kinds.other
}

/** The bracket of a smiley. */
function isFace(text: string, at: number): boolean {
  const before = text[at - 1]
  return text[at] === ')' && (before === ':' || before === ';' || before === '-')
}

const depths = new Int16Array(familyCount)

/** What earlier looks back found: nothing that opens in `[from, to)` of this text stays open at `to`. */
export interface Balanced {
  text: string
  from: number
  to: number
  /** Where the last look began; what is known holds from there on. */
  last: number
  /** By family: up to where no mark of it stands, seen from `last`. */
  readonly quietTo: Float64Array
}

export function newBalanced(): Balanced {
  return { text: '', from: 0, to: 0, last: 0, quietTo: new Float64Array(familyCount) }
}

/**
 * Does `at` stand inside a quotation or brackets that open in `text.slice(from, at)` and close before `to`, in
 * the same paragraph? An opening or closing that is not in sight does not count. `known` and `marks` only save time.
 */
export function isEnclosed(
  text: string,
  at: number,
  from: number,
  to: number,
  known: Balanced,
  marks: EnclosingMarks,
): boolean {
  const isKnown = known.text === text && at >= known.last && from >= known.from
  const end = isKnown && known.to > from ? known.to : from
  if (!isKnown) {
    known.quietTo.fill(0)
    known.from = from
    known.to = from
  }
  known.text = text
  known.last = at
  const isNoted = marks.cover(text, end, at)
  /** Families of which a mark was met, as bits. */
  let touched = 0
  /** Families of which an opening was met that does not close in sight, as bits. */
  let open = 0
  let number = marks.count
  const floor = isNoted ? end : firstOpening(text, end, at)
  for (let mark = at; ; ) {
    mark = isNoted ? marks.place(--number) : markBefore(text, mark, floor)
    if (mark < floor) break
    if (mark >= at) continue
    const family = familyOf[text.charCodeAt(mark)]!
    if (family === lineFeed) break
    const bit = 1 << family
    if ((open & bit) !== 0) continue
    const depth = ((touched & bit) === 0 ? 0 : depths[family]!) + facing(text, mark)
    touched |= bit
    depths[family] = depth
    if (depth <= 0) continue
    if (closesAhead(text, at, to, family, known.quietTo)) return true
    open |= bit
  }
  known.from = from
  // An opening without an end in sight may find one when seen from further on.
  known.to = open === 0 ? at : from
  return false
}

/** Is the next mark of the family a closing one, in the same paragraph and in sight? */
function closesAhead(text: string, at: number, to: number, family: number, quietTo: Float64Array): boolean {
  const end = family >= brackets ? Math.min(to, at + longestBracket) : to
  let index = Math.max(at, quietTo[family]!)
  let closes = false
  for (; index < end; index += 1) {
    const met = familyOf[text.charCodeAt(index)]
    if (met === lineFeed && isBlankLine(text, index)) break
    if (met !== family) continue
    const way = facing(text, index)
    // A single quote closes for certain only behind a mark; elsewhere it may be an apostrophe.
    if (way === 0 || (family === singleQuotes && way < 0 && !isMarkBefore(text, index))) continue
    closes = way < 0
    break
  }
  quietTo[family] = index
  return closes
}

function isMarkBefore(text: string, at: number): boolean {
  const kind = kindAt(text, at - 1)
  return isTerminalKind(kind) || kind === kinds.pause || kind === kinds.closer
}
