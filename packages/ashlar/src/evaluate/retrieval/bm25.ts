import { refuseUnknownKeys } from '../../known-keys.js'
import { valueRefusal } from '../../refusal.js'
import type { Retriever } from './retriever.js'
import { searchTerms } from './search-terms.js'
import { topRanked } from './top-ranked.js'

/** Options of {@link bm25}. */
export interface Bm25Options {
  /** How soon a term that is repeated counts no more. Default 1.2. */
  readonly k1?: number
  /** How much a longer piece has to say to be worth as much, from 0 (nothing) to 1. Default 0.75. */
  readonly b?: number
  /**
   * All questions that will be asked: then only their terms are indexed, which takes half the time. Another question is
   * ranked by those of its terms that are among them. Default: all terms are.
   */
  readonly questions?: readonly string[]
}

/** The pieces that have a term, and how often, in order. */
interface Postings {
  readonly pieces: number[]
  readonly counts: number[]
}

/**
 * Retrieval by words, without a model: Okapi BM25 (Robertson and Zaragoza 2009) over an inverted index of the terms that
 * {@link searchTerms} finds, with `log(1 + (n - df + 0.5) / (df + 0.5))` as the weight of a term. The same on every machine.
 * Only pieces that have a term of the question are ranked.
 *
 * @param texts what to index, such as the `rendered` of chunks
 * @throws AshlarError `invalid-option` for a `k1` below 0 or a `b` outside of 0 to 1
 */
export function bm25(texts: readonly string[], options: Bm25Options = {}): Retriever {
  refuseUnknownKeys('bm25', options, ['k1', 'b', 'questions'])
  const { k1 = 1.2, b = 0.75, questions } = options
  if (!(k1 >= 0 && k1 < Infinity)) throw valueRefusal('k1', k1, 'a number of at least 0')
  if (!(b >= 0 && b <= 1)) throw valueRefusal('b', b, 'a number from 0 to 1')
  const { index, lengths } = invert(texts, questions && new Set(questions.flatMap(searchTerms)))
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length)
  const damping = lengths.map((length) => k1 * (1 - b + (b * length) / meanLength))
  const scores = new Float64Array(texts.length)
  return {
    rank(question, count) {
      const found: number[] = []
      for (const term of searchTerms(question)) {
        const postings = index.get(term)
        if (postings === undefined) continue
        const { pieces, counts } = postings
        const weight = Math.log(1 + (texts.length - pieces.length + 0.5) / (pieces.length + 0.5))
        for (let i = 0; i < pieces.length; i++) {
          const piece = pieces[i]!
          if (scores[piece] === 0) found.push(piece)
          scores[piece]! += (weight * counts[i]! * (k1 + 1)) / (counts[i]! + damping[piece]!)
        }
      }
      const ranked = topRanked(found.slice(), scores, count)
      for (const piece of found) scores[piece] = 0
      return ranked
    },
  }
}

function invert(
  texts: readonly string[],
  wanted: ReadonlySet<string> | undefined,
): { index: ReadonlyMap<string, Postings>; lengths: number[] } {
  const index = new Map<string, Postings>()
  const lengths = texts.map((text, piece) => {
    const terms = searchTerms(text)
    for (const term of terms) {
      if (wanted?.has(term) === false) continue
      const postings = index.get(term)
      if (postings === undefined) index.set(term, { pieces: [piece], counts: [1] })
      else if (postings.pieces.at(-1) === piece) postings.counts[postings.counts.length - 1]!++
      else {
        postings.pieces.push(piece)
        postings.counts.push(1)
      }
    }
    return terms.length
  })
  return { index, lengths }
}
