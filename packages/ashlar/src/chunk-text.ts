import type { Chunk } from './chunk.js'
import { Cutter } from './cutter.js'
import type { AshlarError } from './errors.js'
import { IdLedger } from './id-ledger.js'
import { type ChunkOptions, settle } from './options.js'
import type { Cut } from './pack/task.js'
import { refusal } from './refusal.js'
import { Positions } from './source/positions.js'
import { type Source, toSource } from './source/source.js'
import { type ChunkContext, SourceChunk } from './source-chunk.js'
import type { PreparedStrategy } from './strategies/strategy.js'
import { skipWhiteSpace } from './unicode/white-space.js'

/**
 * Cuts a source into chunks.
 *
 * @example
 * for (const { text, start, end } of chunk(document, { size: 1000, overlap: '10%' })) ...
 * @returns the chunks in order; none for a blank text
 * @throws AshlarError `invalid-option` for an option that is not accepted, `invalid-source` for a source without text,
 * `measure-failed` when the caller's measure throws or returns no size
 */
export function chunk(source: string | Source, options: ChunkOptions = {}): Chunk[] {
  return new SourceChunks(toSource(source), options).all()
}

/**
 * The same chunks one at a time, each worked out when it is asked for.
 *
 * @throws AshlarError as {@link chunk} does; for options at once, not at the first chunk
 */
export function chunkIterator(source: string | Source, options: ChunkOptions = {}): IterableIterator<Chunk> {
  return new SourceChunks(toSource(source), options).iterate()
}

/**
 * Prepares a strategy that works asynchronously, and cuts by it.
 *
 * @throws AshlarError as {@link chunk} does, and whatever the preparation throws
 */
export async function chunkWith(
  strategy: PreparedStrategy,
  source: string | Source,
  options: Omit<ChunkOptions, 'strategy'> & { readonly signal?: AbortSignal } = {},
): Promise<Chunk[]> {
  const { signal, ...rest } = options
  settle(rest)
  if (typeof strategy?.prepare !== 'function') throw notPrepared(strategy)
  const prepared = await strategy.prepare(toSource(source), signal)
  return chunk(source, { ...rest, strategy: prepared })
}

function notPrepared(strategy: unknown): AshlarError {
  return refusal(
    `strategy: ${typeof strategy}`,
    'a strategy with a function prepare',
    'Give a strategy that needs no preparation to chunk.',
  )
}

/** All chunks of one source in memory, and what they share: line starts and ids, worked out when first asked for. */
class SourceChunks implements ChunkContext {
  readonly #source: Source
  readonly #cutter: Cutter
  readonly #chunks: Chunk[] = []
  readonly #ids: string[] = []
  #finished = false
  #previousEnd = 0
  #ledger: IdLedger | undefined
  #positions: Positions | undefined

  constructor(source: Source, options: ChunkOptions) {
    this.#source = source
    this.#cutter = new Cutter(settle(options), source)
  }

  all(): Chunk[] {
    while (this.#advance());
    return this.#chunks.slice()
  }

  *iterate(): Generator<Chunk, undefined, undefined> {
    for (let index = 0; index < this.#chunks.length || this.#advance(); index++) yield this.#chunks[index]!
  }

  id(index: number): string | undefined {
    while (this.#chunks.length <= index && this.#advance());
    this.#ledger ??= new IdLedger(this.#source.id ?? '')
    for (let known = this.#ids.length; known <= index && known < this.#chunks.length; known++) {
      this.#ids.push(this.#ledger.next(this.#chunks[known]!.text))
    }
    return this.#ids[index]
  }

  lines(start: number, end: number): readonly [number, number] {
    this.#positions ??= new Positions(this.#source.text)
    return [this.#positions.lineAt(start), this.#positions.lineAt(end - 1)]
  }

  #advance(): boolean {
    if (this.#finished) return false
    let cut = this.#cutter.next(this.#source.text, false)
    while (cut !== undefined && this.#cutter.context?.isEmpty(cut)) {
      cut = this.#cutter.next(this.#source.text, false)
    }
    if (cut === undefined) {
      this.#finished = true
      return false
    }
    this.#chunks.push(this.#make(cut))
    return true
  }

  #make(cut: Cut): Chunk {
    const { id = '', text, metadata } = this.#source
    const { start, end, size, oversized, bare } = cut
    const { context, headings: section } = this.#cutter
    const overlap = Math.max(0, this.#previousEnd - start)
    const from = overlap === 0 ? start : skipWhiteSpace(text, this.#previousEnd, end)
    this.#previousEnd = end
    return new SourceChunk(
      {
        index: this.#chunks.length,
        source: id,
        start,
        end,
        text: text.slice(start, end),
        size,
        overlap,
        kind: context?.kind(from, end) ?? 'text',
        headings: context ? inside(section, context.headings(from, end)) : section,
        oversized,
        metadata,
        rendering: bare ? undefined : context?.render(cut),
      },
      this,
    )
  }
}

/** Headings of a format below those of a section. */
function inside(section: readonly string[], headings: readonly string[]): readonly string[] {
  return section.length === 0 ? headings : [...section, ...headings]
}
