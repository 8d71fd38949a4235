import { type Boundaries, type Boundary, strengths } from './boundary.js'
import { hasRareLineEnds, isLineEnd } from './line-end.js'

/** After every line end: LF, CRLF, CR, VT, FF, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR. */
export function lines(): Boundaries {
  return level
}

const level: Boundaries = {
  name: 'lines',
  strength: strengths.line,
  *within(text, span) {
    for (let at = span.start + 1; at <= span.end; at++) if (followsLineEnd(text, at)) yield boundary(at)
  },
  strongest(text, { start, end }) {
    const view = text.slice(start, end)
    if (hasRareLineEnds(view)) {
      for (let at = end; at > start; at--) if (followsLineEnd(text, at)) return boundary(at)
      return undefined
    }
    const last = view.lastIndexOf('\n')
    return last === -1 ? undefined : boundary(start + last + 1)
  },
  first(text, { start, end }) {
    for (let at = start + 1; at <= end; at++) if (followsLineEnd(text, at)) return boundary(at)
    return undefined
  },
}

/** Whether a whole line end stands directly before `at`; inside a CRLF it does not. */
function followsLineEnd(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  if (!isLineEnd(before)) return false
  return before !== 0x0d || text.charCodeAt(at) !== 0x0a
}

function boundary(at: number): Boundary {
  return { at, strength: strengths.line }
}
