/** The delimiters that are told apart, the likeliest first. */
const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

const reach = 16_384
const mostLines = 30

/**
 * The delimiter of a table: the one that most of its first lines have as often as the first one has, outside quotes. A
 * comma when none is found.
 */
export function sniffDelimiter(text: string): Delimiter {
  const rows = text
    .slice(0, reach)
    .replace(/"(?:[^"]|"")*"/g, 'q')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines)
  if (text.length > reach && rows.length > 1) rows.pop()
  let best: Delimiter = ','
  let bestScore = 0
  for (const delimiter of delimiters) {
    const counts = rows.map((row) => row.split(delimiter).length - 1)
    const alike = counts.filter((count) => count === counts[0]).length
    const score = (counts[0] ?? 0) === 0 ? 0 : alike * 1000 + Math.min(999, counts[0]!)
    if (score > bestScore) {
      best = delimiter
      bestScore = score
    }
  }
  return best
}
