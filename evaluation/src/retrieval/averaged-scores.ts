import { type Comparison, pairedBootstrap } from 'ashlar/evaluate'
import { comparedScores } from './comparison.js'
import type { Contender } from './contenders.js'
import type { GoldSet } from './gold-sets.js'
import { type ScoredSet, scoreAtMean } from './scored-set.js'

/** The compared scores of each question, each the mean over several limits: at a single one much is chance. */
export type AveragedScores = readonly (readonly number[])[]

export function averageOf(scored: readonly ScoredSet[]): AveragedScores {
  return scored[0].questions.map((_, question) =>
    comparedScores.map(
      ({ of }) => scored.reduce((sum, { questions }) => sum + of(questions[question]), 0) / scored.length,
    ),
  )
}

/** Scores at the sizes that give the wanted means. */
export async function averagedAtMeans(
  set: GoldSet,
  contender: Contender,
  means: readonly number[],
): Promise<AveragedScores> {
  const scored: ScoredSet[] = []
  for (const mean of means) scored.push(await scoreAtMean(set, contender, mean))
  return averageOf(scored)
}

/** How one contender differs from another on the same questions, score by score. */
export function compareAveraged(ours: AveragedScores, theirs: AveragedScores): Comparison[] {
  return comparedScores.map((_, score) =>
    pairedBootstrap(
      ours.map((scores) => scores[score]),
      theirs.map((scores) => scores[score]),
    ),
  )
}

/**
 * The mean of the differences on several sets, each set weighing the same. The interval takes questions as if they were
 * drawn on their own; those of xquad are the same ones in twelve languages.
 */
export function compareOverSets(
  pairs: readonly { readonly ours: AveragedScores; readonly theirs: AveragedScores }[],
): Comparison[] {
  const all = pairs.reduce((sum, { ours }) => sum + ours.length, 0)
  const weighted = (scores: AveragedScores) =>
    scores.map((one) => one.map((score) => (score * all) / (scores.length * pairs.length)))
  return compareAveraged(
    pairs.flatMap(({ ours }) => weighted(ours)),
    pairs.flatMap(({ theirs }) => weighted(theirs)),
  )
}
