/** How many lines are compared, at the least and at the most. */
const fewestLines = 3
const mostLines = 20
/** A cell of the first line is no longer than this. */
const longestName = 60

/**
 * Whether a text is a table of delimited values: several lines with the same number of separators outside quotes, two at
 * the least. Prose has commas too: those are followed by spaces, and lines of prose end with full stops.
 *
 * @param isWhole whether the head is all of the text, so that its last line is whole too
 */
export function looksLikeTable(head: string, isWhole: boolean): boolean {
  const text = head.replace(/^\ufeff/, '').replace(/"(?:[^"]|""){0,2000}"/g, 'q')
  const lines = text.split(/\r\n?|\n/)
  if (!isWhole) lines.pop()
  if (/^sep=.$/i.test(lines[0] ?? '')) return true
  const rows = lines.filter((line) => line.trim() !== '').slice(0, mostLines)
  if (rows.length < fewestLines || rows.some((row) => /^\s*[|#<>*-]|[.!?:{}]\s*$/.test(row))) return false
  return [',', ';', '\t', '|'].some((delimiter) => isRegular(rows, delimiter))
}

function isRegular(rows: readonly string[], delimiter: string): boolean {
  const cells = rows.map((row) => row.split(delimiter))
  const [names = []] = cells
  if (names.length < 3 || cells.some(({ length }) => length !== names.length)) return false
  if (names.some((name) => name.trim() === '' || name.length > longestName)) return false
  const later = cells.flatMap((row) => row.slice(1))
  return later.filter((cell) => cell.startsWith(' ')).length * 4 < later.length
}
