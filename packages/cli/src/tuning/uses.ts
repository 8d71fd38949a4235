import type { DocumentObjective, Objective } from 'ashlar/evaluate'
import type { CuttingConfig } from '../evaluating/configuration.js'

/** What chunks are for: where to begin, what to try, and what is better. */
export interface Use {
  /** What is done with the chunks, in a few words. */
  readonly about: string
  /** Settings to begin with when nothing can be measured. */
  readonly start: CuttingConfig
  /** Why they are what they are. */
  readonly reason: string
  /** Sizes to try, in tokens, for a budget of tokens. One where nothing but questions could tell sizes apart. */
  readonly sizes: (budget: number) => readonly number[]
  /** Overlaps to try. */
  readonly overlaps: readonly (number | string)[]
  readonly judging: Judging
}

/** What is better: chunks from which questions are answered, or chunks that are well made, for all one sees. */
export type Judging =
  | { readonly by: 'questions'; readonly objective: (budget: number) => Objective; readonly score: string }
  | { readonly by: 'documents'; readonly objective: DocumentObjective; readonly score: string }

/** The uses by name. A new one is an entry here and a row in docs/tuning.md. */
export const uses = {
  qa: {
    about: 'a model answers questions from what is found',
    start: { strategy: 'auto', size: 400, overlap: 0 },
    reason:
      'The model reads several chunks: what counts is that the passage is among what fits into its budget.',
    sizes: (budget) => sizesBetween(Math.min(100, budget / 20), budget / 2.5),
    overlaps: [0, '10%', '20%'],
    judging: {
      by: 'questions',
      objective: (budget) => ({ recall: 1, budgets: parts(budget, 4, 2, 1), omega: 0, whole: 0 }),
      score: 'recall within a quarter, a half and all of the budget, averaged',
    },
  },
  search: {
    about: 'a person reads what is found',
    start: { strategy: 'auto', size: 200, overlap: 0 },
    reason: 'A person reads the first few results, and wants the passage in them and little else.',
    sizes: (budget) => sizesBetween(Math.min(50, budget / 40), budget / 5),
    overlaps: [0, '10%', '20%'],
    judging: {
      by: 'questions',
      objective: (budget) => ({ recall: 2, budgets: parts(budget, 8, 4), omega: 1, whole: 1 }),
      score:
        'half recall within an eighth and a quarter of the budget, a quarter omega, a quarter passages kept whole',
    },
  },
  summary: {
    about: 'a model summarises each chunk, then the summaries',
    start: { strategy: 'auto', size: 2000, overlap: 0, packer: 'balanced' },
    reason: 'Each chunk is one call: large, of whole sections, even in size, and nothing said twice.',
    sizes: (budget) => [budget],
    overlaps: [0],
    judging: {
      by: 'documents',
      objective: { blocks: 2, sentences: 1, topics: 0, even: 1, fresh: 0 },
      score: 'two parts chunks that end with a paragraph, one part with a sentence, one part even sizes',
    },
  },
  classification: {
    about: 'each chunk gets a label',
    start: { strategy: 'sentence', size: 150, overlap: 0, packer: 'balanced' },
    reason: 'A chunk of two topics has no right label, and a sentence in two chunks is counted twice.',
    sizes: (budget) => [Math.min(150, budget)],
    overlaps: [0],
    judging: {
      by: 'documents',
      objective: { blocks: 1, sentences: 1, topics: 4, even: 1, fresh: 0 },
      score:
        'ends of paragraphs and sentences, even sizes, and sentences that are more alike inside of chunks than across',
    },
  },
} as const satisfies Record<string, Use>

/** A name that `--use` takes. */
export type UseName = keyof typeof uses

/** Sizes that are tried: each about a third or a half larger than the one before. */
const ladder = [
  10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600,
]

/** More sizes than this are thinned, so that a search takes no longer for a large budget. */
const mostSizes = 7

/** Sizes of the ladder from the least to the most; where it has none, the most itself. */
function sizesBetween(least: number, most: number): readonly number[] {
  const sizes = ladder.filter((size) => least <= size && size <= most)
  if (sizes.length === 0) return [Math.max(1, Math.floor(most))]
  const count = Math.min(mostSizes, sizes.length)
  const step = count === 1 ? 0 : (sizes.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => sizes[Math.round(at * step)]!)
}

function parts(budget: number, ...divisors: readonly number[]): readonly number[] {
  return [...new Set(divisors.map((divisor) => Math.max(1, Math.round(budget / divisor))))]
}
