import type { SectionCut } from './cutter.js'
import { ComposedRendering } from './outline/composed-rendering.js'
import type { Context } from './outline/context.js'
import type { Rendering } from './outline/rendering.js'
import type { Source } from './source/source.js'
import type { ChunkParts } from './source-chunk.js'
import type { Span } from './span.js'
import { skipWhiteSpace } from './unicode/white-space.js'

/** Where a text at hand lies in its source: a head that is kept, and a later stretch behind it. */
export interface TextAtHand {
  readonly text: string
  /** The text up to here is the beginning of the source. */
  readonly headEnd: number
  /** What is to be added to later positions to have those of the source. */
  readonly base: number
}

/** What is known of the chunks before and around a cut. */
export interface CutSurroundings {
  readonly source: Omit<Source, 'text'>
  readonly index: number
  /** Where the chunk before ended, in the source. */
  readonly previousEnd: number
  readonly context: Context | undefined
}

/** What a chunk knows from the beginning, of the cut that makes it. */
export function chunkParts(
  { cut, headings: section }: SectionCut,
  { text, headEnd, base }: TextAtHand,
  { source, index, previousEnd, context }: CutSurroundings,
): ChunkParts {
  const { start, end, size, oversized, bare } = cut
  const overlap = Math.max(0, previousEnd - base - start)
  const from = overlap === 0 ? start : skipWhiteSpace(text, previousEnd - base, end)
  const rendering = bare ? undefined : context?.render(cut)
  return {
    index,
    source: source.id ?? '',
    start: base + start,
    end: base + end,
    text: text.slice(start, end),
    size,
    overlap,
    kind: context?.kind(from, end) ?? 'text',
    headings: context ? inside(section, context.headings(from, end)) : section,
    oversized,
    metadata: source.metadata,
    rendering: base === 0 ? rendering : rendering && moved(rendering, headEnd, base),
  }
}

/** Headings of a format below those of a section. */
function inside(section: readonly string[], headings: readonly string[]): readonly string[] {
  return section.length === 0 ? headings : [...section, ...headings]
}

/** A rendering whose map speaks of the source, not of the text at hand. */
function moved(rendering: Rendering, headEnd: number, base: number): Rendering {
  const place = ({ start, end }: Span): Span =>
    start < headEnd ? { start, end } : { start: base + start, end: base + end }
  return new ComposedRendering(rendering.text, () =>
    rendering.sourceMap.map(({ rendered, source }) => ({ rendered, source: place(source) })),
  )
}
