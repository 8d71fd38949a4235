import { valueRefusal } from '../../refusal.js'

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

/** @throws AshlarError `invalid-option` for another form. */
export function isAsChroma({ form = 'strict' }: MetricOptions): boolean {
  if (form !== 'strict' && form !== 'chroma') throw valueRefusal('form', form, "'strict' or 'chroma'")
  return form === 'chroma'
}
