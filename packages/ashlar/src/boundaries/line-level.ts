import type { Span } from '../span.js'
import { type Boundaries, type Boundary, strengths, strongestOf } from './boundary.js'
import { hasRareLineEnds, isLineEnd, lineEndLength, lineEndUnits } from './line-end.js'
import { LineIndex } from './line-index.js'
import { readRun } from './line-run.js'

/** Spans of fewer code units are searched for themselves: an index of all that lies between them would be read for nothing. */
const shortSpan = 64

/** The ends of lines and of runs of blank lines that are at least as strong as `least`, none stronger than `most`. */
export function lineLevel(name: string, strength: number, least: number, most: number): Boundaries {
  const index = new LineIndex(least, most)
  const within = (text: string, span: Span) => lineEndsWithin(text, span, least, most)
  return {
    name,
    strength,
    get units() {
      return lineEndUnits()
    },
    within,
    strongest(text, span) {
      const isLong = span.end - span.start > shortSpan
      const found = isLong ? index.strongest(text, span) : 'crossed'
      return found === 'crossed' ? strongestOf(within(text, span)) : found
    },
    first(text, span) {
      const found = index.first(text, span)
      return found === 'crossed' ? within(text, span).next().value : found
    },
  }
}

function* lineEndsWithin(
  text: string,
  { start, end }: Span,
  least: number,
  most: number,
): Generator<Boundary, undefined> {
  const view = text.slice(start, end)
  // `indexOf` of one character is many times faster than a loop.
  const isPlain = !hasRareLineEnds(view)
  for (let at = start; ; ) {
    if (isPlain) {
      const found = view.indexOf('\n', at - start)
      at = found === -1 ? end : start + found
    } else while (at < end && !isLineEnd(text.charCodeAt(at))) at++
    if (at >= end) return undefined
    const run = readRun(text, at)
    while (at < run.at) {
      at += lineEndLength(text, at) || 1
      if (at > end) return undefined
      if (!isLineEnd(text.charCodeAt(at - 1))) continue
      const strength = Math.min(most, at === run.at ? Math.max(run.strength, strengths.line) : strengths.line)
      if (strength >= least) yield { at, strength }
    }
  }
}
