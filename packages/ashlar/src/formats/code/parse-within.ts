import type { Parser, Tree } from 'web-tree-sitter'
import type { Span } from '../../span.js'

/**
 * How often the parser may report before it is stopped, for each code unit and at least. It reports after each hundred steps;
 * programs take about one step a code unit or less, a text that is none may take any number.
 */
const reportsPerUnit = 0.2
const fewestReports = 20_000

/** A longer text takes more memory than the parser has. */
const longestText = 2 ** 26

/** Parses a stretch of a text; offsets are those of the text. Gives nothing where that would take too long. */
export function parseWithin(parser: Parser, text: string, span: Span): Tree | undefined {
  const length = span.end - span.start
  if (length > longestText) return undefined
  let left = fewestReports + length * reportsPerUnit
  const progressCallback = () => left-- < 0
  parser.reset()
  const isWhole = span.start === 0 && span.end === text.length
  const options = isWhole ? { progressCallback } : { progressCallback, includedRanges: [rangeOf(span)] }
  try {
    return parser.parse(text, undefined, options) ?? undefined
  } catch {
    // The memory of the parser is spent.
    return undefined
  }
}

/** Rows and columns of tree-sitter count LF only; nothing here reads them, so one row will do. */
function rangeOf({ start, end }: Span) {
  return {
    startIndex: start,
    endIndex: end,
    startPosition: { row: 0, column: start },
    endPosition: { row: 0, column: end },
  }
}
