import { comparedScores } from './comparison.js'
import { aimingAt, type Contender, ourGreedy } from './contenders.js'
import type { GoldSet } from './gold-sets.js'
import { type ScoredSet, scoreAtMean } from './scored-set.js'

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

const targets = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 1]

/**
 * Chooses the packer and its target on each half of the questions (odd and even) by omega and recall together, and looks at
 * the choice on the other half.
 *
 * @param baselines the baseline at several sizes
 */
export async function crossValidate(
  set: GoldSet,
  baselines: readonly ScoredSet[],
): Promise<{ readonly candidates: readonly Candidate[]; readonly folds: readonly FoldChoice[] }> {
  const candidates: Candidate[] = []
  for (const contender of [ourGreedy, ...targets.map(aimingAt)])
    candidates.push(await differences(set, contender, baselines))
  const folds = [0, 1].map((half) => {
    const worth = ({ halves }: Candidate) => halves[half].reduce((sum, points) => sum + points, 0)
    const best = candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    return { chosen: best.name, heldOut: best.halves[1 - half] }
  })
  return { candidates, folds }
}

async function differences(
  set: GoldSet,
  contender: Contender,
  baselines: readonly ScoredSet[],
): Promise<Candidate> {
  const sums = [0, 1].map(() => comparedScores.map(() => 0))
  for (const baseline of baselines) {
    const found = await scoreAtMean(set, contender, baseline.meanSize)
    comparedScores.forEach(({ of }, score) => {
      for (const half of [0, 1]) {
        const mine = meanOf(found.questions.filter((_, index) => index % 2 === half).map(of))
        const other = meanOf(baseline.questions.filter((_, index) => index % 2 === half).map(of))
        sums[half][score] += (100 * (mine - other)) / baselines.length
      }
    })
  }
  return { name: contender.name, halves: sums }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
