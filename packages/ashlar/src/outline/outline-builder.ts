import type { Span } from '../span.js'
import { Context } from './context.js'
import { type NodeColumns, nodeAt } from './node-columns.js'
import { type NodeDetails, NodeList } from './node-list.js'
import type { Outline, SkippedSpan } from './outline.js'
import type { OutlineNode } from './outline-node.js'
import { PlaceList } from './place-list.js'
import { SpanList } from './span-list.js'

/** How many of each an outline is expected to have. */
export interface OutlineCapacity {
  readonly nodes?: number
  readonly places?: number
  readonly verbatim?: number
  readonly unbroken?: number
}

/** Collects nodes and places while a format reads a source from its beginning to its end. */
export class OutlineBuilder {
  readonly #nodes: NodeList
  readonly #places: PlaceList
  readonly #verbatim: SpanList
  readonly #unbroken: SpanList
  readonly #skipped: SkippedSpan[] = []

  /** @param expected how many nodes, places and spans there may be: more fit, but to make room takes time */
  constructor(expected: OutlineCapacity = {}) {
    this.#nodes = new NodeList(expected.nodes)
    this.#places = new PlaceList(expected.places)
    this.#verbatim = new SpanList(expected.verbatim)
    this.#unbroken = new SpanList(expected.unbroken)
  }

  /** Begins a node, whose end may be known later. Gives its index. */
  open(node: Omit<OutlineNode, 'end'>): number {
    return this.#nodes.add(node, node.start)
  }

  /** Begins a node of which nothing is known but its kind, by its number, and where it begins. Gives its index. */
  openPlain(kind: number, start: number, parent: number): number {
    return this.#nodes.addPlain(kind, start, start, parent)
  }

  /** Adds to a node what is given. */
  detail(index: number, details: NodeDetails): void {
    this.#nodes.detail(index, details)
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

  get nodeCount(): number {
    return this.#nodes.count
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

  /** What is left out. In order; empty spans are none. */
  skipped(span: SkippedSpan): void {
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

export function outlineOf(
  columns: NodeColumns,
  parts: Omit<Outline, 'nodes' | 'columns' | 'contextOf'>,
): ColumnOutline {
  let nodes: readonly OutlineNode[] | undefined
  return {
    ...parts,
    columns,
    contextOf,
    get nodes() {
      nodes ??= Array.from(columns.start, (_, index) => nodeAt(columns, index))
      return nodes
    },
  }
}

/** One function for all outlines, so that those of equal texts are equal. */
const contextOf: Outline['contextOf'] = (text, outline, rules) => new Context(text, outline, rules)
