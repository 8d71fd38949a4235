import { isGraphemeBoundary } from '../unicode/grapheme.js'
import { isWhiteSpace } from '../unicode/white-space.js'
import { type Boundaries, strengths } from './boundary.js'
export function words(): Boundaries {
  return level
}
const is = (t: string, at: number) =>
  isWhiteSpace(t.charCodeAt(at - 1)) &&
  !isWhiteSpace(t.charCodeAt(at)) &&
  isGraphemeBoundary(t, at, Math.max(0, at - 20))
const level: Boundaries = {
  name: 'words',
  strength: strengths.word,
  *within(text, { start, end }) {
    for (let at = start + 1; at <= end; at++) if (is(text, at)) yield { at, strength: strengths.word }
  },
  strongest(text, { start, end }) {
    for (let at = end; at > start; at--) if (is(text, at)) return { at, strength: strengths.word }
    return undefined
  },
}
