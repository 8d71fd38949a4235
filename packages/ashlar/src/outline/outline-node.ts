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

/** What a piece of a node in containers needs to be read as one; few nodes have any of it. */
export interface NodeFrame {
  /**
   * A part of what the node begins with that is enough to tell its pieces for parts of it: an item's marker, a table's
   * opening line without the header. Shown where there is no room for the lead, or none.
   */
  readonly shortLead?: Span
  /**
   * What stands before the node's lines: marks of quotes, the indentation of items. It is written before the lead,
   * the closer, and the text of a piece that begins inside a line; the lead does not hold it.
   */
  readonly linePrefix?: string
  /**
   * What stands before the lines of what is in the node, where its lead and short lead are lines of their own that a text
   * cannot go on behind.
   */
  readonly bodyPrefix?: string
  /** What stands between the cells of a row. A piece that begins inside of it begins with empty cells for those before. */
  readonly cellMark?: '|' | '&'
  /** Whether it would be read as a part of the line above: leads before it are followed by a blank line. */
  readonly standsApart?: boolean
}

/**
 * A part of a document with a structure of its own. Nodes nest: a node lies within its parent. A section holds its
 * heading and everything up to the next heading of the same or a higher rank.
 */
export interface OutlineNode extends Span, NodeFrame {
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
