import type { NodeColumns } from './node-columns.js'
import { NodeList } from './node-list.js'
import type { Outline } from './outline.js'

/** The nodes of an outline as columns, made now where the format gave objects. */
export function columnsOf(outline: Outline): NodeColumns {
  if (outline.columns !== undefined) return outline.columns
  const list = new NodeList()
  for (const node of outline.nodes) list.add(node, node.end)
  return list.build()
}
