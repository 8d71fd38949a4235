import type { Chunk } from './chunk.js'
import { chunkIterator } from './chunk-text.js'
import { type ChunkOptions, settle } from './options.js'
import { inWords } from './refusal.js'
import { type Source, sourceRefusal, toSource } from './source/source.js'
import { StreamWindow } from './stream-window.js'

/** Options of a stream: those of a source in memory, and what else a source has. */
export type StreamOptions = ChunkOptions & Omit<Source, 'text'>

/**
 * Cuts a text that comes in pieces, cut anywhere, and gives exactly the chunks that {@link chunk} gives for the pieces
 * joined. Holds a few chunks' worth of text, whatever the length of the whole, and about 16 bytes a chunk for the ids; of
 * tables and JSON Lines the header and whole records. A strategy that reads another structure has the whole text at hand.
 *
 * @param pieces strings; decode bytes with `decodeStream` of `ashlar/source`
 * @throws AshlarError as `chunk` does, for options and for what is no stream at once
 */
export function chunkStream(
  pieces: AsyncIterable<string> | Iterable<string>,
  options: StreamOptions = {},
): AsyncIterableIterator<Chunk> {
  const given = Object(pieces)
  if (!(given[Symbol.asyncIterator] ?? given[Symbol.iterator]))
    throw sourceRefusal(`pieces: ${inWords(pieces)}`, 'an iterable of strings')
  const { id, metadata, ...rest } = options
  const settings = settle(rest)
  const source = toSource({ ...options, text: '' })
  const { outline, records } = settings.strategy
  if (outline !== undefined && records === undefined) return readWhole(pieces, source, rest)
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
      const kind = Object.prototype.toString.call(piece).slice(8, -1)
      throw sourceRefusal(
        `a piece of the stream: ${kind}`,
        'strings',
        'Decode bytes first, with decodeStream of ashlar/source.',
      )
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
