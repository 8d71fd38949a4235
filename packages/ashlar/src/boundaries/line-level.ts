import type { Span } from '../span.js'
import { type Boundaries, strongestOf } from './boundary.js'
import { lineEndUnits } from './line-end.js'
import { LineIndex } from './line-index.js'

/** The ends of lines and of runs of blank lines that are at least as strong as `least`, none stronger than `most`. */
export function lineLevel(name: string, strength: number, least: number, most: number): Boundaries {
  const index = new LineIndex(least, most)
  const within = (text: string, span: Span) => new LineIndex(least, most).within(text, span)
  return {
    name,
    strength,
    get units() {
      return lineEndUnits()
    },
    within,
    strongest(text, span) {
      const found = index.strongest(text, span)
      return found === 'crossed' ? strongestOf(within(text, span)) : found
    },
    first(text, span) {
      const found = index.first(text, span)
      return found === 'crossed' ? within(text, span).next().value : found
    },
  }
}
