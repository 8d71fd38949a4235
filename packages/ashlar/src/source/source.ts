import { AshlarError } from '../errors.js'
import { inWords } from '../refusal.js'

/** A text with a name and the caller's own data. */
export interface Source {
  /** Names the source in its chunks and goes into their ids: a path, an address, a key. `''` when left out. */
  readonly id?: string
  readonly text: string
  /** Copied into every chunk. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

/**
 * Accepts a string as a source without a name.
 *
 * @throws AshlarError `invalid-source` for anything that has no text, an id that is no string, metadata that cannot be copied.
 */
export function toSource(source: string | Source): Source {
  if (typeof source === 'string') return { text: source }
  if (typeof source !== 'object' || typeof (source as Source | null)?.text !== 'string') {
    throw sourceRefusal(
      `source: ${inWords(source)}`,
      'a string or { id, text, metadata }',
      'Decode bytes first, with decodeText of ashlar/source.',
    )
  }
  const { id, metadata } = source
  if (id !== undefined && typeof id !== 'string') throw sourceRefusal(`id: ${inWords(id)}`, 'a string')
  if (metadata !== undefined) checkMetadata(metadata)
  return source
}

function checkMetadata(metadata: unknown): void {
  if (typeof metadata !== 'object' || metadata === null)
    throw sourceRefusal(`metadata: ${inWords(metadata)}`, 'an object')
  try {
    structuredClone(metadata)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw sourceRefusal(
      `metadata: it cannot be copied (${why})`,
      'plain data, since each chunk gets a copy',
      undefined,
      cause,
    )
  }
}

/** The error for something that is no source: what was given, what is wanted, and what to do. */
export function sourceRefusal(given: string, wanted: string, advice?: string, cause?: unknown): AshlarError {
  return new AshlarError({
    code: 'invalid-source',
    given,
    wanted,
    cause,
    advice,
  })
}
