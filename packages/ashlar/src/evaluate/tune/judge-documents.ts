import type { Source } from '../../source/source.js'
import { boundaryQuality } from '../metrics/boundary-quality.js'
import { coherence } from '../metrics/coherence.js'
import { consistency } from '../metrics/consistency.js'
import type { SizedSpan } from '../metrics/recall-within-budget.js'
import { redundancy } from '../metrics/redundancy.js'
import type { SourceSpan } from '../source-span.js'
import type { Cutting } from './judge-questions.js'
import type { Judge } from './successive-halving.js'

/** What makes a cutting good that nobody asks questions of: weights, which need not sum to 1. */
export interface DocumentObjective {
  /** Weight of the share of chunks that end at the end of a paragraph or better. */
  readonly blocks: number
  /** Weight of the share of chunks that end at the end of a sentence or better. */
  readonly sentences: number
  /** Weight of how much more alike sentences are inside of chunks than across their edges. */
  readonly topics: number
  /** Weight of even sizes: 1 less their spread as a share of their mean. */
  readonly even: number
  /** Weight of what is not repeated. */
  readonly fresh: number
}

/** A judge whose cases are the documents of the corpus, by what shows in the chunks alone. */
export function judgeByDocuments<Candidate>(
  corpus: readonly Source[],
  cutting: Cutting<Candidate, SizedSpan>,
  objective: DocumentObjective,
): Judge<Candidate> {
  return async (candidate, cases) => {
    const cut = await cutting(candidate)
    return cases.map((at) => documentScore(corpus[at]!.text, cut(corpus[at]!), objective))
  }
}

/** One number for how well a document is cut, from 0 to 1. Of parts without weight nothing is worked out. */
export function documentScore(
  text: string,
  chunks: readonly (SizedSpan & SourceSpan)[],
  { blocks, sentences, topics, even, fresh }: DocumentObjective,
): number {
  const ends = blocks + sentences > 0 ? boundaryQuality(text, chunks) : { atBlocks: 0, atSentences: 0 }
  const difference = topics > 0 ? coherence(text, chunks).difference : 0
  // The size limit does not count here: the spread is against the mean.
  const evenness = 1 - Math.min(1, consistency(chunks, 1).variation)
  const parts = [
    blocks * ends.atBlocks,
    sentences * ends.atSentences,
    topics * Math.min(1, Math.max(0, difference)),
    even * evenness,
    fresh * (1 - redundancy(chunks)),
  ]
  return parts.reduce((sum, part) => sum + part, 0) / (blocks + sentences + topics + even + fresh)
}
