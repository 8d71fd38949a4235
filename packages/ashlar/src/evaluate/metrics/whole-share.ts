import type { GoldSpan } from '../question.js'
import type { SourceSpan } from '../source-span.js'
import { bySource, shareOf } from '../span-sets.js'

/** The share of gold spans that lie whole inside one chunk; from 0 to 1, 0 without gold. It rises with the size of chunks and with overlap. */
export function wholeShare(gold: readonly GoldSpan[], chunks: readonly SourceSpan[]): number {
  const chunksOf = bySource(chunks)
  const whole = gold.filter(({ source, start, end }) =>
    chunksOf.get(source)?.some((one) => one.start <= start && end <= one.end),
  )
  return shareOf(whole.length, gold.length)
}
