import type { Elements } from './page.js'

/** Where the header rows of a table end: its `thead`, else its first rows of `th` only; `undefined` for none. */
export function headEnd(elements: Elements, table: number): number | undefined {
  const { tag, start, end, length } = elements
  let found: number | undefined
  let at = table + 1
  while (at < length && start[at]! < end[table]!) {
    const { name } = tag[at]!
    if (name === 'thead') found = end[at]!
    else if (name === 'tr') {
      if (!isHeader(elements, at)) break
      found = end[at]!
    } else if (name !== 'caption' && name !== 'colgroup' && name !== 'tbody' && name !== 'col') break
    at = name === 'tbody' ? at + 1 : behind(elements, at)
  }
  return at < length && start[at]! < end[table]! ? found : undefined
}

/** Whether a row has cells and all of them are `th`. */
export function isHeader(elements: Elements, row: number): boolean {
  const { tag, start, end, length } = elements
  let cells = 0
  for (let at = row + 1; at < length && start[at]! < end[row]!; at = behind(elements, at)) {
    if (tag[at]!.name === 'td') return false
    if (tag[at]!.name === 'th') cells++
  }
  return cells > 0
}

/** The first element that does not lie inside of another. */
function behind({ length, start, end }: Elements, element: number): number {
  let at = element + 1
  while (at < length && start[at]! < end[element]!) at++
  return at
}
