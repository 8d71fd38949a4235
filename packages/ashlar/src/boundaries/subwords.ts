import type { Span } from '../span.js'
import { isCertainGraphemeBoundary } from '../unicode/grapheme.js'
import { codePointBefore, codePointFrom } from '../unicode/grapheme-class.js'
import { isWhiteSpace } from '../unicode/white-space.js'
import { wordClass, wordClasses } from '../unicode/word-class.js'
import { type Boundaries, type Boundary, strengths } from './boundary.js'

/**
 * Places inside a long word (an address, a path, an identifier): after punctuation and before opening brackets and
 * quotes, at soft hyphens and zero width spaces, and where a small letter meets a capital (`camel|Case`). Letters
 * and digits stay together otherwise, as do numbers (`3.14`, `1,000`, `12:30`) and apostrophes (`don't`).
 */
export function subwords(): Boundaries {
  return level
}

let units: Uint8Array | undefined

/** What is neither a digit, a small letter, a space nor a letter without case. */
function subwordUnits(): Uint8Array {
  if (units !== undefined) return units
  units = new Uint8Array(0x10000)
  for (let unit = 0; unit < 0x10000; unit++) if (!plainRoles.has(roleOf(unit))) units[unit] = 1
  return units
}

const level: Boundaries = {
  name: 'subwords',
  strength: strengths.subword,
  within,
  first,
  strongest,
  get units() {
    return subwordUnits()
  },
}

function boundaryAt(at: number): Boundary {
  return { at, strength: strengths.subword }
}

function* within(text: string, span: Span): Generator<Boundary> {
  for (let at = span.start + 1; at <= span.end; at++) {
    if (isSubwordStart(text, at)) yield boundaryAt(at)
  }
}

function first(text: string, span: Span): Boundary | undefined {
  for (let at = span.start + 1; at <= span.end; at++) {
    if (isSubwordStart(text, at)) return boundaryAt(at)
  }
  return undefined
}

function strongest(text: string, span: Span): Boundary | undefined {
  for (let at = span.end; at > span.start; at--) {
    if (isSubwordStart(text, at)) return boundaryAt(at)
  }
  return undefined
}

/** What a code point is to its neighbours inside a word. */
const roles = {
  digit: 1,
  small: 2,
  capital: 3,
  /** A letter without case, a mark, a symbol beyond ASCII. */
  other: 4,
  apostrophe: 5,
  /** Between two digits, a part of the number. */
  separator: 6,
  punctuation: 7,
  opening: 8,
  quote: 9,
  /** A soft hyphen or a zero width space. */
  invisible: 10,
  space: 11,
} as const

/** Between any two of these there is no place to cut. */
const plainRoles: ReadonlySet<number> = new Set([roles.digit, roles.small, roles.other, roles.space])

const asciiRoles = Uint8Array.from({ length: 0x80 }, (_, unit) => asciiRole(unit))

function asciiRole(unit: number): number {
  const character = String.fromCharCode(unit)
  if (character <= ' ' || unit === 0x7f) return roles.space
  if (character >= '0' && character <= '9') return roles.digit
  if (character >= 'a' && character <= 'z') return roles.small
  if (character >= 'A' && character <= 'Z') return roles.capital
  if (character === "'") return roles.apostrophe
  if (character === '"' || character === '`') return roles.quote
  if ('.,:'.includes(character)) return roles.separator
  return '([{<'.includes(character) ? roles.opening : roles.punctuation
}

function roleOf(codePoint: number): number {
  if (codePoint < 0x80) return asciiRoles[codePoint]!
  if (codePoint === 0xad || codePoint === 0x200b) return roles.invisible
  if (codePoint === 0x2019) return roles.apostrophe
  if (isWhiteSpace(codePoint)) return roles.space
  switch (wordClass(codePoint)) {
    case wordClasses.opening:
      return roles.opening
    case wordClasses.closing:
      return roles.punctuation
    case wordClasses.quote:
      return roles.quote
    default:
      return roles.other
  }
}

function isSubwordStart(text: string, at: number): boolean {
  if (at >= text.length) return false
  const unit = text.charCodeAt(at)
  const before = text.charCodeAt(at - 1)
  if (unit < 0x80 && before < 0x80) return isSubwordCut(text, at, asciiRoles[before]!, asciiRoles[unit]!)
  const left = roleOf(codePointBefore(text, at, 0))
  const right = roleOf(codePointFrom(text, at, text.length))
  return isSubwordCut(text, at, left, right) && isCertainGraphemeBoundary(text, at)
}

function isSubwordCut(text: string, at: number, left: number, right: number): boolean {
  if (left <= roles.capital && right <= roles.capital) return left === roles.small && right === roles.capital
  if (left === roles.space || right === roles.space || right === roles.invisible) return false
  if (left === roles.invisible) return true
  if (left === roles.opening || left === roles.apostrophe) return false
  if (right === roles.opening) return true
  if (left === roles.quote) return right <= roles.other && !isOpeningQuote(text, at - 1)
  if (right === roles.quote) return left > roles.apostrophe && isOpeningQuote(text, at)
  if (left <= roles.other || right > roles.apostrophe) return false
  return left !== roles.separator || right !== roles.digit || !endsNumber(text, at - 1)
}

/** A quote opens where neither a word nor the stop of a sentence stands before it. */
function isOpeningQuote(text: string, at: number): boolean {
  if (at === 0) return true
  const before = codePointBefore(text, at, 0)
  return roleOf(before) > roles.apostrophe && !')]}.,!?'.includes(String.fromCodePoint(before))
}

function endsNumber(text: string, at: number): boolean {
  return at > 0 && roleOf(text.charCodeAt(at - 1)) === roles.digit
}
