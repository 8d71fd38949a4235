/** A table in plain text: the first column to the left, numbers to the right, the last column as it is. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const last = headings.length - 1
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (column === last ? 0 : row[column].length))),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]) : column === last ? cell : cell.padStart(widths[column]),
      )
      .join('  ')
      .trimEnd()
  return [line(headings), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

/** A number with as many digits as a reader can use: `1,234`, `56`, `7.8`, `0.12`; `-` where there is none. */
export function figure(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '-'
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 1 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
}
