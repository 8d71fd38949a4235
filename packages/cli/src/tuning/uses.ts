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
  /** Sizes to try, in tokens, for a budget of tokens. */
  readonly sizes: (budget: number) => readonly number[]
  /** Overlaps to try. */
  readonly overlaps: readonly (number | string)[]
  readonly judging: Judging
}

/** What is better: chunks from which questions are answered, or chunks that are well made, for all one sees. */
export type Judging =
  | { readonly by: 'questions'; readonly objective: (budget: number) => Objective; readonly score: string }
  | { readonly by: 'documents'; readonly objective: DocumentObjective; readonly score: string }

const upTo = (most: number) => (size: number) => size <= most

/** The uses by name. A new one is an entry here and a row in docs/tuning.md. */
export const uses = {
  qa: {
    about: 'a model answers questions from what is found',
    start: { strategy: 'auto', size: 400, overlap: 0 },
    reason:
      'The model reads several chunks: what counts is that the passage is among what fits into its budget.',
    sizes: (budget) => [100, 200, 300, 400, 600, 800].filter(upTo(budget / 2)),
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
    sizes: (budget) => [50, 100, 150, 200, 300, 400].filter(upTo(budget / 4)),
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
    sizes: (budget) => [Math.round(budget / 2), budget],
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
    sizes: (budget) => [50, 100, 150, 200, 300].filter(upTo(budget)),
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

function parts(budget: number, ...divisors: readonly number[]): readonly number[] {
  return [...new Set(divisors.map((divisor) => Math.max(1, Math.round(budget / divisor))))]
}
