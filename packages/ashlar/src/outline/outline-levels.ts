import {
  type Boundaries,
  type Boundary,
  eachIn,
  firstIn,
  strengths,
  strongestIn,
} from '../boundaries/boundary.js'
import type { Span } from '../span.js'
import type { CutPlaces, Outline } from './outline.js'
import { firstAfterFrom, type SpanFinder, SpanSet } from './span-set.js'

/** The places of an outline that have at least a strength, as a level of boundaries; all of them where none is given. */
export function outlinePlaces({ places }: Pick<Outline, 'places'>, least = 0): Boundaries {
  const { at, strength } = places
  const isWithin = (index: number, end: number) => index < at.length && at[index]! <= end
  let near = 0
  const indexIn = (span: Span) => {
    near = firstAfterFrom(at, span.start, near)
    return near
  }
  return {
    name: 'outline',
    strength: least === 0 ? strengths.line : least,
    *within(_, span) {
      for (let i = indexIn(span); isWithin(i, span.end); i++)
        if (strength[i]! >= least) yield boundaryAt(places, i)
    },
    strongest(_, span) {
      let best = -1
      let most = least
      for (let i = indexIn(span); isWithin(i, span.end); i++) {
        if (strength[i]! < most) continue
        best = i
        most = strength[i]!
      }
      return best === -1 ? undefined : boundaryAt(places, best)
    },
    first(_, span) {
      let i = indexIn(span)
      while (isWithin(i, span.end) && strength[i]! < least) i++
      return isWithin(i, span.end) ? boundaryAt(places, i) : undefined
    },
  }
}

/** A level without the boundaries that fall strictly inside given spans. */
export function outside(level: Boundaries, spans: SpanFinder): Boundaries {
  if (spans instanceof SpanSet && spans.size === 0) return level
  const { units } = level
  return {
    name: level.name,
    strength: level.strength,
    ...(units !== undefined && { units }),
    *within(text, span) {
      for (const boundary of eachIn(level, text, span))
        if (spans.spanAround(boundary.at) === undefined) yield boundary
    },
    strongest(text, { start, end }) {
      for (let to = spans.spanAround(end)?.start ?? end; to > start; ) {
        const found = strongestIn(level, text, { start, end: to })
        const inside = found && spans.spanAround(found.at)
        if (inside === undefined) return found
        to = inside.start
      }
      return undefined
    },
    first(text, { start, end }) {
      for (let from = start; from < end; ) {
        const found = firstIn(level, text, { start: from, end })
        const inside = found && spans.spanAround(found.at)
        if (inside === undefined) return found
        from = Math.max(found!.at, inside.end - 1)
      }
      return undefined
    },
  }
}

function boundaryAt({ at, strength }: CutPlaces, index: number): Boundary {
  return { at: at[index]!, strength: strength[index]! }
}
