import type { ShownLead } from './lead-writer.js'

/** A lead, and where it begins in what is written. */
export interface PlacedLead extends ShownLead {
  readonly at: number
}

/** What is written before a chunk: leads of its enclosing nodes, and what its own first line lacks. */
export interface Prefix {
  readonly text: string
  /** Outermost first. */
  readonly leads: readonly PlacedLead[]
  /** Which nodes are shown the opening of, outermost first: those of the leads, and those whose leads are within these. */
  readonly opened: readonly number[]
  /** In units of the measure. */
  readonly size: number
}
