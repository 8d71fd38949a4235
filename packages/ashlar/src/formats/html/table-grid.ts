import { readAttributes } from './attributes.js'
import type { Page } from './page.js'

/** Cells that span more columns, or begin in a later one, are not kept track of: rows grow by so many cells at most. */
const mostColumns = 64

/** In which column each cell of a table stands, with cells that span columns and rows. Columns where no cell begins do not count. */
export interface TableGrid {
  readonly columns: number
  columnOf(cell: number): number
}

/** Lays out the cells of a table that holds no other table. */
export function tableGrid(page: Page, table: number): TableGrid {
  const { tag, start, end, length } = page.elements
  const column = new Map<number, number>()
  const begins = new Set<number>([0])
  /** For each column, how many of the rows below its cell still covers. */
  const covered: number[] = []
  let at = 0
  for (let element = table + 1; element < length && start[element]! < end[table]!; element++) {
    const { role } = tag[element]!
    if (role === 'row') {
      at = 0
      covered.forEach((rows, index) => {
        covered[index] = Math.max(0, rows - 1)
      })
    } else if (role === 'cell') {
      while ((covered[at] ?? 0) > 0) at++
      column.set(element, at)
      begins.add(at)
      const { columns, rows } = spansOf(page, element)
      for (let last = Math.min(at + columns, mostColumns); at < last; at++) covered[at] = rows
      if (at >= mostColumns) at = Math.max(at, column.get(element)! + 1)
    }
  }
  const order = new Map([...begins].sort((a, b) => a - b).map((begin, index) => [begin, index]))
  return { columns: order.size, columnOf: (cell) => order.get(column.get(cell) ?? 0)! }
}

/** How many columns and rows a cell covers. A cell covers its own row and as many below it as `covered` counts down. */
function spansOf(
  { text, elements }: Page,
  cell: number,
): { readonly columns: number; readonly rows: number } {
  const tag = text.slice(elements.start[cell]!, elements.openEnd[cell]!)
  if (tag.length < 10 || !/span/i.test(tag)) return { columns: 1, rows: 1 }
  const attributes = readAttributes(tag)
  return { columns: whole(attributes.get('colspan')), rows: whole(attributes.get('rowspan')) }
}

function whole(written: string | undefined): number {
  return Math.max(1, Math.min(mostColumns * 1024, Number.parseInt(written ?? '1', 10) || 1))
}
