import { isLetterKind, isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'

/** Families of marks that enclose; an opening of one is closed by a closing of the same. */
const families: readonly (readonly [marks: string, family: number])[] = [
  ['"“”„‟＂', 1],
  ['«»', 2],
  ["'‘’‚‛`", 3],
  ['()（）', 4],
  ['[]［］', 5],
  ['「」『』｢｣', 6],
  ['《》〈〉', 7],
  ['{}', 8],
  ['【】〔〕', 4],
  ['‹›', 2],
]
const familyOf = new Uint8Array(65_536)
for (const [marks, family] of families) for (const mark of marks) familyOf[mark.charCodeAt(0)] = family
familyOf[10] = 9
const lineFeed = 9
const quotes = 3
const brackets = 4
/** How far ahead a bracket must close to enclose, in code units. Longer ones hold sentences of their own. */
const longestBracket = 400

/** Which way the mark at `at` faces: 1 it opens, -1 it closes, 0 it is an apostrophe or the like. */
function facing(text: string, at: number): number {
  const kind = kindAt(text, at)
  const isSingle = familyOf[text.charCodeAt(at)] === quotes
  const before = kindAt(text, at - 1)
  const after = kindAt(text, at + 1)
  if (kind === kinds.closer) return isFace(text, at) ? 0 : -1
  if (kind === kinds.opener && !isSingle) return 1
  // Opens in English and Chinese, closes in German: what follows tells.
  if (text[at] === '“') return endsWord(after) ? -1 : 1
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
  if (isFree && text[at] === '«') return 1
  if (isFree && text[at] === '»') return -1
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

function isBlankLine(text: string, at: number): boolean {
  return text.charCodeAt(at) === 10 && (text.charCodeAt(at + 1) === 10 || text.charCodeAt(at + 1) === 13)
}

/** The bracket of a smiley. */
function isFace(text: string, at: number): boolean {
  const before = text[at - 1]
  return text[at] === ')' && (before === ':' || before === ';' || before === '-')
}

const depths = new Int16Array(10)

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
  return { text: '', from: 0, to: 0, last: 0, quietTo: new Float64Array(10) }
}

/**
 * Does `at` stand inside a quotation or brackets that open in `text.slice(from, at)` and close before `to`, in
 * the same paragraph? An opening or closing that is not in sight does not count. `known` only saves time.
 */
export function isEnclosed(text: string, at: number, from: number, to: number, known: Balanced): boolean {
  const isKnown = known.text === text && at >= known.last && from >= known.from
  const end = isKnown && known.to > from ? known.to : from
  if (!isKnown) {
    known.quietTo.fill(0)
    known.text = text
    known.from = from
    known.to = from
  }
  known.last = at
  let isTouched = false
  /** Families of which an opening was met that does not close in sight, as bits. */
  let open = 0
  for (let index = at - 1; index >= end; index -= 1) {
    const unit = text.charCodeAt(index)
    // Most units are small letters: the shortest way past them.
    if (unit >= 0x61 && unit <= 0x7a) continue
    const family = familyOf[unit]!
    if (family === 0) continue
    if (family === lineFeed) {
      if (isBlankLine(text, index)) break
      continue
    }
    if ((open & (1 << family)) !== 0) continue
    if (!isTouched) depths.fill(0)
    isTouched = true
    depths[family]! += facing(text, index)
    if (depths[family]! <= 0) continue
    if (closesAhead(text, at, to, family, known.quietTo)) return true
    open |= 1 << family
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
    const unit = text.charCodeAt(index)
    if (unit === 10 && isBlankLine(text, index)) break
    if (familyOf[unit] !== family) continue
    const way = facing(text, index)
    // A single quote closes for certain only behind a mark; elsewhere it may be an apostrophe.
    if (way === 0 || (family === quotes && way < 0 && !isMarkBefore(text, index))) continue
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
