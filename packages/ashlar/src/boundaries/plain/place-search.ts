import type { Span } from '../../span.js'
import type { Boundaries, Boundary } from '../boundary.js'
import { isLetterKind, kindAt } from '../sentence/character-kind.js'
import { longestGap } from './gap.js'
import { nowhere, type Place } from './place.js'

/** What is searched for. */
export interface PlaceSearch {
  readonly name: string
  /** The strength of the level. */
  readonly level: number
  /** The strengths of the better places and of the weaker ones. */
  readonly strong: number
  readonly weak: number
  /** For each code unit whether it may make a place. */
  readonly units: Readonly<Uint8Array>
  /** The place that the unit at `at` makes, behind it and at most {@link longestGap} away. Later units make later places. */
  placeAt(text: string, at: number): Place
}

/** A level of the places that single code units make, one each. */
export function placeLevel(search: PlaceSearch): Boundaries {
  return {
    name: search.name,
    strength: search.level,
    units: search.units,
    within: (text, span) => placesWithin(text, span, search),
    strongest: (text, span) => strongestPlace(text, span, search),
    first: (text, span) => placesWithin(text, span, search).next().value,
  }
}

function* placesWithin(
  text: string,
  { start, end }: Span,
  search: PlaceSearch,
): Generator<Boundary, undefined> {
  const { units } = search
  let last = start
  for (let at = firstMark(text, start); at < end; at += 1) {
    // Four at a time: mostly there is nothing.
    while (at + 4 < end && !hasAny(text, at, units)) at += 4
    if (units[text.charCodeAt(at)] === 0) continue
    const place = search.placeAt(text, at)
    const position = place >> 1
    if (position > end) return
    // A mark and the line end behind it may speak for one place.
    if (position <= last) continue
    last = position
    yield { at: position, strength: (place & 1) === 0 ? search.strong : search.weak }
  }
}

/** The first unit that may make a place behind `start`: between a mark and its place there are no letters. */
function firstMark(text: string, start: number): number {
  return isLetterKind(kindAt(text, start)) ? start : Math.max(0, start - longestGap)
}

/** Whether one of the four units from `at` on may make a place. */
function hasAny(text: string, at: number, units: Readonly<Uint8Array>): boolean {
  const met =
    units[text.charCodeAt(at)]! |
    units[text.charCodeAt(at + 1)]! |
    units[text.charCodeAt(at + 2)]! |
    units[text.charCodeAt(at + 3)]!
  return met !== 0
}

/** Looks from the end, and no further than the first of the better places. */
function strongestPlace(text: string, { start, end }: Span, search: PlaceSearch): Boundary | undefined {
  const { units } = search
  const first = firstMark(text, start)
  let weak = nowhere
  for (let at = end; --at >= first; ) {
    while (at - 4 >= first && !hasAny(text, at - 3, units)) at -= 4
    if (units[text.charCodeAt(at)] === 0) continue
    const place = search.placeAt(text, at)
    const position = place >> 1
    if (position > end || position <= start) continue
    if ((place & 1) === 0) return { at: position, strength: search.strong }
    if (weak === nowhere) weak = place
  }
  return weak === nowhere ? undefined : { at: weak >> 1, strength: search.weak }
}
