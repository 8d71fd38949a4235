import type { Span } from '../../span.js'
import { isBlankLine, type LineMap, lineFrom } from './line-map.js'

/** A stretch is ended at any line when it has grown to so many times the length that was asked for. */
const mostTimes = 4

/**
 * A span in stretches of at least `length` code units, each up to a line that is nothing but a closing brace in the first
 * column: there the declarations of a program end that is written as usual.
 */
export function* stretchesOf(text: string, lines: LineMap, span: Span, length: number): Iterable<Span> {
  const { starts, count } = lines
  let start = span.start
  for (let line = lineFrom(lines, start + length); line < count && starts[line + 1]! < span.end; line++) {
    const isEnd = isClosing(text, lines, line) || starts[line + 1]! - start >= mostTimes * length
    if (!isEnd) continue
    yield { start, end: starts[line + 1]! }
    start = starts[line + 1]!
    line = lineFrom(lines, start + length) - 1
  }
  yield { start, end: span.end }
}

function isClosing(text: string, lines: LineMap, line: number): boolean {
  const { starts, contents } = lines
  if (isBlankLine(lines, line) || contents[line] !== starts[line]) return false
  return text.slice(starts[line], starts[line + 1]).trimEnd() === '}'
}
