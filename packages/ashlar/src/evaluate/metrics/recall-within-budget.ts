import type { GoldSpan } from '../question.js'
import type { SourceSpan } from '../source-span.js'
import { coveredLength, sharedLength, shareOf } from '../span-sets.js'

/** A span and what it costs to read: a chunk. */
export interface SizedSpan extends SourceSpan {
  /** In the unit of the budget. */
  readonly size: number
}

/**
 * How much of the gold a reader with room for so many tokens gets: results are taken in the order of their rank until the
 * first that does not fit any more. From 0 to 1, 0 without gold. Fair to chunks of every size; what overlaps is paid for each time.
 *
 * @param budget in the unit of the sizes
 */
export function recallWithinBudget(
  gold: readonly GoldSpan[],
  ranked: readonly SizedSpan[],
  budget: number,
): number {
  return shareOf(sharedLength(gold, ranked.slice(0, countWithin(ranked, budget))), coveredLength(gold))
}

/** How many results fit into a budget, in order, up to the first that does not. */
export function countWithin(ranked: readonly { readonly size: number }[], budget: number): number {
  let left = budget
  let count = 0
  while (count < ranked.length && ranked[count]!.size <= left) left -= ranked[count++]!.size
  return count
}
