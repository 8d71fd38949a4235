import type { Chunk } from './chunk.js'
import { ChunkMaker, type CutInSection, type TextAtHand } from './chunk-maker.js'
import { Cutter } from './cutter.js'
import type { AshlarError } from './errors.js'
import { IdLedger } from './id-ledger.js'
import { type ChunkOptions, settle } from './options.js'
import type { Cut } from './pack/task.js'
import { refusal } from './refusal.js'
import { LineNumbers } from './source/line-numbers.js'
import { type Source, toSource } from './source/source.js'
import type { ChunkContext } from './source-chunk.js'
import type { PreparedStrategy } from './strategies/strategy.js'

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
  readonly #hand: TextAtHand
  readonly #maker: ChunkMaker
  readonly #next: () => Cut | CutInSection | undefined
  readonly #chunks: Chunk[] = []
  readonly #ids: string[] = []
  #finished = false
  #ledger: IdLedger | undefined
  #lineNumbers: LineNumbers | undefined

  constructor(source: Source, options: ChunkOptions) {
    this.#source = source
    this.#hand = { text: source.text, base: 0 }
    const cutter = new Cutter(settle(options), source)
    this.#maker = new ChunkMaker(source, cutter)
    const take = () => cutter.next(source.text, false)
    const takeWhole = () => {
      const cut = take()
      return cut && { ...cut, headings: cutter.headings }
    }
    this.#next = cutter.context?.joined(takeWhole) ?? take
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
    this.#lineNumbers ??= new LineNumbers(this.#source.text)
    return [this.#lineNumbers.lineAt(start), this.#lineNumbers.lineAt(end - 1)]
  }

  #advance(): boolean {
    const cut = this.#finished ? undefined : this.#next()
    if (cut !== undefined) this.#chunks.push(this.#maker.make(cut, this.#hand, this))
    this.#finished = cut === undefined
    return !this.#finished
  }
}
