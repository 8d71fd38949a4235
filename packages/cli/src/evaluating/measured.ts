import {
  boundaryQuality,
  type Consistency,
  consistency,
  meanScores,
  type Question,
  type QuestionScores,
  redundancy,
  type Scores,
  scoreChunks,
} from 'ashlar/evaluate'
import type { Configuration } from './configuration.js'
import type { Corpus } from './corpus.js'
import type { CorpusCutting, EvaluatedChunk } from './corpus-cutting.js'
import type { Retrieval } from './retrieval.js'

/** A configuration, cut and asked. */
export interface Measured {
  readonly configuration: Configuration
  readonly chunks: readonly EvaluatedChunk[]
  /** Of the chunks, in tokens. */
  readonly sizes: Consistency
  /** The share of the chunks' text that repeats what another has. */
  readonly repeated: number
  /** The share of chunks that end at the end of a sentence or better, over all documents. */
  readonly atSentences: number
  /** One for each question. */
  readonly scores: readonly QuestionScores[]
  readonly means: Scores
  /** How long cutting took, in milliseconds. */
  readonly cuttingTime: number
}

/** What configurations are measured on. */
export interface Bench {
  readonly corpus: Corpus
  readonly questions: readonly Question[]
  readonly cutting: CorpusCutting
  readonly retrieval: Retrieval
  /** For recall, in tokens. */
  readonly budgets: readonly number[]
}

/** Cuts the whole corpus by a configuration, indexes the chunks and asks all questions. */
export async function measureConfiguration(configuration: Configuration, bench: Bench): Promise<Measured> {
  const { corpus, questions, cutting, retrieval, budgets } = bench
  const cut = await cutting.by(configuration)
  const begun = performance.now()
  const bySource = corpus.map((source) => cut(source))
  const cuttingTime = performance.now() - begun
  const chunks = bySource.flat()
  const retriever = await retrieval.index(questions)(chunks.map(({ rendered }) => rendered))
  const scores = scoreChunks(chunks, questions, retriever, { budgets, ranks: [] })
  return {
    configuration,
    chunks,
    sizes: consistency(chunks, configuration.values.size),
    repeated: redundancy(chunks),
    atSentences: sentenceEnds(corpus, bySource),
    scores,
    means: meanScores(scores),
    cuttingTime,
  }
}

function sentenceEnds(corpus: Corpus, bySource: readonly (readonly EvaluatedChunk[])[]): number {
  let ends = 0
  let good = 0
  corpus.forEach(({ text }, at) => {
    const chosen = Math.max(0, bySource[at]!.length - 1)
    ends += chosen
    if (chosen > 0) good += chosen * boundaryQuality(text, bySource[at]!).atSentences
  })
  return ends === 0 ? 1 : good / ends
}

/** The budgets at which recall is measured: a quarter, a half and all of one. */
export function budgetsOf(budget: number): readonly number[] {
  return [...new Set([4, 2, 1].map((part) => Math.max(1, Math.round(budget / part))))]
}

/** The mean recall of one question within all budgets. */
export function recallOf({ withinBudget }: Scores): number {
  return withinBudget.reduce((sum, { recall }) => sum + recall, 0) / withinBudget.length
}
