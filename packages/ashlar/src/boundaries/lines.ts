import { type Boundaries, strengths } from './boundary.js'
import { lineLevel } from './line-level.js'

/** After every line end: LF, CRLF, CR, VT, FF, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR. */
export function lines(): Boundaries {
  return lineLevel('lines', strengths.line, strengths.line, strengths.line)
}
