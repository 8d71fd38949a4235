import {
  graphemeClasses as classes,
  codePointBefore,
  codePointFrom,
  graphemeClass,
  isExtender,
} from './grapheme-class.js'

// Grapheme clusters as in UAX 29 of Unicode 17, rules GB3 to GB13, from our own tables: Intl.Segmenter differs
// between machines and is quadratic.

/** No two code units below this join, but CR LF. */
const firstJoining = 0x300
/** How far a boundary may look back; see `boundaries/boundary.ts`. */
const lookBehind = 256

const cr = 0x0d
const lf = 0x0a

/** How two neighbouring code points relate; the last three depend on what stands before them. */
const relations = { apart: 0, joined: 1, flags: 2, pictographs: 3, conjunct: 4 } as const

/**
 * Whether a grapheme cluster begins at `at`. `floor` is a position at or before `at` that is known to be a
 * boundary; nothing before it is read. The start and the end of the text are boundaries.
 */
export function isGraphemeBoundary(text: string, at: number, floor: number): boolean {
  if (at <= floor || at >= text.length) return true
  const unit = text.charCodeAt(at)
  const unitBefore = text.charCodeAt(at - 1)
  if (unit < firstJoining && unitBefore < firstJoining) return unit !== lf || unitBefore !== cr
  return isClusterStart(text, at, floor, text.length)
}

/**
 * As {@link isGraphemeBoundary} where no boundary is known. What decides is mostly the code points on both sides;
 * where it is a run of flags or marks before `at` that does not begin in the 256 code units there, the answer is
 * false.
 */
export function isCertainGraphemeBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true
  const lowest = Math.max(0, at - lookBehind)
  const found = relationAt(text, at, lowest, text.length)
  if (found === relations.apart || found === relations.joined) return found === relations.apart
  if (at >= lookBehind && contextStart(text, at, lowest, found) <= lowest + 1) return false
  return isClusterStart(text, at, lowest, text.length)
}

/** The start of the flags or marks before `at` that have a say in whether a cluster begins there. */
function contextStart(text: string, at: number, lowest: number, found: number): number {
  let position = at
  while (position > lowest) {
    const codePoint = codePointBefore(text, position, lowest)
    const isPart =
      found === relations.flags
        ? graphemeClass(codePoint) === classes.regionalIndicator
        : isExtender(codePoint)
    if (!isPart) break
    position -= codePoint > 0xffff ? 2 : 1
  }
  return position
}

function isClusterStart(text: string, at: number, floor: number, end: number): boolean {
  switch (relationAt(text, at, floor, end)) {
    case relations.apart:
      return true
    case relations.joined:
      return false
    case relations.flags:
      return !endsInOddFlag(text, at, floor)
    case relations.pictographs:
      return !endsInJoinedPictograph(text, at, floor)
    default:
      return !endsInLinkedConsonant(text, at, floor)
  }
}

/** How the code points on both sides of `at` relate. */
function relationAt(text: string, at: number, floor: number, end: number): number {
  const unit = text.charCodeAt(at)
  const before = codePointBefore(text, at, floor)
  if (unit >= 0xdc00 && unit <= 0xdfff && isHighSurrogate(before)) return relations.joined
  return relation(graphemeClass(before), graphemeClass(codePointFrom(text, at, end)))
}

/** The last cluster boundary at or before `at`, at least `floor`, which is known to be one. */
export function previousGraphemeBoundary(text: string, at: number, floor: number): number {
  let position = at
  while (!isGraphemeBoundary(text, position, floor)) position--
  return Math.max(position, floor)
}

/**
 * The first cluster boundary after `at`, which is known to be one. The text is taken to end at `ceiling`:
 * the answer is never greater, and nothing from there on is read.
 */
export function nextGraphemeBoundary(text: string, at: number, ceiling: number = text.length): number {
  if (at + 1 >= ceiling) return ceiling
  const unit = text.charCodeAt(at)
  const next = text.charCodeAt(at + 1)
  if (unit < firstJoining && next < firstJoining) return unit === cr && next === lf ? at + 2 : at + 1
  let position = at + 1
  while (position < ceiling && !isClusterStart(text, position, at, ceiling)) position++
  return position
}

/** How many clusters `[start, end)` has, read as a text of its own. Linear. */
export function countGraphemes(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; count++) at = nextGraphemeBoundary(text, at, end)
  return count
}

/** UAX 29, by class. */
function relation(before: number, current: number): number {
  if (before >= classes.control || current >= classes.control) {
    return before === classes.cr && current === classes.lf ? relations.joined : relations.apart
  }
  if (current >= classes.spacingMark || before === classes.prepend) return relations.joined
  switch (current) {
    case classes.pictographic:
      return before === classes.zwj ? relations.pictographs : relations.apart
    case classes.consonant:
      return before >= classes.conjunctExtend ? relations.conjunct : relations.apart
    case classes.regionalIndicator:
      return before === classes.regionalIndicator ? relations.flags : relations.apart
    case classes.l:
    case classes.lv:
    case classes.lvt:
      return before === classes.l ? relations.joined : relations.apart
    case classes.v:
      return before === classes.l || before === classes.v || before === classes.lv
        ? relations.joined
        : relations.apart
    case classes.t:
      return before >= classes.v && before <= classes.lvt ? relations.joined : relations.apart
    default:
      return relations.apart
  }
}

/** GB12, GB13: whether an odd number of regional indicators ends at `at`. */
function endsInOddFlag(text: string, at: number, floor: number): boolean {
  let odd = false
  for (let position = at; position > floor; position -= 2) {
    const codePoint = codePointBefore(text, position, floor)
    if (graphemeClass(codePoint) !== classes.regionalIndicator) break
    odd = !odd
  }
  return odd
}

/** GB11: whether a pictograph, any number of extenders and the zero width joiner before `at` stand there. */
function endsInJoinedPictograph(text: string, at: number, floor: number): boolean {
  for (let position = at - 1; position > floor; ) {
    const codePoint = codePointBefore(text, position, floor)
    const current = graphemeClass(codePoint)
    if (current < classes.extend || current > classes.linker) return current === classes.pictographic
    position -= codePoint > 0xffff ? 2 : 1
  }
  return false
}

/** GB9c: whether a consonant and then extenders with at least one linker among them end at `at`. */
function endsInLinkedConsonant(text: string, at: number, floor: number): boolean {
  let linked = false
  for (let position = at; position > floor; ) {
    const codePoint = codePointBefore(text, position, floor)
    const current = graphemeClass(codePoint)
    if (current < classes.conjunctExtend || current > classes.zwj)
      return linked && current === classes.consonant
    linked ||= current === classes.linker
    position -= codePoint > 0xffff ? 2 : 1
  }
  return false
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
