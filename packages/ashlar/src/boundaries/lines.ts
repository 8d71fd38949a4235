import type { Span } from '../span.js'
import { type Boundaries, type Boundary, strengths, strongestOf } from './boundary.js'
import { isLineEnd, lineEndFinder, lineEndUnits } from './line-end.js'
import { LineIndex } from './line-index.js'

/** After every line end: LF, CRLF, CR, VT, FF, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR. */
export function lines(): Boundaries {
  const index = new LineIndex()
  return {
    name: 'lines',
    strength: strengths.line,
    get units() {
      return lineEndUnits()
    },
    within,
    strongest(text, span) {
      const found = index.last(text, span)
      return found === 'crossed' ? strongestOf(within(text, span)) : found
    },
  }
}

function* within(text: string, { start, end }: Span): Generator<Boundary> {
  const nextLineEnd = lineEndFinder(text, start, end)
  for (let found = nextLineEnd(start); found !== -1; found = nextLineEnd(found + 1)) {
    if (followsLineEnd(text, found + 1)) yield { at: found + 1, strength: strengths.line }
  }
}

/** Whether a whole line end stands directly before `at`; inside a CRLF it does not. */
function followsLineEnd(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  if (!isLineEnd(before)) return false
  return before !== 0x0d || text.charCodeAt(at) !== 0x0a
}
