import type { Span } from '../../span.js'

/** What stands between the cells of a row in markup. */
export type CellMark = '|' | '&'

/** A row of fewer code units is not cut between its cells. */
const wideRow = 80
/** A cell of more code units is read as prose. */
const longCell = 200

/**
 * Goes over the cells of a row, if it is a wide one: between marks without a backslash before them. Gives whether it is.
 *
 * @param place takes where each cell but the first begins
 * @param prose takes the cells that are long enough to be cut as prose is
 */
export function wideCells(
  text: string,
  { start, end }: Span,
  mark: CellMark,
  { place, prose }: { place: (at: number) => void; prose: (start: number, end: number) => void },
): boolean {
  if (end - start < wideRow) return false
  // A search in the text would go on to its end where no row has a mark.
  const row = text.slice(start, end)
  let from = start
  for (;;) {
    let next = row.indexOf(mark, from - start)
    while (next !== -1 && text.charCodeAt(start + next - 1) === 0x5c) next = row.indexOf(mark, next + 1)
    const to = next === -1 ? end : start + next
    if (to - from >= longCell) prose(from, to)
    if (to === end) return true
    from = to + 1
    while (from < end && isBlank(text.charCodeAt(from))) from++
    if (from < end && to > start) place(from)
  }
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d
}
