import { lookAhead, lookBehind } from './boundaries/boundary.js'
import type { Chunk } from './chunk.js'
import { chunkIterator } from './chunk-text.js'
import { Cutter } from './cutter.js'
import { AshlarError } from './errors.js'
import { IdLedger } from './id-ledger.js'
import { LineCounter } from './line-counter.js'
import { type ChunkOptions, type Settings, settle } from './options.js'
import type { Cut } from './pack/task.js'
import { type Source, toSource } from './source/source.js'
import { type ChunkContext, SourceChunk } from './source-chunk.js'

/** Options of a stream: those of a source in memory, and what else a source has. */
export type StreamOptions = ChunkOptions & Omit<Source, 'text'>

/**
 * Cuts a text that comes in pieces, cut anywhere, and gives exactly the chunks that {@link chunk} gives for the pieces
 * joined. Holds a few chunks' worth of text, whatever the length of the whole, and about 16 bytes a chunk for the ids.
 *
 * @param pieces strings; decode bytes with `decodeStream`
 * @throws AshlarError as `chunk` does, for options at once
 */
export function chunkStream(
  pieces: AsyncIterable<string> | Iterable<string>,
  options: StreamOptions = {},
): AsyncIterableIterator<Chunk> {
  const { id, metadata, ...rest } = options
  const source: Source = {
    text: '',
    ...(id !== undefined && { id }),
    ...(metadata !== undefined && { metadata }),
  }
  const settings = settle(rest)
  toSource({ ...source, text: '' })
  if (settings.strategy.outline !== undefined) return readWhole(pieces, source, rest)
  return run(pieces, new StreamWindow(source, settings))
}

async function* run(
  pieces: AsyncIterable<string> | Iterable<string>,
  window: StreamWindow,
): AsyncGenerator<Chunk, undefined, undefined> {
  for await (const piece of texts(pieces)) {
    if (window.add(piece)) yield* window.take(true)
  }
  yield* window.take(false)
}

/** The pieces, if they are strings: bytes joined as text would be garbled in silence. */
async function* texts(pieces: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  for await (const piece of pieces) {
    if (typeof piece !== 'string') {
      throw new AshlarError({
        code: 'invalid-source',
        given: `a piece of the stream: ${Object.prototype.toString.call(piece).slice(8, -1)}`,
        wanted: 'strings',
        advice: 'Decode bytes with decodeStream first.',
      })
    }
    yield piece
  }
}

/** A format that is read as a whole needs the whole. */
async function* readWhole(
  pieces: AsyncIterable<string> | Iterable<string>,
  source: Omit<Source, 'text'>,
  options: ChunkOptions,
): AsyncGenerator<Chunk, undefined, undefined> {
  const parts: string[] = []
  for await (const piece of texts(pieces)) parts.push(piece)
  yield* chunkIterator({ ...source, text: parts.join('') }, options)
}

/** The part of the text that is still needed, and the chunk that waits for its neighbour's id. */
class StreamWindow {
  readonly #source: Omit<Source, 'text'>
  readonly #cutter: Cutter
  readonly #ledger: IdLedger
  readonly #lines = new LineCounter()
  #text = ''
  #pieces: string[] = []
  /** Code units that have come and are not yet in `#text`. */
  #waiting = 0
  /** How many more are worth trying with. */
  #wanted = 4 * lookAhead
  /** Code units of the source before `#text`. */
  #base = 0
  #index = 0
  #previousEnd = 0
  #held: StreamedContext | undefined
  #heldChunk: SourceChunk | undefined

  constructor(source: Omit<Source, 'text'>, settings: Settings) {
    this.#source = source
    this.#cutter = new Cutter(settings, { ...source, text: '' })
    this.#ledger = new IdLedger(source.id ?? '')
  }

  /** Takes a piece; true when there is enough to try for chunks. */
  add(piece: string): boolean {
    this.#pieces.push(piece)
    this.#waiting += piece.length
    return this.#waiting >= this.#wanted
  }

  *take(open: boolean): Generator<Chunk, undefined, undefined> {
    this.#text += this.#pieces.join('')
    this.#pieces = []
    this.#waiting = 0
    let found = this.#cutter.next(this.#text, open)
    this.#wanted =
      found === undefined ? Math.max(this.#wanted, this.#text.length - this.#cutter.needed) : 4 * lookAhead
    for (; found !== undefined; found = this.#cutter.next(this.#text, open)) {
      const ready = this.#make(found)
      if (ready !== undefined) yield ready
    }
    this.#forget()
    if (!open && this.#heldChunk !== undefined) yield this.#heldChunk
  }

  /** Makes the chunk of a cut and gives the one before, whose neighbours are now known. */
  #make(cut: Cut): Chunk | undefined {
    const { headings } = this.#cutter
    const { id: source = '', metadata } = this.#source
    const { size, oversized } = cut
    const start = this.#base + cut.start
    const end = this.#base + cut.end
    const text = this.#text.slice(cut.start, cut.end)
    const overlap = Math.max(0, this.#previousEnd - start)
    const lines = this.#lines.count(this.#text, cut, this.#base)
    const context = new StreamedContext(this.#index, this.#ledger.next(text), lines, this.#held)
    const ready = this.#heldChunk
    this.#heldChunk = new SourceChunk(
      {
        index: this.#index,
        source,
        start,
        end,
        text,
        size,
        overlap,
        kind: 'text',
        headings,
        oversized,
        metadata,
        rendering: undefined,
      },
      context,
    )
    this.#held = context
    this.#previousEnd = end
    this.#index++
    return ready
  }

  /** Lets go of text that no further chunk depends on. */
  #forget(): void {
    let from = this.#cutter.needed - lookBehind
    if (from <= 0) return
    if ((this.#text.charCodeAt(from) & 0xfc00) === 0xdc00) from--
    this.#lines.pass(this.#text, from, this.#base)
    this.#text = this.#text.slice(from)
    this.#cutter.shift(from)
    this.#base += from
  }
}

/** What a streamed chunk knows of its surroundings: all of it is worked out while the text is at hand. */
class StreamedContext implements ChunkContext {
  readonly #index: number
  readonly #id: string
  readonly #lines: readonly [number, number]
  #previous: string | undefined
  #next: string | undefined

  constructor(
    index: number,
    id: string,
    lines: readonly [number, number],
    previous: StreamedContext | undefined,
  ) {
    this.#index = index
    this.#id = id
    this.#lines = lines
    if (previous === undefined) return
    this.#previous = previous.#id
    previous.#next = id
  }

  id(index: number): string | undefined {
    if (index === this.#index) return this.#id
    return index < this.#index ? this.#previous : this.#next
  }

  lines(): readonly [number, number] {
    return this.#lines
  }
}
