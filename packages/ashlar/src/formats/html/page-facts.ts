import type { Page } from './page.js'
import { type TableGrid, tableGrid } from './table-grid.js'
import { headEnd } from './table-head.js'

/** Facts of a page that rendering asks for again and again, found when first asked for. */
export class PageFacts {
  readonly #page: Page
  readonly #grids = new Map<number, TableGrid>()
  readonly #heads = new Map<number, number>()
  #ordinals: Uint32Array | undefined

  constructor(page: Page) {
    this.#page = page
  }

  /** The number of an item in its list. */
  ordinal(item: number): number {
    this.#ordinals ??= ordinalsOf(this.#page.elements)
    return this.#ordinals[item]!
  }

  /** The table that a row belongs to, -1 for none and for one that lays out the page. */
  tableOf(row: number): number {
    const { parent, tag } = this.#page.elements
    let at = parent[row]!
    for (let up = 0; up < 3 && at !== -1 && tag[at]!.role !== 'table'; up++) at = parent[at]!
    return at === -1 || tag[at]!.role !== 'table' || this.#page.layoutTables.has(at) ? -1 : at
  }

  /** Where the header rows of a table end, -1 for none. */
  headEnd(table: number): number {
    let end = this.#heads.get(table)
    if (end === undefined) {
      end = headEnd(this.#page.elements, table) ?? -1
      this.#heads.set(table, end)
    }
    return end
  }

  grid(table: number): TableGrid {
    let grid = this.#grids.get(table)
    if (grid === undefined) {
      grid = tableGrid(this.#page, table)
      this.#grids.set(table, grid)
    }
    return grid
  }
}

function ordinalsOf({ tag, parent, length }: Page['elements']): Uint32Array {
  const ordinals = new Uint32Array(length)
  const counts = new Map<number, number>()
  for (let element = 0; element < length; element++) {
    if (tag[element]!.role !== 'item') continue
    const list = parent[element]!
    const count = (counts.get(list) ?? 0) + 1
    counts.set(list, count)
    ordinals[element] = count
  }
  return ordinals
}
