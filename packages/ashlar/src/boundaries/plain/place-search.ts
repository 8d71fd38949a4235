import type { Span } from '../../span.js'
import type { Boundaries, Boundary } from '../boundary.js'
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
    first: (text, span) => {
      for (const boundary of placesWithin(text, span, search)) return boundary
      return undefined
    },
  }
}

function* placesWithin(
  text: string,
  { start, end }: Span,
  search: PlaceSearch,
): Generator<Boundary, undefined> {
  const { units } = search
  for (let at = Math.max(0, start - longestGap); at < end; at += 1) {
    if (units[text.charCodeAt(at)] === 0) continue
    const place = search.placeAt(text, at)
    if (place === nowhere) continue
    const position = place >> 1
    if (position > end) return
    if (position > start) yield { at: position, strength: strengthOf(place, search) }
  }
}

/** Looks from the end, and no further than the first of the better places. */
function strongestPlace(text: string, { start, end }: Span, search: PlaceSearch): Boundary | undefined {
  const { units } = search
  const first = Math.max(0, start - longestGap)
  let weak = nowhere
  for (let at = end - 1; at >= first; at -= 1) {
    if (units[text.charCodeAt(at)] === 0) continue
    const place = search.placeAt(text, at)
    const position = place >> 1
    if (position > end || position <= start) continue
    if ((place & 1) === 0) return { at: position, strength: search.strong }
    if (weak === nowhere) weak = place
  }
  return weak === nowhere ? undefined : { at: weak >> 1, strength: search.weak }
}

function strengthOf(place: Place, { strong, weak }: PlaceSearch): number {
  return (place & 1) === 0 ? strong : weak
}
