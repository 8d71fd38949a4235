import type { NodeKind } from './outline/outline.js'
import type { MappedSpan } from './outline/rendering.js'
import type { Span } from './span.js'

/** What a chunk holds: `text` from plain strategies, from formats the kind of the innermost node that holds all of it. */
export type ChunkKind = NodeKind

/**
 * A piece of a source: `text === source.slice(start, end)`, in UTF-16 code units, always.
 * `id`, `lines`, `previous`, `next` and `sourceMap` are worked out when first read: they are getters, so that `{ ...chunk }` goes
 * without them. `toJSON` gives a plain record.
 */
export interface Chunk extends Span {
  /**
   * Stable: a hash of the source's id and the chunk's text, and which occurrence of that text this is
   * (`-2`, `-3`, ... from the second on). It does not depend on the position, so an edit elsewhere keeps it.
   */
  readonly id: string
  /** The place in the sequence of this source's chunks, from 0. */
  readonly index: number
  /** The id of the source, `''` when it has none. */
  readonly source: string
  readonly text: string
  /** The size of `rendered` in units of the measure. */
  readonly size: number
  /** First and last line that the chunk touches, counted from 1. */
  readonly lines: readonly [number, number]
  /** How many code units this chunk shares with the previous one. */
  readonly overlap: number
  readonly kind: ChunkKind
  /** The names of the enclosing sections, outermost first. */
  readonly headings: readonly string[]
  /** What to embed: the text with its context. Equal to `text` where there is none. */
  readonly rendered: string
  /** Which part of `rendered` comes from which part of the source, ascending. Worked out when first read. */
  readonly sourceMap: readonly MappedSpan[]
  /** Present on a single grapheme that alone is larger than the limit. */
  readonly oversized?: true
  /** The ids of the neighbours in the same source. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** The caller's own data, copied for each chunk. */
  readonly metadata?: Readonly<Record<string, unknown>>
  /** A plain object of what the `ashlar` command writes for a chunk: all but `previous`, `next` and `sourceMap`. */
  toJSON(): ChunkRecord
}

/** A chunk as plain data, as it is written in JSON. */
export interface ChunkRecord
  extends Pick<
    Chunk,
    'id' | 'source' | 'index' | 'start' | 'end' | 'text' | 'size' | 'lines' | 'headings' | 'kind' | 'overlap'
  > {
  readonly oversized?: true
  /** Only where it differs from `text`. */
  readonly rendered?: string
  readonly metadata?: Readonly<Record<string, unknown>>
}
