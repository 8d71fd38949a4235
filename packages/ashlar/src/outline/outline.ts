import type { Span } from '../span.js'
import type { Rendering } from './rendering.js'
import { SpanList } from './span-list.js'
import type { SpanSet } from './span-set.js'

/** What a node of an outline is. A chunk's `kind` is that of the innermost node that holds all of it. */
export type NodeKind =
  | 'text'
  | 'section'
  | 'heading'
  | 'paragraph'
  | 'list'
  | 'item'
  | 'quote'
  | 'table'
  | 'row'
  | 'code'
  | 'math'
  | 'html'
  | 'front matter'
  | 'footnote'
  | 'admonition'
  | 'figure'
  | 'rule'
  | 'declaration'
  | 'member'

/**
 * A part of a document with a structure of its own. Nodes nest: a node lies within its parent. A section holds its
 * heading and everything up to the next heading of the same or a higher rank.
 */
export interface OutlineNode extends Span {
  readonly kind: NodeKind
  /** The index of the enclosing node, -1 for none. */
  readonly parent: number
  /**
   * What a later piece of this node needs to be understood: a section's heading, a table's header rows, a fence's opening
   * line, a class's signature. Within the node, mostly at its start; without the line end behind it.
   */
  readonly lead?: Span
  /** True when a piece without the lead is not valid: a row without its header, code without its fence. */
  readonly leadIsNeeded?: boolean
  /** What closes a piece that ends before the node does, on a line of its own: a fence. */
  readonly closer?: string
  /** The plain text of a section's heading, without markup, for `headings`. */
  readonly title?: string
}

/** Places where a text may be cut, ascending, and how good each is; see `strengths`. */
export interface CutPlaces {
  readonly at: Uint32Array
  readonly strength: Uint8Array
}

/** The part of a lead that a piece needs most, for leads that are too long to be shown whole. */
export interface LeadPart {
  readonly start: number
  /** Where it may end, ascending. */
  readonly ends: Uint32Array
}

/** The structure of one source, as a format reads it. Everything in code units, everything ascending. */
export interface Outline {
  /** In the order in which they begin; parents before children. */
  readonly nodes: readonly OutlineNode[]
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
  /** What the format leaves out of chunks on purpose, such as scripts. */
  readonly skipped?: readonly Span[]
  /** What of a node's lead a piece that begins at `at` needs most: of a wide table's header the cells above it. */
  partOfLead?(node: OutlineNode, at: number): LeadPart
  /** What is embedded for a slice, where that is not the slice itself: text without markup. */
  render?(span: Span): Rendering
}

/** A node that is not yet done. */
type GrowingNode = { -readonly [Key in keyof OutlineNode]: OutlineNode[Key] }

/** Collects nodes and places while a format reads a source from its beginning to its end. */
export class OutlineBuilder {
  readonly #nodes: GrowingNode[] = []
  readonly #at: number[] = []
  readonly #strength: number[] = []
  readonly #verbatim = new SpanList()
  readonly #unbroken = new SpanList()
  readonly #skipped: Span[] = []

  /** Begins a node, whose end may be known later. Gives its index. */
  open(node: Omit<OutlineNode, 'end'>): number {
    const { kind, start, parent } = node
    const opened: GrowingNode = { kind, start, end: start, parent }
    takeOver(opened, node)
    return this.#nodes.push(opened) - 1
  }

  /** Ends a node and adds to it what only now is known. */
  close(index: number, end: number, more?: Partial<Omit<OutlineNode, 'start' | 'end' | 'parent'>>): void {
    const node = this.#nodes[index]!
    node.end = end
    if (more !== undefined) takeOver(node, more)
  }

  /** A node whose end is known. Gives its index. */
  add(node: OutlineNode): number {
    return this.#nodes.push(node) - 1
  }

  /** A place to cut. Places are to come in order; of two at the same position the stronger counts. */
  place(at: number, strength: number): void {
    const last = this.#at.length - 1
    if (last < 0 || this.#at[last] !== at) {
      this.#at.push(at)
      this.#strength.push(strength)
    } else if (strength > this.#strength[last]!) this.#strength[last] = strength
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

  build(): Outline {
    return {
      nodes: this.#nodes,
      places: { at: new Uint32Array(this.#at), strength: new Uint8Array(this.#strength) },
      verbatim: this.#verbatim.build(),
      unbroken: this.#unbroken.build(),
      ...(this.#skipped.length > 0 && { skipped: this.#skipped }),
    }
  }
}

/** Field by field: copying whole objects takes most of the time of reading. */
function takeOver(node: GrowingNode, more: Partial<OutlineNode>): void {
  if (more.kind !== undefined) node.kind = more.kind
  if (more.lead !== undefined) node.lead = more.lead
  if (more.leadIsNeeded !== undefined) node.leadIsNeeded = more.leadIsNeeded
  if (more.closer !== undefined) node.closer = more.closer
  if (more.title !== undefined) node.title = more.title
}
