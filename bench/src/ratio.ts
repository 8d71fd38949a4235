import { median } from './median.js'
import type { TrialResult } from './trial.js'
import type { Sample } from './trial-messages.js'

/**
 * How many times as long a subject takes as another: the median of the ratios round by round, which a machine that slows
 * down for all does not change. `NaN` without samples.
 */
export function ratio(
  result: TrialResult | undefined,
  other: TrialResult | undefined,
  time: (sample: Sample) => number,
): number {
  const theirs = other?.samples ?? []
  const own = result?.samples.slice(0, theirs.length) ?? []
  return median(own.map((sample, round) => time(sample) / time(theirs[round])))
}
