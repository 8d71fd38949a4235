import type { Span } from '../span.js'
import { isGraphemeBoundary, nextGraphemeBoundary, previousGraphemeBoundary } from '../unicode/grapheme.js'
import { type Boundaries, type Boundary, strengths } from './boundary.js'

/**
 * The beginnings of grapheme clusters, and the end of the text. The start of a span is taken to be one: it must
 * not lie inside a cluster.
 */
export function graphemes(): Boundaries {
  return level
}

const level: Boundaries = { name: 'graphemes', strength: strengths.grapheme, within, first, strongest }

function boundaryAt(at: number): Boundary {
  return { at, strength: strengths.grapheme }
}

function* within(text: string, span: Span): Generator<Boundary> {
  for (let at = nextWithin(text, span.start, span.end); at !== undefined; ) {
    yield boundaryAt(at)
    at = nextWithin(text, at, span.end)
  }
}

function first(text: string, span: Span): Boundary | undefined {
  const at = nextWithin(text, span.start, span.end)
  return at === undefined ? undefined : boundaryAt(at)
}

function strongest(text: string, span: Span): Boundary | undefined {
  const at = previousGraphemeBoundary(text, span.end, span.start)
  return at > span.start ? boundaryAt(at) : undefined
}

/** The next boundary in `(at, end]`; a cluster that goes on behind `end` is not followed. */
function nextWithin(text: string, at: number, end: number): number | undefined {
  if (at >= end) return undefined
  // One more code unit, so that a pair of surrogates across `end - 1` is seen whole.
  const next = nextGraphemeBoundary(text, at, Math.min(end + 1, text.length))
  return next < end || (next === end && isGraphemeBoundary(text, end, at)) ? next : undefined
}
