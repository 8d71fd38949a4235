import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AshlarError } from 'ashlar'
import {
  bm25,
  type Embedder,
  embeddingIndex,
  type Question,
  type Retriever,
  reciprocalRankFusion,
} from 'ashlar/evaluate'
import type { Host } from '../host.js'
import { faultOf } from '../inputs/file-fault.js'
import { countOf } from '../outputs/figures.js'
import { UsageError } from '../usage-error.js'
import { contentHash } from './content-hash.js'
import { VectorFile } from './vector-file.js'

/** By what chunks are found: `bm25`, words; `vectors`, the embedder; `both`, their ranks fused. */
export type RetrievalName = 'bm25' | 'vectors' | 'both'

/** What a command line says about retrieval. */
export interface RetrievalValues {
  readonly embedder: string | undefined
  readonly retrieval: RetrievalName | undefined
  readonly retries: number
}

/** How chunks are found. */
export interface Retrieval {
  /** In words, for tables and pages. */
  readonly name: string
  /** Tells this retrieval from others in a cache. */
  readonly key: string
  /** Makes an index of chunks, for the questions that will be asked. */
  index(questions: readonly Question[]): (texts: readonly string[]) => Retriever | Promise<Retriever>
}

/**
 * The retrieval that a command line asks for. Vectors are kept in the cache as they come.
 *
 * @throws UsageError when there is no such module, or it exports no embedder
 */
export async function loadRetrieval(
  { embedder, retrieval, retries }: RetrievalValues,
  { cwd }: Host,
  cache: string | undefined,
): Promise<Retrieval> {
  const name = retrieval ?? (embedder === undefined ? 'bm25' : 'vectors')
  const byWords = (asked: readonly Question[]) => {
    const questions = asked.map(({ text }) => text)
    return (texts: readonly string[]) => bm25(texts, { questions })
  }
  if (name === 'bm25') return { name: 'BM25', key: 'bm25', index: byWords }
  if (embedder === undefined)
    throw new UsageError(`--retrieval ${name}: wanted together with --embedder MODULE.js`)
  const { embed, hash } = await loadEmbedder(embedder, cwd)
  const store = new VectorFile(cache === undefined ? undefined : join(cache, `vectors-${hash}.bin`))
  const byVectors = (asked: readonly Question[]) => {
    const questions = asked.map(({ text }) => text)
    const index = embeddingIndex(embed, questions, { store, attempts: retries + 1 })
    return (texts: readonly string[]) =>
      index(texts).catch((error) => Promise.reject(withRest(error, store, cache)))
  }
  if (name === 'vectors') return { name: `the vectors of ${embedder}`, key: hash, index: byVectors }
  return {
    name: `BM25 and the vectors of ${embedder}, fused`,
    key: `both ${hash}`,
    index: (questions) => async (texts) =>
      reciprocalRankFusion([byWords(questions)(texts), await byVectors(questions)(texts)]),
  }
}

/** The error of an embedder that failed for good, with what is kept of its work. */
function withRest(error: unknown, { count }: VectorFile, cache: string | undefined): unknown {
  if (!AshlarError.isInstance(error) || error.code !== 'embedder-failed' || cache === undefined) return error
  const kept = `${countOf(count, 'vector')} in all are kept in ${cache}: run it again to go on from there.`
  return new Error(`${error.message} ${kept}`, { cause: error })
}

/** Loads a module whose default export gives the vectors of texts. The hash is that of the file. */
async function loadEmbedder(module: string, cwd: string): Promise<{ embed: Embedder; hash: string }> {
  const path = resolve(cwd, module)
  let hash: string
  let exported: unknown
  try {
    hash = contentHash(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`--embedder ${module}: ${faultOf(error)}`)
  }
  try {
    exported = ((await import(pathToFileURL(path).href)) as { readonly default?: unknown }).default
  } catch (error) {
    throw new UsageError(`--embedder ${module}: cannot be loaded (${(error as Error).message})`)
  }
  if (typeof exported === 'function') return { embed: exported as Embedder, hash }
  throw new UsageError(
    `--embedder ${module}: wanted a module whose default export is a function from texts to vectors, ` +
      'async (texts) => [[0.1, ...], ...]',
  )
}
