import type { Measured } from './measured.js'

/** What was measured of one configuration, as plain data. */
export function measuredRecord({ configuration, means, sizes, repeated, atSentences }: Measured): object {
  const { omega, whole, ndcg, withinBudget } = means
  const { name, config } = configuration
  return { name, config, omega, whole, ndcg, withinBudget, sizes, repeated, atSentences }
}
