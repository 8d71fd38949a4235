import { isGraphemeBoundary, previousGraphemeBoundary } from '../unicode/grapheme.js'
import { type Boundaries, strengths } from './boundary.js'
export function graphemes(): Boundaries {
  return level
}
const level: Boundaries = {
  name: 'graphemes',
  strength: strengths.grapheme,
  *within(text, { start, end }) {
    for (let at = start + 1; at <= end; at++)
      if (isGraphemeBoundary(text, at, start)) yield { at, strength: strengths.grapheme }
  },
  strongest(text, { start, end }) {
    const at = previousGraphemeBoundary(text, end, start)
    return at > start ? { at, strength: strengths.grapheme } : undefined
  },
}
