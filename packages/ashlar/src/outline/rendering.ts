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

/** Tells where what is embedded for a chunk comes from: asked when needed, so that chunks need not remember it. */
export interface SourceMaps {
  mapOf(span: Span): readonly MappedSpan[]
}

/** What to embed, whose length is known before it is a string. */
export interface SizedRendering extends Rendering {
  /** In code units. */
  readonly length: number
}

/** A cut of a packer, and the names of the section that it lies in, the same list for all cuts of a section. */
export interface SectionCut extends Span {
  readonly size: number
  /** Whether it goes without context. */
  readonly bare: boolean
  readonly headings: readonly string[]
}

/** What spans take when they are embedded, and how much they may. */
export interface Embedding {
  readonly limit: number
  size(span: Span): number
}

/** How a format renders slices of a source, where what is embedded is not the slice itself: text without markup. */
export interface SliceRenderer {
  render(span: Span): Rendering
  /**
   * The place in a span up to which the source can be embedded, so that what it is rendered to fits. It need not be exact:
   * the packer measures what it takes of it.
   *
   * @param likely how far the source would reach as it is
   * @param fit how much of what is rendered fits, in code units
   */
  reach(span: Span, likely: number, fit: (rendering: SizedRendering) => number): number
  /** Cuts one after another, none of which embeds nothing. */
  joined<Cut extends SectionCut>(take: () => Cut | undefined, embedding: Embedding): () => Cut | undefined
}
