import { type Comparison, pairedBootstrap, type QuestionScores } from 'ashlar/evaluate'
import type { ScoredSet } from './scored-set.js'

/** The scores that are compared: omega, and recall within 500, 1,000 and 2,000 tokens. */
export const comparedScores: readonly { readonly name: string; of(scores: QuestionScores): number }[] = [
  { name: 'Ω', of: ({ omega }) => omega },
  { name: 'R@500', of: ({ withinBudget }) => withinBudget[0].recall },
  { name: 'R@1000', of: ({ withinBudget }) => withinBudget[1].recall },
  { name: 'R@2000', of: ({ withinBudget }) => withinBudget[2].recall },
]

/** How one contender differs from another on the same questions, score by score. */
export function compare(ours: ScoredSet, theirs: ScoredSet): Comparison[] {
  return comparedScores.map(({ of }) => pairedBootstrap(ours.questions.map(of), theirs.questions.map(of)))
}

/** A difference in points with its interval, in bold where 0 is outside: `**+4.9** [3.0, 6.8]`. */
export function shownDifference({ difference, low, high, verdict }: Comparison): string {
  const points = `${difference < 0 ? '−' : '+'}${Math.abs(100 * difference).toFixed(1)}`
  return `${verdict === 'higher' || verdict === 'lower' ? `**${points}**` : points} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`
}
