import type { Chunk, ChunkKind, ChunkRecord } from './chunk.js'
import { chunkRecord } from './chunk-record.js'
import type { MappedSpan, SourceMaps } from './outline/rendering.js'
import type { Cut } from './pack/task.js'

/** What a chunk knows of where it comes from. Plain chunks of one section share it. */
export interface ChunkOrigin {
  readonly source: string
  readonly kind: ChunkKind
  readonly headings: readonly string[]
  readonly metadata: Readonly<Record<string, unknown>> | undefined
  /** Absent where it is the text. */
  readonly rendered: string | undefined
  /** Of what is rendered. */
  readonly maps: SourceMaps | undefined
}

/** Works out, when asked, what of a chunk depends on the whole source. */
export interface ChunkContext {
  id(index: number): string | undefined
  lines(start: number, end: number): readonly [number, number]
}

/**
 * A chunk whose id, lines and neighbours come from its context when first read. Hashing costs several times what cutting
 * does, and not everyone needs it.
 */
export class SourceChunk implements Chunk {
  // Declared only: to define each field before it is set would take a good part of the time of a chunk.
  declare readonly start: number
  declare readonly end: number
  declare readonly index: number
  declare readonly source: string
  declare readonly text: string
  declare readonly size: number
  declare readonly overlap: number
  declare readonly kind: ChunkKind
  declare readonly headings: readonly string[]
  declare readonly rendered: string
  declare readonly oversized?: true
  declare readonly metadata?: Readonly<Record<string, unknown>>
  readonly #context: ChunkContext
  readonly #maps: SourceMaps | undefined

  /**
   * @param cut in the text at hand, which begins `base` code units behind the beginning of the source
   */
  constructor(
    text: string,
    cut: Cut,
    base: number,
    index: number,
    overlap: number,
    origin: ChunkOrigin,
    context: ChunkContext,
  ) {
    this.start = base + cut.start
    this.end = base + cut.end
    this.index = index
    this.source = origin.source
    this.text = text
    this.size = cut.size
    this.overlap = overlap
    this.kind = origin.kind
    this.headings = origin.headings
    this.rendered = origin.rendered ?? text
    this.#maps = origin.maps
    if (cut.oversized) this.oversized = true
    if (origin.metadata !== undefined) this.metadata = structuredClone(origin.metadata)
    this.#context = context
  }

  get id(): string {
    return this.#context.id(this.index)!
  }

  get lines(): readonly [number, number] {
    return this.#context.lines(this.start, this.end)
  }

  get previous(): string | undefined {
    return this.index === 0 ? undefined : this.#context.id(this.index - 1)
  }

  get next(): string | undefined {
    return this.#context.id(this.index + 1)
  }

  get sourceMap(): readonly MappedSpan[] {
    const { start, end, text } = this
    return (
      this.#maps?.mapOf({ start, end }) ?? [
        { rendered: { start: 0, end: text.length }, source: { start, end } },
      ]
    )
  }

  toJSON(): ChunkRecord {
    return chunkRecord(this)
  }
}
