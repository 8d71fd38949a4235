import { AshlarError } from '../../errors.js'
import { refuseUnknownKeys } from '../../known-keys.js'
import { wholeNumber } from '../../refusal.js'

/** What an embedding model says of a text. */
export type Vector = readonly number[] | Float32Array | Float64Array

/** The caller's model: one vector for each text, in order. */
export type Embedder = (texts: readonly string[]) => Promise<readonly Vector[]>

/** Where vectors are kept by text: a `Map`, or something that also writes them to a disk. */
export interface VectorStore {
  get(text: string): Vector | undefined
  set(text: string, vector: Vector): unknown
}

/** Options of {@link embedTexts}. */
export interface EmbedOptions {
  /** How many texts one call gets at most. Default 64. */
  readonly batch?: number
  /** How often a batch is tried before the whole fails. Default 3. */
  readonly attempts?: number
  /** How long to wait after the first failure of a batch, in milliseconds; doubled each time. Default 500. */
  readonly pause?: number
  /** Vectors that are there are not asked for; new ones are put in as batches end. Default none. */
  readonly store?: VectorStore
  /** Called after each batch. */
  readonly onProgress?: (done: number, of: number) => void
}

/**
 * The vectors of texts by the caller's model, in batches one after another, each tried again when it fails. Equal texts are
 * embedded once.
 *
 * @throws AshlarError `embedder-failed` when a batch fails at every attempt, or gives something other than one vector of
 * numbers for each text. What was done until then is in the `store`, so that a second call goes on from there.
 */
export async function embedTexts(
  texts: readonly string[],
  embed: Embedder,
  options: EmbedOptions = {},
): Promise<readonly Vector[]> {
  refuseUnknownKeys('embedTexts', options, ['batch', 'attempts', 'pause', 'store', 'onProgress'])
  const { store = new Map<string, Vector>(), onProgress } = options
  const batch = wholeNumber('batch', options.batch ?? 64, 1)
  const patience = {
    attempts: wholeNumber('attempts', options.attempts ?? 3, 1),
    pause: wholeNumber('pause', options.pause ?? 500, 0),
  }
  const missing = [...new Set(texts)].filter((text) => store.get(text) === undefined)
  for (let done = 0; done < missing.length; ) {
    const asked = missing.slice(done, done + batch)
    const vectors = await tryBatch(asked, embed, patience, `${done} of ${missing.length} texts are done`)
    asked.forEach((text, index) => {
      store.set(text, vectors[index]!)
    })
    done += asked.length
    onProgress?.(done, missing.length)
  }
  return texts.map((text) => store.get(text)!)
}

/** How often a batch is tried, and how long after the first failure. */
type Patience = Required<Pick<EmbedOptions, 'attempts' | 'pause'>>

async function tryBatch(
  texts: readonly string[],
  embed: Embedder,
  { attempts, pause }: Patience,
  state: string,
): Promise<readonly Vector[]> {
  let cause: unknown
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1)))
    try {
      const vectors = await embed(texts)
      checkVectors(vectors, texts.length)
      return vectors
    } catch (error) {
      cause = error
    }
  }
  const why = cause instanceof Error ? cause.message : String(cause)
  throw new AshlarError({
    code: 'embedder-failed',
    given: `the embedder failed ${attempts === 1 ? 'once' : `${attempts} times`} (${why}); ${state}`,
    wanted: 'one vector of numbers for each text',
    cause,
  })
}

function checkVectors(vectors: unknown, count: number): void {
  if (!Array.isArray(vectors) || vectors.length !== count) {
    const given = Array.isArray(vectors) ? `${vectors.length} vectors` : typeof vectors
    throw new Error(`it gave ${given} for ${count} texts`)
  }
  for (const vector of vectors) {
    const isVector = (Array.isArray(vector) || ArrayBuffer.isView(vector)) && (vector as Vector).length > 0
    if (!isVector || !(vector as readonly number[]).every((value) => Number.isFinite(value)))
      throw new Error('it gave a vector that is no list of numbers')
    const [length, first] = [(vector as Vector).length, (vectors[0] as Vector).length]
    if (length !== first) throw new Error(`it gave vectors of different length, ${first} and ${length}`)
  }
}
