import type { Span } from '../span.js'
import { type Boundaries, type Boundary, strengths, strongestOf } from './boundary.js'
import { isLineEnd, lineEndUnits } from './line-end.js'
import { LineIndex } from './line-index.js'
import { readRun } from './line-run.js'

/**
 * After runs of blank lines; a run of more lines is stronger, up to 15 more. A line of spaces and tabs is blank.
 * A form feed ends a page and is stronger than any paragraph; a PARAGRAPH SEPARATOR ends a paragraph by itself.
 * The boundary is where the next line with content begins, its indentation included; a run longer than 1,024
 * code units is several boundaries.
 */
export function paragraphs(): Boundaries {
  const index = new LineIndex()
  return {
    name: 'paragraphs',
    strength: strengths.paragraph,
    get units() {
      return lineEndUnits()
    },
    within,
    strongest(text, span) {
      const found = index.strongest(text, span, strengths.paragraph)
      return found === 'crossed' ? strongestOf(within(text, span)) : found
    },
  }
}

function* within(text: string, { start, end }: Span): Generator<Boundary> {
  for (let at = start; at < end; ) {
    if (isLineEnd(text.charCodeAt(at))) {
      const run = readRun(text, at)
      if (run.strength > 0 && run.at <= end) yield run
      at = run.at
    } else at++
  }
}
