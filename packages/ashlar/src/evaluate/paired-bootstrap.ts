import { refuseUnknownKeys } from '../known-keys.js'
import { refusal, wholeNumber } from '../refusal.js'
import { seededRandom } from './seeded-random.js'

/** Options of {@link pairedBootstrap}. */
export interface BootstrapOptions {
  /** Where the random numbers begin. Default 1. */
  readonly seed?: number
  /** How many times questions are drawn. Default 10,000. */
  readonly rounds?: number
}

/** How two lists of scores differ, and how sure that is. */
export interface Comparison {
  /** The mean of the first list less the mean of the second. */
  readonly difference: number
  /** The interval that holds the difference in 95 of 100 draws. */
  readonly low: number
  readonly high: number
  /** `higher` or `lower` (the first list) when the interval does not hold 0, of at least six questions. */
  readonly verdict: 'higher' | 'lower' | 'no difference that this many questions can show'
}

/** A mean of differences that cancel out is 0 but for rounding. */
const rounding = 1e-12

const none = 'no difference that this many questions can show'

/**
 * With fewer questions than this there is no verdict: even when all of them say the same, chance alone says so more often
 * than in 5 of 100 (the sign test), while the bootstrap would be sure of it.
 */
const fewest = 6

/**
 * Compares two lists of scores of the same questions: draws as many questions as there are, with putting back, again and again,
 * and takes the middle 95 % of the differences of means (the percentile interval of Efron). Pairing matters: hard questions
 * are hard for both. The same for the same seed.
 *
 * @param a scores, one a question
 * @param b scores of the same questions in the same order
 * @throws AshlarError `invalid-option` for lists of different lengths, without scores, or with one that is no number
 */
export function pairedBootstrap(
  a: readonly number[],
  b: readonly number[],
  options: BootstrapOptions = {},
): Comparison {
  refuseUnknownKeys('pairedBootstrap', options, ['seed', 'rounds'])
  const seed = wholeNumber('seed', options.seed ?? 1, 0)
  const rounds = wholeNumber('rounds', options.rounds ?? 10_000, 1)
  if (a.length !== b.length || a.length === 0) {
    throw refusal(`${a.length} scores beside ${b.length}`, 'the scores of the same questions, at least one')
  }
  const differences = Float64Array.from(a, (score, index) => score - b[index]!)
  if (!differences.every(Number.isFinite)) throw refusal('a score that is no number', 'finite numbers')
  const count = differences.length
  const random = seededRandom(seed)
  const means = new Float64Array(rounds)
  for (let round = 0; round < rounds; round++) {
    let sum = 0
    for (let i = 0; i < count; i++) sum += differences[random.below(count)]!
    means[round] = sum / count
  }
  means.sort()
  const low = means[Math.floor(0.025 * rounds)]!
  const high = means[Math.min(rounds - 1, Math.ceil(0.975 * rounds) - 1)]!
  return {
    difference: differences.reduce((sum, value) => sum + value, 0) / count,
    low,
    high,
    verdict: count < fewest ? none : low > rounding ? 'higher' : high < -rounding ? 'lower' : none,
  }
}
