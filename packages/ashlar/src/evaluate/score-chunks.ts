import { valueRefusal, wholeNumber } from '../refusal.js'
import { refuseLostGold } from './gold/refuse-lost-gold.js'
import { iouAt, precisionAt, recallAt } from './metrics/at-rank.js'
import type { MetricOptions } from './metrics/metric-form.js'
import { ndcg } from './metrics/ndcg.js'
import { precisionOmega } from './metrics/precision-omega.js'
import { countWithin, recallWithinBudget, type SizedSpan } from './metrics/recall-within-budget.js'
import { wholeShare } from './metrics/whole-share.js'
import type { Question } from './question.js'
import type { Retriever } from './retrieval/retriever.js'
import { bySource } from './span-sets.js'

/** What is asked of each question besides omega, whole spans and nDCG. */
export interface ScoreOptions extends MetricOptions {
  /** Budgets for {@link recallWithinBudget}, in the unit of the sizes. Default 500, 1,000 and 2,000. */
  readonly budgets?: readonly number[]
  /** Ranks for {@link recallAt} and its like. Default 5. */
  readonly ranks?: readonly number[]
}

/** The metrics of one question, or their means over all. All from 0 to 1, higher is better. */
export interface Scores {
  /** {@link precisionOmega}. */
  readonly omega: number
  /** {@link wholeShare}. */
  readonly whole: number
  /** {@link ndcg} of the first ten. */
  readonly ndcg: number
  /** {@link recallWithinBudget}, in the order of the budgets. */
  readonly withinBudget: readonly { readonly budget: number; readonly recall: number }[]
  /** {@link recallAt}, {@link precisionAt} and {@link iouAt}, in the order of the ranks. */
  readonly atRank: readonly {
    readonly rank: number
    readonly recall: number
    readonly precision: number
    readonly iou: number
  }[]
}

/** The scores of one question. */
export interface QuestionScores extends Scores {
  readonly question: Question
  /** The indices of the chunks that were found, the best first; as many as budgets and ranks ask for. */
  readonly ranked: readonly number[]
}

/**
 * How well questions are answered from chunks by a retriever.
 *
 * @param chunks in the order in which the retriever indexed them
 * @throws AshlarError `invalid-option` for a budget below 0, a rank below 1 or a question without gold
 */
export function scoreChunks(
  chunks: readonly SizedSpan[],
  questions: readonly Question[],
  retriever: Retriever,
  options: ScoreOptions = {},
): QuestionScores[] {
  const { budgets = [500, 1000, 2000], ranks = [5] } = options
  for (const budget of budgets) {
    if (!(budget >= 0 && budget < Infinity)) throw valueRefusal('budgets', budget, 'numbers of at least 0')
  }
  for (const rank of ranks) wholeNumber('ranks', rank, 1)
  refuseLostGold(questions)
  const chunksOf = bySource(chunks)
  const depth = Math.max(10, mostWithin(chunks, Math.max(0, ...budgets)), ...ranks)
  return questions.map((question) => {
    const { gold } = question
    const ranked = retriever.rank(question.text, depth)
    const found = ranked.map((index) => chunks[index]!)
    const near = [...new Set(gold.map(({ source }) => source))].flatMap(
      (source) => chunksOf.get(source) ?? [],
    )
    return {
      question,
      ranked,
      omega: precisionOmega(gold, near, options),
      whole: wholeShare(gold, near),
      ndcg: ndcg(gold, found, near),
      withinBudget: budgets.map((budget) => ({ budget, recall: recallWithinBudget(gold, found, budget) })),
      atRank: ranks.map((rank) => ({
        rank,
        recall: recallAt(gold, found, rank, options),
        precision: precisionAt(gold, found, rank, options),
        iou: iouAt(gold, found, rank, options),
      })),
    }
  })
}

/** The means of scores over questions; all zero without any. */
export function meanScores(scores: readonly Scores[]): Scores {
  const mean = (value: (one: Scores) => number) =>
    scores.length === 0 ? 0 : scores.reduce((sum, one) => sum + value(one), 0) / scores.length
  return {
    omega: mean((one) => one.omega),
    whole: mean((one) => one.whole),
    ndcg: mean((one) => one.ndcg),
    withinBudget: (scores[0]?.withinBudget ?? []).map(({ budget }, index) => ({
      budget,
      recall: mean((one) => one.withinBudget[index]!.recall),
    })),
    atRank: (scores[0]?.atRank ?? []).map(({ rank }, index) => ({
      rank,
      recall: mean((one) => one.atRank[index]!.recall),
      precision: mean((one) => one.atRank[index]!.precision),
      iou: mean((one) => one.atRank[index]!.iou),
    })),
  }
}

/** The most chunks that a budget can hold: the smallest ones. */
function mostWithin(chunks: readonly SizedSpan[], budget: number): number {
  return countWithin(
    chunks.slice().sort((a, b) => a.size - b.size),
    budget,
  )
}
