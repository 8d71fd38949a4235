import type { Cutter } from './cutter.js'
import type { RecordReading } from './outline/record-format.js'
import type { Cut } from './pack/task.js'
import type { Source } from './source/source.js'
import { type ChunkContext, type ChunkOrigin, SourceChunk } from './source-chunk.js'
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

/** Makes the chunks of a source, one after another, of the cuts that a cutter gives. */
export class ChunkMaker {
  readonly #source: Omit<Source, 'text'>
  readonly #cutter: Cutter
  #index = 0
  /** Where the chunk before ended, in the source. */
  #previousEnd = 0
  /** What plain chunks of one section share. */
  #plain: ChunkOrigin | undefined

  constructor(source: Omit<Source, 'text'>, cutter: Cutter) {
    this.#source = source
    this.#cutter = cutter
  }

  /** How many chunks it has made: the index of the next. */
  get index(): number {
    return this.#index
  }

  /**
   * Makes the chunk of a cut.
   *
   * @param cut which the cutter gave last
   * @param own the text of the cut, where it is known
   */
  make(cut: Cut | CutInSection, hand: TextAtHand, around: ChunkContext, own?: string): SourceChunk {
    const { text, base } = hand
    const overlap = Math.max(0, this.#previousEnd - base - cut.start)
    const section = 'headings' in cut ? cut.headings : this.#cutter.headings
    const origin =
      this.#cutter.context === undefined
        ? this.#plainOrigin(section)
        : this.#origin(
            cut,
            overlap === 0 ? cut.start : skipWhiteSpace(text, this.#previousEnd - base, cut.end),
            section,
            hand,
          )
    this.#previousEnd = base + cut.end
    return new SourceChunk(
      own ?? this.#textOf(cut, origin, text),
      cut,
      base,
      this.#index++,
      overlap,
      origin,
      around,
    )
  }

  /** Where something was added to it to be embedded, that is made of the same string. */
  #textOf(cut: Cut, { rendered }: ChunkOrigin, text: string): string {
    return rendered === undefined ? text.slice(cut.start, cut.end) : this.#cutter.context!.slice(cut)
  }

  #plainOrigin(headings: readonly string[]): ChunkOrigin {
    if (this.#plain === undefined || this.#plain.headings !== headings) {
      const { id = '', metadata } = this.#source
      this.#plain = { source: id, metadata, kind: 'text', headings, rendered: undefined, maps: undefined }
    }
    return this.#plain
  }

  /** What the outline says of a chunk whose own content begins at `from`. */
  #origin(cut: Cut, from: number, section: readonly string[], { base, reading }: TextAtHand): ChunkOrigin {
    const context = this.#cutter.context!
    const { id = '', metadata } = this.#source
    const rendered = cut.bare ? undefined : context.render(cut)
    const headings = context.headings(from, cut.end)
    return {
      source: id,
      metadata,
      kind: context.kind(from, cut.end),
      headings: section.length === 0 ? headings : [...section, ...headings],
      rendered,
      maps: rendered === undefined ? undefined : (reading?.moved(context, base) ?? context),
    }
  }
}
