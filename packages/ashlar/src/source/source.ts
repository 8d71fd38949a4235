import { AshlarError } from '../errors.js'

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
 * @throws AshlarError `invalid-source` for anything that has no text.
 */
export function toSource(source: string | Source): Source {
  if (typeof source === 'string') return { text: source }
  if (typeof source === 'object' && source !== null && typeof source.text === 'string') return source
  throw new AshlarError({
    code: 'invalid-source',
    given: `source: ${describe(source)}`,
    wanted: 'a string or { id, text, metadata }',
    advice: 'Decode bytes with decodeText first.',
  })
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return typeof value === 'object'
    ? `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no keys'}`
    : typeof value
}
