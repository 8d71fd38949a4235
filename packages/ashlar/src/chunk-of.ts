import type { Cutter } from './cutter.js'
import type { RecordReading } from './outline/record-format.js'
import type { Cut } from './pack/task.js'
import type { Source } from './source/source.js'
import { type ChunkContext, SourceChunk } from './source-chunk.js'
import { skipWhiteSpace } from './unicode/white-space.js'

/** Where the text at hand lies in its source. */
export interface TextAtHand {
  readonly text: string
  /** What is to be added to positions to have those of the source. */
  readonly base: number
  /** Of a format with records: what is known of them. */
  readonly reading?: RecordReading | undefined
}

/** A cut and the names of the section that it lies in. */
export type CutInSection = Cut & { readonly headings: readonly string[] }

/**
 * Makes the chunk of a cut.
 *
 * @param cutter which gave the cut last
 * @param index which chunk it is
 * @param previousEnd where the chunk before ended, in the source
 */
export function chunkOf(
  cut: Cut | CutInSection,
  { text, base, reading }: TextAtHand,
  cutter: Cutter,
  { id = '', metadata }: Omit<Source, 'text'>,
  index: number,
  previousEnd: number,
  around: (text: string) => ChunkContext,
): SourceChunk {
  const { start, end, size, oversized, bare } = cut
  const { context } = cutter
  const section = 'headings' in cut ? cut.headings : cutter.headings
  const overlap = Math.max(0, previousEnd - base - start)
  const from = overlap === 0 ? start : skipWhiteSpace(text, previousEnd - base, end)
  const rendered = bare ? undefined : context?.render(cut)
  const own = rendered === undefined ? text.slice(start, end) : context!.slice(cut)
  return new SourceChunk(
    {
      index,
      source: id,
      start: base + start,
      end: base + end,
      text: own,
      size,
      overlap,
      kind: context?.kind(from, end) ?? 'text',
      headings: context ? inside(section, context.headings(from, end)) : section,
      oversized,
      metadata,
      rendered,
      maps:
        rendered === undefined || context === undefined
          ? undefined
          : (reading?.moved(context, base) ?? context),
    },
    around(own),
  )
}

/** Headings of a format below those of a section. */
function inside(section: readonly string[], headings: readonly string[]): readonly string[] {
  return section.length === 0 ? headings : [...section, ...headings]
}
