import { splitSentences } from '../../boundaries/split-sentences.js'
import { AshlarError } from '../../errors.js'
import type { Span } from '../../span.js'
import { cosineSimilarity } from '../retrieval/cosine.js'
import type { Vector } from '../retrieval/embed-texts.js'
import { searchTerms } from '../retrieval/search-terms.js'

/** How alike neighbouring sentences are, inside of chunks and across their edges; similarities from 0 (vectors: -1) to 1. */
export interface Coherence {
  /** The mean similarity of neighbours in one chunk; 0 when there are none. */
  readonly inside: number
  /** The mean similarity of neighbours that no chunk holds together; 0 when there are none. */
  readonly across: number
  /** `inside - across`: above 0 where cuts fall between unlike sentences. 0 unless there are pairs of both kinds. */
  readonly difference: number
}

/** Options of {@link coherence}. */
export interface CoherenceOptions {
  /** A vector for each sentence that `splitSentences(text)` gives. Without them, words are compared. */
  readonly vectors?: readonly Vector[]
}

/**
 * Whether chunks keep together what is alike: the mean similarity of neighbouring sentences inside of chunks against that
 * across chunks. Without vectors the similarity is lexical: the cosine of counts of terms, each weighted by how few sentences
 * of the text have it. Sentences that are cut themselves are left out.
 *
 * @throws AshlarError `invalid-option` when there is not one vector for each sentence
 */
export function coherence(text: string, chunks: readonly Span[], options: CoherenceOptions = {}): Coherence {
  const sentences = splitSentences(text)
  const similarity = similarityOf(text, sentences, options.vectors)
  const inside: number[] = []
  const across: number[] = []
  const sorted = chunks.slice().sort((a, b) => a.start - b.start)
  let first = 0
  for (let i = 1; i < sentences.length; i++) {
    const [left, right] = [sentences[i - 1]!, sentences[i]!]
    while (first < sorted.length && sorted[first]!.end < left.end) first++
    const near: Span[] = []
    for (let at = first; at < sorted.length && sorted[at]!.start <= right.start; at++) near.push(sorted[at]!)
    const holds = (span: Span) => near.some(({ start, end }) => start <= span.start && span.end <= end)
    if (holds({ start: left.start, end: right.end })) inside.push(similarity(i - 1))
    else if (holds(left) && holds(right)) across.push(similarity(i - 1))
  }
  const [a, b] = [mean(inside), mean(across)]
  return { inside: a, across: b, difference: inside.length > 0 && across.length > 0 ? a - b : 0 }
}

/** The similarity of a sentence and the next. */
function similarityOf(
  text: string,
  sentences: readonly Span[],
  vectors: readonly Vector[] | undefined,
): (index: number) => number {
  if (vectors === undefined)
    return lexicalSimilarity(sentences.map(({ start, end }) => text.slice(start, end)))
  if (vectors.length !== sentences.length) {
    throw new AshlarError({
      code: 'invalid-option',
      given: `${vectors.length} vectors for ${sentences.length} sentences`,
      wanted: 'one for each sentence that splitSentences gives',
    })
  }
  return (index) => cosineSimilarity(vectors[index]!, vectors[index + 1]!)
}

function lexicalSimilarity(sentences: readonly string[]): (index: number) => number {
  const counts = sentences.map((sentence) => countTerms(searchTerms(sentence)))
  const sentencesWith = new Map<string, number>()
  for (const terms of counts) {
    for (const term of terms.keys()) sentencesWith.set(term, (sentencesWith.get(term) ?? 0) + 1)
  }
  const weight = (term: string) => Math.log(1 + sentences.length / sentencesWith.get(term)!)
  const norms = counts.map((terms) => {
    let sum = 0
    for (const [term, count] of terms) sum += (count * weight(term)) ** 2
    return Math.sqrt(sum)
  })
  return (index) => {
    const norm = norms[index]! * norms[index + 1]!
    if (norm === 0) return 0
    let sum = 0
    for (const [term, count] of counts[index]!) {
      sum += count * (counts[index + 1]!.get(term) ?? 0) * weight(term) ** 2
    }
    return sum / norm
  }
}

function countTerms(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
