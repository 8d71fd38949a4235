/** Judges a candidate by some cases: one score for each, in their order; higher is better. */
export type Judge<Candidate> = (candidate: Candidate, cases: readonly number[]) => Promise<readonly number[]>

/** What is searched, and by which cases. */
export interface HalvingOptions<Candidate> {
  readonly candidates: readonly Candidate[]
  /** The cases in the order in which they are put to use. Those of an early rung are the first ones. */
  readonly cases: readonly number[]
  readonly judge: Judge<Candidate>
  /** How many candidates are judged by all cases, at least. Default 4. */
  readonly finalists?: number
  /** How many cases the first rung has, at least. Fewer tell good from bad by luck only. Default 16. */
  readonly fewest?: number
}

/** A candidate and how it did. */
export interface Trial<Candidate> {
  readonly candidate: Candidate
  /** A score for each case of its rung. */
  readonly scores: readonly number[]
  /** Their mean. */
  readonly mean: number
}

/** One round of the search: so many cases for so many candidates. */
export interface Rung<Candidate> {
  readonly cases: readonly number[]
  /** Best first; of equals the one that was given first. */
  readonly trials: readonly Trial<Candidate>[]
}

/** How many cases and candidates a rung has. */
export interface RungSize {
  readonly cases: number
  readonly candidates: number
}

/**
 * Finds the best of many candidates without judging each by everything: all are judged by few cases, the better ones by
 * twice as many, and so on until those that are left are judged by all. From rung to rung the number of candidates
 * shrinks by one factor, chosen so that `finalists` of them reach the last.
 *
 * After successive halving (Jamieson & Talwalkar, "Non-stochastic Best Arm Identification and Hyperparameter
 * Optimization", AISTATS 2016), with the cases as the budget.
 */
export async function successiveHalving<Candidate>(
  options: HalvingOptions<Candidate>,
): Promise<readonly Rung<Candidate>[]> {
  const { cases, judge } = options
  const rungs: Rung<Candidate>[] = []
  let left = options.candidates
  for (const size of rungSizes(options)) {
    const some = cases.slice(0, size.cases)
    const trials: Trial<Candidate>[] = []
    for (const candidate of left.slice(0, size.candidates)) {
      trials.push(trialOf(candidate, await judge(candidate, some)))
    }
    trials.sort((a, b) => b.mean - a.mean)
    left = trials.map(({ candidate }) => candidate)
    rungs.push({ cases: some, trials })
  }
  return rungs
}

/** The rungs of a search, first to last. */
export function rungSizes({
  candidates,
  cases,
  finalists = 4,
  fewest = 16,
}: Pick<HalvingOptions<unknown>, 'candidates' | 'cases' | 'finalists' | 'fewest'>): readonly RungSize[] {
  const doublings = Math.max(0, Math.floor(Math.log2(cases.length / fewest)))
  // One rung more would be of use to nobody once the finalists are all that is left.
  const rungs = candidates.length > finalists ? doublings + 1 : 1
  const kept = rungs === 1 ? 1 : (finalists / candidates.length) ** (1 / (rungs - 1))
  return Array.from({ length: rungs }, (_, at) => ({
    cases: Math.ceil(cases.length / 2 ** (rungs - 1 - at)),
    candidates: Math.ceil(candidates.length * kept ** at - 1e-9),
  }))
}

/** A candidate with its scores. */
export function trialOf<Candidate>(candidate: Candidate, scores: readonly number[]): Trial<Candidate> {
  return { candidate, scores, mean: meanOf(scores) }
}

function meanOf(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length
}
