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

/** What a format renders of a slice. */
export interface SliceRendering extends Rendering {
  /** Where in the source the rendered code unit at `at` comes from; of what was added, where what follows comes from. */
  sourceAt(at: number): number
}
