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
  /**
   * The place that the unit at `at` makes, behind it and at most {@link longestGap} away, with no letter between the two. Later
   * units make later places.
   */
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
    first: (text, { start, end }) => {
      const place = nextPlace(text, firstUnit(text, start), start, end, search)
      return place === nowhere ? undefined : boundaryOf(place, search)
    },
  }
}

function* placesWithin(
  text: string,
  { start, end }: Span,
  search: PlaceSearch,
): Generator<Boundary, undefined> {
  let from = firstUnit(text, start)
  for (let last = start; ; ) {
    const place = nextPlace(text, from, last, end, search)
    if (place === nowhere) return
    from = passed
    last = place >> 1
    yield boundaryOf(place, search)
  }
}

/** The unit behind the one that made the place which {@link nextPlace} found last. */
let passed = 0

/** The first place behind `last`, `end` at the furthest, that a unit at or behind `from` makes. */
function nextPlace(text: string, from: number, last: number, end: number, search: PlaceSearch): Place {
  const { units } = search
  for (let at = from; at < end; at += 1) {
    // Four at a time: mostly there is nothing.
    while (at + 4 < end && !hasAny(text, at, units)) at += 4
    if (units[text.charCodeAt(at)] === 0) continue
    const place = search.placeAt(text, at)
    const position = place >> 1
    if (position > end) break
    // A mark and the line end behind it may speak for one place.
    if (position <= last) continue
    passed = at + 1
    return place
  }
  return nowhere
}

/** Where the first unit may stand that makes a place behind `start`: between the two there is no letter. */
function firstUnit(text: string, start: number): number {
  let at = start
  while (at > 0 && start - at < longestGap && !isLetterKind(kindAt(text, at - 1))) at -= 1
  return at
}

function boundaryOf(place: Place, { strong, weak }: PlaceSearch): Boundary {
  return { at: place >> 1, strength: (place & 1) === 0 ? strong : weak }
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
  const first = firstUnit(text, start)
  let weak = nowhere
  for (let at = end; --at >= first; ) {
    while (at - 4 >= first && !hasAny(text, at - 3, units)) at -= 4
    if (units[text.charCodeAt(at)] === 0) continue
    const place = search.placeAt(text, at)
    const position = place >> 1
    if (position > end || position <= start) continue
    if ((place & 1) === 0) return boundaryOf(place, search)
    if (weak === nowhere) weak = place
  }
  return weak === nowhere ? undefined : boundaryOf(weak, search)
}
