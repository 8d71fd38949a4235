import type { Boundaries } from '../boundaries/boundary.js'
import type { Outline } from '../outline/outline.js'
import type { RecordFormat } from '../outline/record-format.js'
import type { Packer } from '../pack/task.js'
import type { Source } from '../source/source.js'

/** Says where a source may be cut. Everything else, sizes, overlap, offsets and ids, is the same for all. */
export interface Strategy {
  readonly name: string
  /**
   * The structure of a source, for strategies that read a format. What its nodes lead with becomes the context of their
   * later pieces.
   */
  outline?(source: Source): Outline
  /**
   * Present where `outline` reads records that do not depend on each other: then a stream is cut record by record. Without
   * it a stream with an outline is read whole first.
   */
  readonly records?: RecordFormat
  /**
   * The levels of boundaries, coarse to fine. Grapheme boundaries follow by themselves, so that everything can be cut.
   *
   * @param outline what `outline` gave
   */
  boundaries(source: Source, outline?: Outline): readonly Boundaries[]
  /**
   * What stays whole at the price of overlap, as a strength: a repeated part gives way when the next piece between two
   * boundaries of at least this strength would else be cut. Default `strengths.word`.
   */
  readonly keeps?: number
  /** Present where the indentation of a chunk's first line means nothing, so that it is trimmed; without an outline it always is. */
  readonly trimsIndentation?: true
  /** The packer for this strategy when the caller names none. */
  readonly packer?: Packer
}

/**
 * A strategy that has to work before it knows its boundaries: ask a model, load a grammar. What it prepares takes the
 * same road as every other strategy.
 */
export interface PreparedStrategy {
  readonly name: string
  prepare(source: Source, signal?: AbortSignal): Promise<Strategy>
}
