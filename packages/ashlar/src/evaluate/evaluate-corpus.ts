import type { Chunk } from '../chunk.js'
import { chunk } from '../chunk-text.js'
import { refuseUnknownKeys } from '../known-keys.js'
import type { ChunkOptions } from '../options.js'
import type { Source } from '../source/source.js'
import { refuseLostGold } from './gold/refuse-lost-gold.js'
import type { Question } from './question.js'
import { bm25 } from './retrieval/bm25.js'
import type { Retriever } from './retrieval/retriever.js'
import {
  meanScores,
  type QuestionScores,
  type ScoreOptions,
  type Scores,
  scoreChunks,
} from './score-chunks.js'

/** What {@link evaluateCorpus} works on. */
export interface CorpusEvaluation extends ScoreOptions {
  /** The sources; `id` is what gold spans name. */
  readonly corpus: readonly Source[]
  /** How to cut: the options of `chunk`, or a function that cuts one source. */
  readonly cut: ChunkOptions | ((source: Source) => readonly Chunk[])
  readonly questions: readonly Question[]
  /** Indexes what is embedded of each chunk (`rendered`). Default {@link bm25}. */
  readonly index?: (texts: readonly string[]) => Retriever | Promise<Retriever>
}

const knownKeys = ['corpus', 'cut', 'questions', 'index', 'budgets', 'ranks', 'form']

/** What {@link evaluateCorpus} found. */
export interface EvaluatedCorpus {
  /** All chunks, source by source: what `ranked` counts. */
  readonly chunks: readonly Chunk[]
  readonly questions: readonly QuestionScores[]
  readonly means: Scores
}

/**
 * Cuts a corpus, indexes the chunks, asks all questions, and scores what was found.
 *
 * Budgets are in the unit of the measure. Compare cuttings only by one unit, and at equal mean sizes: smaller chunks have
 * the higher omega.
 *
 * @throws AshlarError as `chunk` and {@link scoreChunks} do, `invalid-option` for an unknown key, sources of one id and gold
 * that is not in the corpus; and whatever the index throws
 */
export async function evaluateCorpus(evaluation: CorpusEvaluation): Promise<EvaluatedCorpus> {
  refuseUnknownKeys('evaluateCorpus', evaluation, knownKeys)
  const { corpus, cut, questions, index = bm25 } = evaluation
  refuseLostGold(questions, corpus)
  const chunks = corpus.flatMap((source) => (typeof cut === 'function' ? cut(source) : chunk(source, cut)))
  const retriever = await index(chunks.map(({ rendered }) => rendered))
  const scores = scoreChunks(chunks, questions, retriever, evaluation)
  return { chunks, questions: scores, means: meanScores(scores) }
}
