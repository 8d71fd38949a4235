import type { Outline } from '../../outline/outline.js'
import { OutlineBuilder } from '../../outline/outline-builder.js'
import type { CodeItems } from './code-items.js'
import type { LineMap } from './line-map.js'
import { CodePlaces } from './place-code.js'

/** The outline of what was found in a text. */
export function outlineOf(text: string, lines: LineMap, found: CodeItems): Outline {
  const outline = new OutlineBuilder({
    nodes: found.declarations.length + 1,
    places: lines.count,
    verbatim: found.prose.length + 1,
  })
  const places = new CodePlaces(text, lines, found)
  addNodes(text, outline, found, places)
  places.write(outline)
  let from = 0
  for (const { start, end } of found.prose) {
    if (start > from) outline.verbatim(from, start)
    from = Math.max(from, end)
  }
  outline.verbatim(from, text.length)
  return outline.build()
}

/** A node for the whole, and one for each declaration that has something to say. */
function addNodes(text: string, outline: OutlineBuilder, found: CodeItems, places: CodePlaces): void {
  outline.add({ kind: 'code', start: 0, end: text.length, parent: -1 })
  const { declarations } = found
  const starts = declarations.map(({ start, item }) =>
    item === -1 ? start : Math.min(start, places.startOf(item)),
  )
  const order = declarations.map((_, index) => index)
  order.sort((a, b) => starts[a]! - starts[b]! || declarations[b]!.end - declarations[a]!.end || a - b)
  const open: { readonly node: number; readonly end: number; reached: number }[] = [
    { node: 0, end: text.length, reached: 0 },
  ]
  for (const index of order) {
    const { end, lead, title, isFunction, isCode, item } = declarations[index]!
    while (open.at(-1)!.end <= declarations[index]!.start) open.pop()
    const around = open.at(-1)!
    const start = Math.max(starts[index]!, around.reached)
    if (end > around.end || start >= end) continue
    around.reached = end
    const node = outline.add({
      kind: isCode && item !== -1 ? 'declaration' : 'code',
      start,
      end,
      parent: around.node,
      ...(lead !== undefined && lead.start >= start && lead.end <= end && { lead }),
      ...(lead !== undefined && isFunction && isCode && { leadIsNeeded: true }),
      ...(title !== undefined && { title }),
    })
    open.push({ node, end, reached: start })
  }
}
