import type { Span } from '../span.js'

/** Which part of `rendered` comes from which part of the source. What lies between was added. */
export interface MappedSpan {
  readonly rendered: Span
  readonly source: Span
}

/** What to embed, and where it comes from. */
export interface Rendering {
  readonly text: string
  readonly sourceMap: readonly MappedSpan[]
}
