import type { Span } from '../../span.js'

/** A cell of a row, from its first to its last content. */
export interface WideCell extends Span {
  /** How many cells stand before it. */
  readonly index: number
  /** Whether it is long enough to be cut as prose is. */
  readonly isProse: boolean
}

/** A row of fewer code units is not cut between its cells. */
const wideRow = 80
/** A cell of more code units is read as prose. */
const longCell = 200

/**
 * The cells with content of a row in markup, if it is a wide one: between separators without a backslash before them, and
 * with or without a bar at the row's beginning.
 */
export function wideCells(text: string, { start, end }: Span, separator: '|' | '&'): readonly WideCell[] {
  if (end - start < wideRow) return []
  const mark = separator.charCodeAt(0)
  const cells: WideCell[] = []
  let from = separator === '|' && text.charCodeAt(start) === mark ? start + 1 : start
  for (let at = from, index = 0; at <= end; at++) {
    const isEscaped = text.charCodeAt(at - 1) === 0x5c
    if (at < end && (text.charCodeAt(at) !== mark || isEscaped)) continue
    const cell = trimmed(text, from, at)
    if (cell.end > cell.start) cells.push({ ...cell, index, isProse: cell.end - cell.start >= longCell })
    from = at + 1
    index++
  }
  return cells
}

/** More empty cells than these are not written before a cell to keep it in its column. */
const mostAligned = 32

/** What stands for the cells before one, and for the separator at the beginning of the row: they keep it in its column. */
export function cellsBefore({ index }: WideCell, separator: '|' | '&'): string {
  const count = separator === '|' ? index + 1 : index
  return `${separator} `.repeat(Math.min(mostAligned, count))
}

function trimmed(text: string, from: number, to: number): Span {
  let start = from
  let end = to
  while (start < end && isBlank(text.charCodeAt(start))) start++
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return { start, end }
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d
}
