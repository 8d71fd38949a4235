import type { Chunk } from '../../chunk.js'
import type { Source } from '../../source/source.js'
import { refuseLostGold } from '../gold/refuse-lost-gold.js'
import type { SizedSpan } from '../metrics/recall-within-budget.js'
import type { Question } from '../question.js'
import { bm25 } from '../retrieval/bm25.js'
import type { Retriever } from '../retrieval/retriever.js'
import { scoreChunks } from '../score-chunks.js'
import { type Objective, objectiveScore } from './objective.js'
import type { Judge } from './successive-halving.js'

/** What is needed of a chunk to judge it. */
export type JudgedChunk = SizedSpan & Pick<Chunk, 'rendered'>

/** Makes ready to cut as a candidate says; what it gives then cuts one source. */
export type Cutting<Candidate, Cut> = (
  candidate: Candidate,
) => Promise<(source: Source) => readonly Cut[]> | ((source: Source) => readonly Cut[])

/** What {@link judgeByQuestions} works on. */
export interface QuestionJudging<Candidate> {
  readonly corpus: readonly Source[]
  readonly questions: readonly Question[]
  readonly cutting: Cutting<Candidate, JudgedChunk>
  readonly objective: Objective
  /** Indexes what is embedded of each chunk. Default {@link bm25}. */
  readonly index?: (texts: readonly string[]) => Retriever | Promise<Retriever>
}

/**
 * A judge whose cases are questions. To judge by a part of the questions, a part of the corpus is cut and indexed: the
 * sources that hold the gold of these questions, and of the others the same share, to stand in the way.
 */
export function judgeByQuestions<Candidate>(judging: QuestionJudging<Candidate>): Judge<Candidate> {
  const { corpus, questions, cutting, objective, index } = judging
  refuseLostGold(questions, corpus)
  return async (candidate, cases) => {
    const asked = cases.map((at) => questions[at]!)
    const cut = await cutting(candidate)
    const chunks = partFor(asked, cases.length / questions.length, corpus).flatMap((source) => cut(source))
    const texts = chunks.map(({ rendered }) => rendered)
    const retriever = index ? await index(texts) : bm25(texts, { questions: asked.map(({ text }) => text) })
    return scoreChunks(chunks, asked, retriever, { budgets: objective.budgets, ranks: [] }).map((scores) =>
      objectiveScore(scores, objective),
    )
  }
}

/** The sources with the gold, and every so many of the others, in the order of the corpus. */
function partFor(asked: readonly Question[], share: number, corpus: readonly Source[]): readonly Source[] {
  const wanted = new Set(asked.flatMap(({ gold }) => gold.map(({ source }) => source)))
  let passed = 0
  return corpus.filter(({ id }) => {
    if (wanted.has(id ?? '')) return true
    passed++
    return Math.floor(passed * share) > Math.floor((passed - 1) * share)
  })
}
