import type { Comparison } from 'ashlar/evaluate'
import { countOf, points } from '../outputs/figures.js'

/** The interval of a difference: `95 %: +0.4 to +3.9`. */
export function intervalWords({ low, high }: Comparison): string {
  return `95 %: ${points(low)} to ${points(high)}`
}

/** A difference with its interval: `+2.1 (95 %: +0.4 to +3.9)`. */
export function differenceWords(comparison: Comparison): string {
  return `${points(comparison.difference)} (${intervalWords(comparison)})`
}

/**
 * What a comparison says, as a sentence about the first of two.
 *
 * @param first, second how the two are named
 * @param score what is compared, in words
 */
export function comparisonWords(
  comparison: Comparison,
  { first, second, score, count, noun }: ComparisonNames,
): string {
  const by = `${score}: ${points(comparison.difference)} points (${intervalWords(comparison)}; ${countOf(count, noun)})`
  if (comparison.verdict === 'higher') return `${first} is better than ${second} by ${by}.`
  if (comparison.verdict === 'lower') return `${first} is worse than ${second} by ${by}.`
  const shown = count === 1 ? `one ${noun}` : `${count} ${noun}s`
  return `Between ${first} and ${second} there is no difference that ${shown} can show in ${by}.`
}

/** How a comparison is put into words. */
export interface ComparisonNames {
  readonly first: string
  readonly second: string
  readonly score: string
  readonly count: number
  readonly noun: string
}
