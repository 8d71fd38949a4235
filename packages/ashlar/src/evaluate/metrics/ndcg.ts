import type { GoldSpan } from '../question.js'
import type { SourceSpan } from '../source-span.js'
import { coveredLength, meetsAny, sharedLength } from '../span-sets.js'

/**
 * How early the gold comes among the first `rank` results (normalised discounted cumulative gain). The gain of a result is
 * the share of the gold that it covers and none before it did; the ideal order takes of all chunks each time the one that
 * gains most. From 0 to 1; 0 when no chunk meets the gold.
 *
 * @param chunks what could have been found: all chunks, those of the results among them
 */
export function ndcg(
  gold: readonly GoldSpan[],
  ranked: readonly SourceSpan[],
  chunks: readonly SourceSpan[],
  rank = 10,
): number {
  const ideal = discounted(idealGains(gold, chunks, rank))
  if (ideal === 0) return 0
  return Math.min(1, discounted(gains(gold, ranked.slice(0, rank))) / ideal)
}

function gains(gold: readonly GoldSpan[], results: readonly SourceSpan[]): number[] {
  let before = 0
  return results.map((result, index) => {
    if (!meets(result, gold)) return 0
    const covered = sharedLength(gold, results.slice(0, index + 1))
    const gain = covered - before
    before = covered
    return gain / coveredLength(gold)
  })
}

function idealGains(gold: readonly GoldSpan[], chunks: readonly SourceSpan[], rank: number): number[] {
  const left = new Set(chunks.filter((one) => meets(one, gold)))
  const taken: SourceSpan[] = []
  while (left.size > 0 && taken.length < rank) {
    let best: SourceSpan | undefined
    let most = -1
    for (const one of left) {
      const covered = sharedLength(gold, [...taken, one])
      if (covered > most) [best, most] = [one, covered]
    }
    taken.push(best!)
    left.delete(best!)
  }
  return gains(gold, taken)
}

function meets(span: SourceSpan, gold: readonly GoldSpan[]): boolean {
  return gold.some((one) => one.source === span.source && meetsAny(span, [one], 'shares'))
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0)
}
