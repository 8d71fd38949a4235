import { strengths } from '../../boundaries/boundary.js'
import type { RecordReading } from '../../outline/record-format.js'
import { OutlineWriter } from '../outline-writer.js'
import { recordReading } from '../record-reading.js'
import { SourceLines } from '../source-lines.js'

/** A table between pipes, a row a line: its first two lines lead. */
export function readPipes(text: string, from: number, ending: 'open' | 'final'): RecordReading {
  const lines = new SourceLines(text)
  const out = new OutlineWriter(text)
  const count = ending === 'open' ? wholeLines(lines) : lines.count
  let first = 0
  while (first < count && lines.isBlank(first)) first++
  const firstRow = first + 2
  if (firstRow > count)
    return recordReading({ outline: out.finish(0), headEnd: from, end: ending === 'open' ? 0 : text.length })
  const end = ending === 'open' ? lines.start(count) : text.length
  const start = lines.start(first)
  out.leaf({ kind: 'table', start, end, lead: { start, end: lines.end(first + 1) }, leadIsNeeded: true })
  out.verbatim({ start, end })
  let rows = 0
  for (let line = firstRow; line < count; line++) {
    if (lines.isBlank(line)) continue
    if (rows++ > 0) out.place(lines.start(line), strengths.row)
  }
  return recordReading({ outline: out.finish(end), headEnd: lines.start(firstRow), end })
}

/** How many lines there are that more text cannot change. */
function wholeLines({ text, count }: SourceLines): number {
  return text.endsWith('\n') ? count : Math.max(0, count - 1)
}
