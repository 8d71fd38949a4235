import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import type { ContextOptions } from './context-options.js'
import type { NodeColumns } from './node-columns.js'
import type { OutlineContext } from './outline-context.js'
import type { OutlineNode } from './outline-node.js'
import type { CutPlaces } from './place-list.js'
import type { SliceRenderer } from './rendering.js'
import type { SpanSet } from './span-set.js'

export type { NodeKind, OutlineNode } from './outline-node.js'
export type { CutPlaces } from './place-list.js'

/** A part of a source that is left out of what is embedded. */
export interface SkippedSpan extends Span {
  /** What it is: the name of an element, `comment`, `outside the selection`. */
  readonly what: string
}

/** The room that is left for a lead. */
export interface LeadRoom {
  readonly measure: CompleteMeasure
  /** In units of the measure, the line end behind the lead included. */
  readonly units: number
}

/** What context is held to. */
export interface ContextRules {
  readonly measure: CompleteMeasure
  /** The limit, in units of the measure. */
  readonly size: number
  readonly context: ContextOptions
}

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
  /** What the format leaves out of `rendered` on purpose, such as scripts. Ascending and disjoint. */
  readonly skipped?: readonly SkippedSpan[]
  /** What of a node's lead, by the node's index, is shown before a piece that begins at `at`: all of it, or what is needed most. */
  leadWithin?(node: number, at: number, room: LeadRoom): Span | undefined
  /**
   * Makes what tells the context of chunks, given this outline or one made of it. `OutlineBuilder` puts it here, so
   * that it comes with the formats, and not with strategies that need none of it.
   */
  contextOf(text: string, outline: Outline, rules: ContextRules): OutlineContext
  /** Absent where what is embedded for a slice is the slice itself. */
  readonly renderer?: SliceRenderer
}
