import { refuseUnknownKeys } from '../../known-keys.js'
import { wholeNumber } from '../../refusal.js'
import type { Retriever } from './retriever.js'
import { topRanked } from './top-ranked.js'

/** Options of {@link reciprocalRankFusion}. */
export interface FusionOptions {
  /** What is added to each rank, so that the first places do not decide alone. Default 60. */
  readonly constant?: number
  /** How many results of each retriever are looked at, at least as many as are wanted. Default 100. */
  readonly depth?: number
}

/**
 * Several retrievers of the same pieces as one: a piece is worth the sum of `1 / (60 + rank)` over those that found it
 * (Cormack, Clarke and Büttcher 2009).
 */
export function reciprocalRankFusion(
  retrievers: readonly Retriever[],
  options: FusionOptions = {},
): Retriever {
  refuseUnknownKeys('reciprocalRankFusion', options, ['constant', 'depth'])
  const constant = wholeNumber('constant', options.constant ?? 60, 0)
  const depth = wholeNumber('depth', options.depth ?? 100, 1)
  return {
    rank(question, count) {
      const scores: number[] = []
      for (const retriever of retrievers) {
        retriever.rank(question, Math.max(count, depth)).forEach((piece, index) => {
          scores[piece] = (scores[piece] ?? 0) + 1 / (constant + index + 1)
        })
      }
      return topRanked(Object.keys(scores).map(Number), scores, count)
    },
  }
}
