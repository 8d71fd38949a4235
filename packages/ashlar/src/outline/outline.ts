import type { Span } from '../span.js'
import { type NodeColumns, nodeAt } from './node-columns.js'
import { type NodeDetails, NodeList } from './node-list.js'
import type { OutlineNode } from './outline-node.js'
import { type CutPlaces, PlaceList } from './place-list.js'
import type { Rendering } from './rendering.js'
import { SpanList } from './span-list.js'
import type { SpanSet } from './span-set.js'

export type { NodeKind, OutlineNode } from './outline-node.js'
export type { CutPlaces } from './place-list.js'

/** The structure of one source, as a format reads it. Everything in code units, everything ascending. */
export interface Outline {
  /** In the order in which they begin; parents before children. */
  readonly nodes: readonly OutlineNode[]
  /** The same nodes as columns of numbers, for loops over large documents. Made of `nodes` when left out. */
  readonly columns?: NodeColumns
  /**
   * Where blocks, items, rows and lines of code begin: at the beginning of a line, its indentation and markers included.
   * A heading has one before it and none behind it.
   */
  readonly places: CutPlaces
  /** Where prose boundaries (ends of sentences and clauses) mean nothing: code, tables, math, markup. Disjoint. */
  readonly verbatim: SpanSet
  /**
   * What is not cut between words while a better place exists: links, inline code and formulas, and the way from a
   * heading to what follows it. No boundary is taken strictly inside, except between graphemes. Disjoint.
   */
  readonly unbroken: SpanSet
  /**
   * More of what is unbroken, inside of one node without children, by its index: found when a cut is looked for there, since
   * to look for all of it at once may take longer than all else.
   */
  unbrokenIn?(node: number): SpanSet
  /** What the format leaves out of chunks on purpose, such as scripts. */
  readonly skipped?: readonly Span[]
  /** What is embedded for a slice, where that is not the slice itself: text without markup. */
  render?(span: Span): Rendering
}

/** Collects nodes and places while a format reads a source from its beginning to its end. */
export class OutlineBuilder {
  readonly #nodes = new NodeList()
  readonly #places = new PlaceList()
  readonly #verbatim = new SpanList()
  readonly #unbroken = new SpanList()
  readonly #skipped: Span[] = []

  /** Begins a node, whose end may be known later. Gives its index. */
  open(node: Omit<OutlineNode, 'end'>): number {
    return this.#nodes.add(node, node.start)
  }

  /** Ends a node and adds to it what only now is known. */
  close(index: number, end: number, more?: NodeDetails): void {
    this.#nodes.setEnd(index, end)
    if (more !== undefined) this.#nodes.detail(index, more)
  }

  /** Gives a node its lead. */
  lead(index: number, { start, end }: Span): void {
    this.#nodes.setLead(index, start, end)
  }

  /** A node whose end is known. Gives its index. */
  add(node: OutlineNode): number {
    return this.#nodes.add(node, node.end)
  }

  /** A place to cut. Places are to come in order; of two at the same position the stronger counts. */
  place(at: number, strength: number): void {
    this.#places.push(at, strength)
  }

  /** Verbatim text, mostly behind all other; what overlaps becomes one. */
  verbatim(start: number, end: number): void {
    this.#verbatim.add(start, end)
  }

  /** What is not to be cut, mostly behind all other; what overlaps becomes one. */
  unbroken(start: number, end: number): void {
    this.#unbroken.add(start, end)
  }

  /** Whether a place lies strictly inside the last span that is not to be cut. */
  isUnbroken(at: number): boolean {
    return this.#unbroken.isInsideLast(at)
  }

  skipped(span: Span): void {
    if (span.end > span.start) this.#skipped.push(span)
  }

  build(): ColumnOutline {
    return outlineOf(this.#nodes.build(), {
      places: this.#places.build(),
      verbatim: this.#verbatim.build(),
      unbroken: this.#unbroken.build(),
      ...(this.#skipped.length > 0 && { skipped: this.#skipped }),
    })
  }
}

/** An outline whose nodes become objects when they are asked for; copying its fields asks for them. */
export type ColumnOutline = Outline & { readonly columns: NodeColumns }

export function outlineOf(columns: NodeColumns, parts: Omit<Outline, 'nodes' | 'columns'>): ColumnOutline {
  let nodes: readonly OutlineNode[] | undefined
  return {
    ...parts,
    columns,
    get nodes() {
      nodes ??= Array.from(columns.start, (_, index) => nodeAt(columns, index))
      return nodes
    },
  }
}

/** The nodes of an outline as columns, made now where the format gave objects. */
export function columnsOf(outline: Outline): NodeColumns {
  if (outline.columns !== undefined) return outline.columns
  const list = new NodeList()
  for (const node of outline.nodes) list.add(node, node.end)
  return list.build()
}
