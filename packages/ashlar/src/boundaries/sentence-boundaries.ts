import type { Boundaries } from './boundary.js'

/** A rule for sentences: the level of their ends, and with it the next finer one. */
export interface SentenceBoundaries extends Boundaries {
  /** The ends of clauses inside of the sentences, where the level itself has none. */
  readonly clauses: Boundaries
}
