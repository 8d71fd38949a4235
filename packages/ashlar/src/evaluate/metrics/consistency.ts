/** How the sizes of chunks lie. */
export interface Consistency {
  readonly count: number
  readonly mean: number
  readonly median: number
  /** The standard deviation (of the population). */
  readonly deviation: number
  /** The deviation as a share of the mean. */
  readonly variation: number
  /** The share of chunks smaller than a quarter of the mean. */
  readonly runts: number
  /** The share of chunks larger than 90 % of the limit. */
  readonly full: number
}

/**
 * The mean and spread of sizes, and how many chunks are very small or nearly full. All zero without chunks.
 *
 * @param limit the `size` that the chunks were cut by, in the unit of theirs
 */
export function consistency(chunks: readonly { readonly size: number }[], limit: number): Consistency {
  const sizes = chunks.map(({ size }) => size).sort((a, b) => a - b)
  const count = sizes.length
  if (count === 0) return { count, mean: 0, median: 0, deviation: 0, variation: 0, runts: 0, full: 0 }
  const mean = sizes.reduce((sum, size) => sum + size, 0) / count
  const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / count)
  const share = (isCounted: (size: number) => boolean) => sizes.filter(isCounted).length / count
  return {
    count,
    mean,
    median: (sizes[(count - 1) >> 1]! + sizes[count >> 1]!) / 2,
    deviation,
    variation: mean === 0 ? 0 : deviation / mean,
    runts: share((size) => size < mean / 4),
    full: share((size) => size > 0.9 * limit),
  }
}
