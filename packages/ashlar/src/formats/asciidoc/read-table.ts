import type { LineBlock, LineReading } from '../line-reading.js'

const cellStart = /^(?:\d*\.?\d*[+*])?[<^>.]{0,4}[adehlmsv]?[|,:!]/

/**
 * Reads a table between its delimiters. Its header is the first line when a blank one follows, or when the attributes
 * ask for it. A row begins behind a blank line, or at a line with as many cells as the first.
 *
 * @param block `from` is the first line behind the opening delimiter, `to` the one behind the closing
 */
export function readTable(reading: LineReading, block: LineBlock): void {
  const { lines, text } = reading
  const { start, from } = block
  const to = block.closer === undefined ? block.to : block.to - 1
  let first = from
  while (first < to && lines.isBlank(first)) first++
  const attributes = text.slice(start, Math.min(lines.start(from), start + 500))
  const isImplied = first === from && lines.isBlank(first + 1) && first + 1 < to
  const hasHeader = first < to && (isImplied || /%header|options="?[^"\]]*header/.test(attributes))
  // The blank line below it is what makes it a header.
  const headerEnd = hasHeader ? first + (isImplied ? 2 : 1) : from
  const columns = cells(lines.content(first))
  const rows: number[] = []
  let isFirst = true
  for (let line = headerEnd; line < to; line++) {
    const content = lines.content(line)
    if (content === '' || !(cellStart.test(content) || block.closer?.[0] !== '|')) continue
    const isRow = lines.isBlank(line - 1) || (columns > 1 && cells(content) >= columns)
    if (isRow && !isFirst) rows.push(line)
    isFirst = false
  }
  reading.table({ ...block, from: headerEnd }, rows, from - 1)
}

function cells(line: string): number {
  let count = 0
  for (let at = 0; at < line.length; at++) if (line.charCodeAt(at) === 0x7c) count++
  return count
}
