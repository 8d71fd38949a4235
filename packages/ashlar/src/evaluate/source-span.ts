import type { Span } from '../span.js'

/** A span of one source of a corpus. A chunk is one. */
export interface SourceSpan extends Span {
  /** The id of the source. */
  readonly source: string
}
