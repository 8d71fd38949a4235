/** A share as per cent: `88.2`. */
export const percent = (share: number): string => (100 * share).toFixed(1)

/** A difference in points: `+4.9`, `−0.3`. */
export const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

/** A table of Markdown; all columns but the first are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}
