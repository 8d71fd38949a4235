import type { GoldSpan } from '../question.js'
import type { SourceSpan } from '../source-span.js'
import { bySource, commonOf, lengthOf, meetsAny, unionOf } from '../span-sets.js'
import { isAsChroma, type MetricOptions } from './metric-form.js'

/**
 * How much of what the gold touches is gold, when nothing is left to retrieval: take every chunk that meets a gold span;
 * the covered gold, as a share of those chunks and the gold outside of them together. From 0 to 1, higher is better; 0 when
 * no chunk meets the gold. Small chunks that end where passages end score high, at any retrieval.
 *
 * Precision Omega of Smith and Troynikov, "Evaluating Chunking Strategies for Retrieval", Chroma 2024.
 *
 * @param chunks all chunks of the corpus, or at least those of the sources that the gold names
 */
export function precisionOmega(
  gold: readonly GoldSpan[],
  chunks: readonly SourceSpan[],
  options: MetricOptions = {},
): number {
  const meeting = isAsChroma(options) ? 'touches' : 'shares'
  const chunksOf = bySource(chunks)
  let covered = 0
  let spanned = 0
  let isMet = false
  for (const [source, wanted] of bySource(gold)) {
    const meetingChunks = (chunksOf.get(source) ?? []).filter((one) => meetsAny(one, wanted, meeting))
    isMet ||= meetingChunks.length > 0
    covered += lengthOf(unionOf(commonOf(wanted, meetingChunks)))
    spanned += lengthOf(unionOf([...meetingChunks, ...wanted]))
  }
  return isMet ? covered / spanned : 0
}
