import type { SpanFinder, SpanSet } from './span-set.js'

/**
 * Finds the spans of both. Nothing is merged, as documents have hundreds of thousands of spans, and few places are asked
 * about: where spans overlap, one of them is found.
 */
export function eitherSpans(one: SpanFinder, other: SpanSet): SpanFinder {
  if (other.size === 0) return one
  return { spanAround: (at) => one.spanAround(at) ?? other.spanAround(at) }
}
