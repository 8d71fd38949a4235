import type { Span } from '../span.js'

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
