/**
 * How spans are added up.
 *
 * - `strict`: every character counts once, and only what shares a character with the gold meets it.
 * - `chroma`: as the code behind Chroma's report of 2024 does. A chunk that only touches a gold span meets it; in the
 *   denominators overlapping chunks count as often as they are there, and so do gold spans that overlap.
 */
export type MetricForm = 'strict' | 'chroma'

/** Options of the metrics that Chroma's report has too. */
export interface MetricOptions {
  /** Default `strict`. */
  readonly form?: MetricForm
}
