import type { Scores } from '../score-chunks.js'

/** What a search for the best cutting is after: weights of {@link Scores}, which need not sum to 1. */
export interface Objective {
  /** Weight of the mean recall within the budgets. */
  readonly recall: number
  /** The budgets, in the unit of the chunks' sizes. */
  readonly budgets: readonly number[]
  /** Weight of precision omega. */
  readonly omega: number
  /** Weight of the share of gold spans that are whole inside a chunk. */
  readonly whole: number
}

/** One number for how well a question was served, from 0 to 1: the weighted mean of what the objective names. */
export function objectiveScore(scores: Scores, { recall, budgets, omega, whole }: Objective): number {
  const within = scores.withinBudget.filter(({ budget }) => budgets.includes(budget))
  const meanRecall = within.reduce((sum, one) => sum + one.recall, 0) / Math.max(1, within.length)
  return (recall * meanRecall + omega * scores.omega + whole * scores.whole) / (recall + omega + whole)
}
