import {
  bm25,
  meanScores,
  type QuestionScores,
  type Scores,
  type SizedSpan,
  scoreChunks,
} from 'ashlar/evaluate'
import { type Contender, countTokens } from './contenders.js'
import type { GoldSet } from './gold-sets.js'

/** One contender on one set. */
export interface ScoredSet {
  readonly name: string
  readonly chunks: number
  /** The mean size of what is indexed, in tokens. */
  readonly meanSize: number
  /** The share of chunks that are smaller than a quarter of the mean. */
  readonly runts: number
  readonly questions: readonly QuestionScores[]
  readonly means: Scores
}

interface Piece extends SizedSpan {
  readonly text: string
}

/** Cuts a set to chunks of at most so many tokens, and scores it by BM25. */
export async function scoreAt(set: GoldSet, contender: Contender, size: number): Promise<ScoredSet> {
  return score(set, contender, await cutSet(set, contender, size))
}

/** The same at the size that brings the mean nearest to the wanted one: found by a few proportional steps. */
export async function scoreAtMean(
  set: GoldSet,
  contender: Contender,
  wantedMean: number,
): Promise<ScoredSet> {
  let size = Math.round(1.5 * wantedMean)
  let best: readonly Piece[] = []
  const tried = new Set<number>()
  while (!tried.has(size) && tried.size < 6) {
    tried.add(size)
    const pieces = await cutSet(set, contender, size)
    const mean = meanOf(pieces)
    if (best.length === 0 || Math.abs(mean - wantedMean) < Math.abs(meanOf(best) - wantedMean)) best = pieces
    if (Math.abs(mean - wantedMean) < 0.005 * wantedMean) break
    size = Math.max(1, Math.round((size * wantedMean) / mean))
  }
  return score(set, contender, best)
}

async function cutSet(set: GoldSet, contender: Contender, size: number): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const source of set.sources) {
    for (const { start, end, rendered } of await contender.cut(source, size)) {
      const text = rendered ?? source.text.slice(start, end)
      pieces.push({ source: source.id, start, end, text, size: countTokens(text) })
    }
  }
  return pieces
}

function score(set: GoldSet, { name }: Contender, pieces: readonly Piece[]): ScoredSet {
  const questions = scoreChunks(pieces, set.questions, bm25(pieces.map(({ text }) => text)))
  const meanSize = meanOf(pieces)
  const runts = pieces.filter(({ size }) => size < meanSize / 4).length / pieces.length
  return { name, chunks: pieces.length, meanSize, runts, questions, means: meanScores(questions) }
}

function meanOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { size }) => sum + size, 0) / pieces.length
}
