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

/** How a format renders slices of a source, where what is embedded is not the slice itself: text without markup. */
export interface SliceRenderer {
  render(span: Span): SliceRendering
  /** About how far from `start` the source reaches that is rendered to so many code units. */
  ahead(start: number, length: number): number
}

/** What a format renders of a slice. */
export interface SliceRendering extends Rendering {
  /** Where in the source the rendered code unit at `at` comes from; of what was added, where what follows comes from. */
  sourceAt(at: number): number
}
