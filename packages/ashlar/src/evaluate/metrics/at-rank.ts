import type { GoldSpan } from '../question.js'
import type { SourceSpan } from '../source-span.js'
import { coveredLength, lengthOf, sharedLength, shareOf } from '../span-sets.js'
import { isAsChroma, type MetricOptions } from './metric-form.js'

/**
 * How much of the gold the first `rank` results cover, by characters; from 0 to 1, 0 without gold. It rewards large chunks:
 * five of them are more text than five small ones. {@link recallWithinBudget} does not.
 */
export function recallAt(
  gold: readonly GoldSpan[],
  ranked: readonly SourceSpan[],
  rank: number,
  options: MetricOptions = {},
): number {
  return shareOf(sharedLength(gold, ranked.slice(0, rank)), goldLength(gold, options))
}

/** How much of the first `rank` results is gold, by characters; from 0 to 1, 0 when there are no results. */
export function precisionAt(
  gold: readonly GoldSpan[],
  ranked: readonly SourceSpan[],
  rank: number,
  options: MetricOptions = {},
): number {
  const results = ranked.slice(0, rank)
  const length = isAsChroma(options) ? lengthOf(results) : coveredLength(results)
  return shareOf(sharedLength(gold, results), length)
}

/**
 * What the first `rank` results and the gold have in common, as a share of what they are together (the Jaccard index), by
 * characters; from 0 to 1.
 */
export function iouAt(
  gold: readonly GoldSpan[],
  ranked: readonly SourceSpan[],
  rank: number,
  options: MetricOptions = {},
): number {
  const results = ranked.slice(0, rank)
  const shared = sharedLength(gold, results)
  const length = isAsChroma(options) ? lengthOf(results) : coveredLength(results)
  return shareOf(shared, length + coveredLength(gold) - shared)
}

function goldLength(gold: readonly GoldSpan[], options: MetricOptions): number {
  return isAsChroma(options) ? lengthOf(gold) : coveredLength(gold)
}
