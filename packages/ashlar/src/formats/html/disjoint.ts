import type { SkippedSpan } from '../../outline/outline.js'

/** Ascending spans that do not overlap: what lies inside of another is left out, what reaches out of it is clipped. */
export function disjoint(spans: readonly SkippedSpan[]): readonly SkippedSpan[] {
  const kept: SkippedSpan[] = []
  let at = 0
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end <= at) continue
    kept.push(span.start >= at ? span : { ...span, start: at })
    at = span.end
  }
  return kept
}
