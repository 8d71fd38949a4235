import { type Boundaries, type Boundary, strengths } from './boundary.js'
import { hasRareLineEnds, isLineEnd, lineEndFinder, lineEndUnits } from './line-end.js'

/** After every line end: LF, CRLF, CR, VT, FF, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR. */
export function lines(): Boundaries {
  return level
}

const level: Boundaries = {
  name: 'lines',
  strength: strengths.line,
  get units() {
    return lineEndUnits()
  },
  *within(text, { start, end }) {
    const nextLineEnd = lineEndFinder(text, start, end)
    for (let found = nextLineEnd(start); found !== -1; found = nextLineEnd(found + 1)) {
      if (followsLineEnd(text, found + 1)) yield boundary(found + 1)
    }
  },
  strongest(text, { start, end }) {
    const view = text.slice(start, end)
    if (hasRareLineEnds(view)) {
      for (let at = end; at > start; at--) if (followsLineEnd(text, at)) return boundary(at)
      return undefined
    }
    // Forwards a single character is found many times faster than backwards: mostly there is none.
    const last = view.includes('\n') ? view.lastIndexOf('\n') : -1
    return last === -1 ? undefined : boundary(start + last + 1)
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
