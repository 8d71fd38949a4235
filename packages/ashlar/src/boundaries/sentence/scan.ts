import type { Span } from '../../span.js'
import type { Boundary } from '../boundary.js'
import { type EnclosingMarks, familyOf } from './enclosing-marks.js'
import { longestMarker, longestTail } from './tail.js'

/** What is scanned for. */
export interface Search {
  /** See {@link scanFlags}. */
  readonly flags: Readonly<Uint8Array>
  /** Where the scanner notes the enclosing marks that it passes. */
  readonly marks: EnclosingMarks
  /**
   * Decides about the code unit at `at`: a boundary's position times 256 plus its strength, or 0. A boundary outside of
   * `span` is not wanted: it may be given or not.
   */
  readonly decide: (text: string, at: number, span: Span) => number
}

const candidate = 1
const encloses = 2
/** A letter behind which a space is a candidate. */
const spaced = 4
const spaceUnit = 0x20

/** What the scanner does at each code unit, as bits, for a table that is not 0 at the candidates. */
export function scanFlags(candidates: Readonly<Uint8Array>): Readonly<Uint8Array> {
  return candidates.map((kind, unit) => {
    // Spaces matter behind Thai and Lao letters only.
    const own = kind !== 0 && unit !== spaceUnit ? candidate : unit >= 0xe00 && unit < 0xf00 ? spaced : 0
    return own | (familyOf[unit] === 0 ? 0 : encloses)
  })
}

/** The next candidate in `[from, to)`, or `to`. The hottest loop of the scanner. */
function nextCandidate(text: string, from: number, to: number, { flags, marks }: Search): number {
  marks.continueAt(text, from)
  let at = from
  for (; at < to; at += 1) {
    const flag = flags[text.charCodeAt(at)]!
    if (flag === 0) continue
    if ((flag & encloses) !== 0) marks.note(text, at)
    if ((flag & candidate) !== 0) break
    if ((flag & spaced) === 0 || text.charCodeAt(at + 1) !== spaceUnit) continue
    at += 1
    break
  }
  marks.passed(Math.min(at + 1, to))
  return at
}

/**
 * Finds the boundaries with `span.start < at <= span.end` one by one, in ascending order. Where two units speak for
 * one place, the stronger counts.
 */
export class Scanner {
  /** The boundary found last, 0 before the first. */
  at = 0
  strength = 0
  readonly #text: string
  readonly #search: Search
  readonly #span: Span
  /** Up to where candidates may stand, and the next one. */
  readonly #limit: number
  #candidate: number
  /** The best that is known of the next boundary. */
  #next: number
  #nextStrength = 0

  constructor(text: string, span: Span, search: Search) {
    this.#text = text
    this.#search = search
    this.#span = span
    this.#limit = Math.min(text.length, span.end + longestMarker)
    this.#next = span.start
    this.#candidate = Math.max(0, span.start - longestTail - 1)
  }

  /** Moves on to the next boundary and says whether there is one. */
  next(): boolean {
    const text = this.#text
    const search = this.#search
    const limit = this.#limit
    const { start, end } = this.#span
    for (let at = this.#candidate; ; at += 1) {
      at = nextCandidate(text, at, limit, search)
      if (at >= limit) break
      if (this.#nextStrength > 0 && at > this.#next + longestMarker) {
        // Nothing from here on speaks for the place that is known: no need to find the next before it is asked for.
        // A space is a candidate by the letter before it, which is to be met again.
        this.#candidate = text.charCodeAt(at) === spaceUnit ? at - 1 : at
        return this.#take()
      }
      const decision = search.decide(text, at, this.#span)
      if (decision === 0) continue
      const strength = decision & 255
      const found = placeOf(decision, strength)
      if (found < this.#next || found > end || found === start) continue
      if (found > this.#next && this.#nextStrength > 0) {
        this.#take()
        this.#next = found
        this.#nextStrength = strength
        this.#candidate = at + 1
        return true
      }
      if (found > this.#next || strength > this.#nextStrength) this.#nextStrength = strength
      this.#next = found
    }
    this.#candidate = limit
    return this.#nextStrength > 0 && this.#take()
  }

  /** Makes what is known of the next boundary the one found last. */
  #take(): true {
    this.at = this.#next
    this.strength = this.#nextStrength
    this.#nextStrength = 0
    return true
  }
}

/** The boundaries that a {@link Scanner} finds. */
export function* scan(text: string, span: Span, search: Search): Generator<Boundary, undefined> {
  const scanner = new Scanner(text, span, search)
  while (scanner.next()) yield { at: scanner.at, strength: scanner.strength }
  return undefined
}

/** The first of {@link scan}. */
export function scanFirst(text: string, span: Span, search: Search): Boundary | undefined {
  const scanner = new Scanner(text, span, search)
  return scanner.next() ? { at: scanner.at, strength: scanner.strength } : undefined
}

/**
 * The place of a decision. Rounded, though it is whole: engines keep what comes of a division as a number with a fraction, and
 * from far into a long text on all that is made of places would be slower.
 */
function placeOf(decision: number, strength: number): number {
  return Math.floor((decision - strength) / 256)
}

/** Goes back from `at` over units that are no candidates, four at a time, not beyond `first`. */
function skipBack(text: string, from: number, first: number, flags: Readonly<Uint8Array>): number {
  let at = from
  while (at - 4 >= first) {
    const met =
      flags[text.charCodeAt(at)]! |
      flags[text.charCodeAt(at - 1)]! |
      flags[text.charCodeAt(at - 2)]! |
      flags[text.charCodeAt(at - 3)]!
    // The last of the four may be a space behind a letter of Thai.
    if ((met & (candidate | spaced)) !== 0 || (flags[text.charCodeAt(at - 4)]! & spaced) !== 0) break
    at -= 4
  }
  return at
}

/** The strongest boundary of {@link scan}, the last of equals: looks from the end and stops at `strongest`. */
export function scanBackwards(
  text: string,
  span: Span,
  { flags, decide }: Search,
  strongest: number,
): Boundary | undefined {
  let position = 0
  let strength = 0
  const first = Math.max(0, span.start - longestTail - 1)
  for (let at = Math.min(text.length, span.end + longestMarker); --at >= first; ) {
    at = skipBack(text, at, first, flags)
    const unit = text.charCodeAt(at)
    if ((flags[unit]! & candidate) === 0 && (unit !== spaceUnit || text.charCodeAt(at - 1) < 0xe00)) continue
    const decision = decide(text, at, span)
    const own = decision & 255
    const found = placeOf(decision, own)
    if (found <= span.start || found > span.end || own <= strength) continue
    position = found
    strength = own
    if (strength >= strongest) break
  }
  return strength === 0 ? undefined : { at: position, strength }
}
