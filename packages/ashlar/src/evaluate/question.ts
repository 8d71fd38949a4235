import type { SourceSpan } from './source-span.js'

/** A passage that answers a question: where it stands in its source, in UTF-16 code units. */
export type GoldSpan = SourceSpan

/** A question and the passages that answer it. */
export interface Question {
  readonly id: string
  readonly text: string
  /** At least one, in the order in which they were given. */
  readonly gold: readonly GoldSpan[]
}
