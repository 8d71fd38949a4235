import { type Configuration, configuration } from '../evaluating/configuration.js'
import { measureConfiguration } from '../evaluating/measured.js'
import type { Tuned } from './run-tuning.js'

/** How a configuration does at one size, on all questions; shares from 0 to 1. */
export interface SweepPoint {
  readonly size: number
  /** In the order of the budgets. */
  readonly recall: readonly number[]
  readonly omega: number
  readonly whole: number
  readonly atSentences: number
  /** The deviation of sizes as a share of their mean. */
  readonly spread: number
  /** In milliseconds. */
  readonly cuttingTime: number
}

/** A configuration at all sizes that were tried. */
export interface Sweep {
  readonly configuration: Configuration
  readonly points: readonly SweepPoint[]
}

/** Measures the recommended settings and the baseline at every size that was tried, and at their own. */
export async function sizeSweep(
  tuned: Tuned,
  onProgress: (share: number) => Promise<void>,
): Promise<readonly Sweep[]> {
  const { tuning, bench } = tuned
  const swept = [...new Set([tuning.recommended, tuning.baseline.candidate])]
  const sizes = [...new Set([...tuned.sizes, ...swept.map(({ values }) => values.size)])].sort(
    (a, b) => a - b,
  )
  const sweeps: Sweep[] = []
  for (const one of swept) {
    const points: SweepPoint[] = []
    for (const size of sizes) {
      await onProgress((sweeps.length + points.length / sizes.length) / swept.length)
      points.push(await pointAt(one, size))
    }
    sweeps.push({ configuration: one, points })
  }
  return sweeps

  async function pointAt({ config }: Configuration, size: number): Promise<SweepPoint> {
    const sized = configuration({ ...config, size }, `size ${size}`)
    const { means, sizes, atSentences, cuttingTime } = await measureConfiguration(sized, bench)
    const recall = means.withinBudget.map((within) => within.recall)
    const { omega, whole } = means
    return { size, recall, omega, whole, atSentences, spread: sizes.variation, cuttingTime }
  }
}
