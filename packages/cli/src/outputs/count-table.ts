import { textTable } from './text-table.js'

/** What was counted in one input. */
export interface CountRow {
  readonly source: string
  /** Tokens by the name of the tokenizer. */
  readonly tokens: Readonly<Record<string, number>>
  readonly characters: number
  readonly words: number
  readonly bytes: number
}

/** Rows as an aligned table with a line of sums below when there are several. Empty without rows. */
export function countTable(rows: readonly CountRow[]): string {
  if (rows.length === 0) return ''
  const counts = rows.map(countsOf)
  const names = Object.keys(counts[0]!)
  const table = [
    ['', ...names],
    ...rows.map(({ source }, at) => [source, ...names.map((name) => `${counts[at]![name]}`)]),
  ]
  if (rows.length > 1)
    table.push(['total', ...names.map((name) => `${sum(counts.map((count) => count[name]!))}`)])
  return textTable(table)
}

function countsOf({ tokens, characters, words, bytes }: CountRow): Readonly<Record<string, number>> {
  return { ...tokens, characters, words, bytes }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
