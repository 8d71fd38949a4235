import { type Boundaries, type Boundary, eachIn, strengths, strongestIn } from '../boundaries/boundary.js'
import type { Span } from '../span.js'
import type { CutPlaces, Outline } from './outline.js'

/** The places of an outline as a level of boundaries. */
export function outlinePlaces(outline: Outline): Boundaries {
  const { at, strength } = outline.places
  return {
    name: 'outline',
    strength: strengths.section,
    *within(_, span) {
      for (let i = firstAfter(at, span.start); i < at.length && at[i]! <= span.end; i++)
        yield boundaryAt(outline.places, i)
    },
    strongest(_, span) {
      let best = -1
      for (let i = firstAfter(at, span.start); i < at.length && at[i]! <= span.end; i++) {
        if (best === -1 || strength[i]! >= strength[best]!) best = i
      }
      return best === -1 ? undefined : boundaryAt(outline.places, best)
    },
    first(_, span) {
      const i = firstAfter(at, span.start)
      return i < at.length && at[i]! <= span.end ? boundaryAt(outline.places, i) : undefined
    },
  }
}

/** A level without the boundaries that fall strictly inside given spans. */
export function outside(level: Boundaries, spans: readonly Span[]): Boundaries {
  if (spans.length === 0) return level
  const starts = Uint32Array.from(spans, (span) => span.start)
  /** The span that a position lies strictly inside of. */
  const around = (at: number): Span | undefined => {
    const span = spans[firstAfter(starts, at - 1) - 1]
    return span !== undefined && at < span.end ? span : undefined
  }
  return {
    name: level.name,
    strength: level.strength,
    *within(text, span) {
      for (const boundary of eachIn(level, text, span)) if (!around(boundary.at)) yield boundary
    },
    strongest(text, { start, end }) {
      let to = end
      while (to > start) {
        const found = strongestIn(level, text, { start, end: to })
        const inside = found && around(found.at)
        if (inside === undefined) return found
        to = inside.start
      }
      return undefined
    },
  }
}

function boundaryAt({ at, strength }: CutPlaces, index: number): Boundary {
  return { at: at[index]!, strength: strength[index]! }
}

/** The index of the first of ascending positions that is greater than `at`. */
export function firstAfter(positions: Uint32Array, at: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (positions[middle]! <= at) low = middle + 1
    else high = middle
  }
  return low
}
