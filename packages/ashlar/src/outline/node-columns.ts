import type { NodeTexts } from './node-texts.js'
import type { NodeFrame, NodeKind, OutlineNode } from './outline-node.js'

/** The kinds of nodes, by the numbers that stand for them in columns. */
const kinds: readonly NodeKind[] = [
  'text',
  'section',
  'heading',
  'paragraph',
  'list',
  'item',
  'quote',
  'table',
  'row',
  'code',
  'math',
  'html',
  'front matter',
  'footnote',
  'admonition',
  'figure',
  'rule',
  'declaration',
  'member',
]

/** The number of each kind of node. */
export const kindNumbers = Object.fromEntries(kinds.map((kind, number) => [kind, number])) as Readonly<
  Record<NodeKind, number>
>

/** What is known of a node besides its span, as bits. */
export const traits = { lead: 1, leadIsNeeded: 2, frame: 4 } as const

/**
 * The nodes of an outline as columns of numbers, one entry a node. Documents have hundreds of thousands of nodes: as objects
 * they would take most of the time of reading.
 */
export interface NodeColumns {
  readonly start: Uint32Array
  readonly end: Uint32Array
  /** The index of the enclosing node, -1 for none. */
  readonly parent: Int32Array
  /** See {@link kindNumbers}. */
  readonly kind: Uint8Array
  /** See {@link traits}. */
  readonly traits: Uint8Array
  /** Where a lead is, for nodes that have the trait. */
  readonly leadStart: Uint32Array
  readonly leadEnd: Uint32Array
  /** Indexes of `texts`, -1 for none. */
  readonly title: Int32Array
  readonly closer: Int32Array
  readonly texts: NodeTexts
  /** An index of `frames`, for nodes that have the trait. */
  readonly frame: Int32Array
  readonly frames: readonly NodeFrame[]
}

export function kindOf({ kind }: NodeColumns, index: number): NodeKind {
  return kinds[kind[index]!]!
}

/** What a node needs in its pieces, if anything. */
export function frameOf({ traits: own, frame, frames }: NodeColumns, index: number): NodeFrame | undefined {
  return (own[index]! & traits.frame) === 0 ? undefined : frames[frame[index]!]
}

/** One node as an object. */
export function nodeAt(columns: NodeColumns, index: number): OutlineNode {
  const { start, end, parent, title, closer, texts } = columns
  const own = columns.traits[index]!
  return {
    kind: kindOf(columns, index),
    start: start[index]!,
    end: end[index]!,
    parent: parent[index]!,
    ...((own & traits.lead) !== 0 && {
      lead: { start: columns.leadStart[index]!, end: columns.leadEnd[index]! },
    }),
    ...((own & traits.leadIsNeeded) !== 0 && { leadIsNeeded: true }),
    ...(closer[index] !== -1 && { closer: texts.at(closer[index]!) }),
    ...(title[index] !== -1 && { title: texts.at(title[index]!) }),
    ...frameOf(columns, index),
  }
}
