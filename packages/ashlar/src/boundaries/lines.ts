import type { Span } from '../span.js'
import { type Boundaries, type Boundary, strengths } from './boundary.js'
import { isLineEnd, lineEndUnits } from './line-end.js'
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
      return found === 'crossed' ? lastLineEnd(text, span) : found
    },
  }
}

function* within(text: string, { start, end }: Span): Generator<Boundary> {
  for (let at = start + 1; at <= end; at++) {
    if (followsLineEnd(text, at)) yield { at, strength: strengths.line }
  }
}

/** The last line boundary of a span, looked for from its end. */
export function lastLineEnd(text: string, { start, end }: Span): Boundary | undefined {
  for (let at = end; at > start; at--) if (followsLineEnd(text, at)) return { at, strength: strengths.line }
  return undefined
}

/** Whether a whole line end stands directly before `at`; inside a CRLF it does not. */
function followsLineEnd(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  if (!isLineEnd(before)) return false
  return before !== 0x0d || text.charCodeAt(at) !== 0x0a
}
