import { type AveragedScores, averagedAtMeans } from './averaged-scores.js'
import { comparedScores } from './comparison.js'
import { aimingAt, ourBalanced, ourGreedy } from './contenders.js'
import type { GoldSet } from './gold-sets.js'

/** One choice on one half of the questions, and how it does on the other. Means over sizes, in points over the baseline. */
export interface FoldChoice {
  readonly chosen: string
  /** Of the choice on the half that did not choose it, score by score. */
  readonly heldOut: readonly number[]
}

/** How a candidate differs from the baseline on each half: the mean over sizes, in points. */
export interface Candidate {
  readonly name: string
  readonly halves: readonly (readonly number[])[]
}

const targets = [0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.85, 1]

/**
 * Chooses the packer and its target on each half of the questions (odd and even) by omega and recall together, and looks at
 * the choice on the other half.
 *
 * @param theirs the scores of the baseline at several sizes
 * @param means those sizes
 */
export async function crossValidate(
  set: GoldSet,
  theirs: AveragedScores,
  means: readonly number[],
): Promise<{ readonly candidates: readonly Candidate[]; readonly folds: readonly FoldChoice[] }> {
  const candidates: Candidate[] = []
  for (const contender of [ourGreedy, ourBalanced, ...targets.map(aimingAt)]) {
    const ours = await averagedAtMeans(set, contender, means)
    candidates.push({ name: contender.name, halves: [0, 1].map((half) => differences(ours, theirs, half)) })
  }
  const folds = [0, 1].map((half) => {
    const worth = ({ halves }: Candidate) => halves[half].reduce((sum, points) => sum + points, 0)
    const best = candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    return { chosen: best.name, heldOut: best.halves[1 - half] }
  })
  return { candidates, folds }
}

function differences(ours: AveragedScores, theirs: AveragedScores, half: number): number[] {
  const questions = ours.map((_, index) => index).filter((index) => index % 2 === half)
  return comparedScores.map(
    (_, score) =>
      (100 * questions.reduce((sum, index) => sum + ours[index][score] - theirs[index][score], 0)) /
      questions.length,
  )
}
