import type { Span } from '../span.js'
import type { NodeKind } from './outline-node.js'
import type { SectionCut, SourceMaps } from './rendering.js'

/** Tells packers and chunks what stands around a part of a source with an outline. */
export interface OutlineContext extends SourceMaps {
  /** The units that are left for the text of a chunk that begins at `start`; at least 1. */
  room(start: number): number
  /** The place up to which a chunk may reach, where what is embedded is not the source itself. */
  stretch(start: number, reach: number, end: number): number
  /** Cuts, of which none embeds nothing; `undefined` where none can. */
  joined<Cut extends SectionCut>(take: () => Cut | undefined): (() => Cut | undefined) | undefined
  /** The size of what is embedded for a chunk. */
  size(span: Span): number
  /** What is embedded for a chunk; `undefined` where it is the chunk's text as it is. */
  render(span: Span): string | undefined
  /** The source of a chunk. */
  slice(span: Span): string
  /** The titles of the sections that a chunk lies in, outermost first. */
  headings(from: number, end: number): readonly string[]
  /** The kind of the innermost node that holds all of a chunk. */
  kind(from: number, end: number): NodeKind
}
