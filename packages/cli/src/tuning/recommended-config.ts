import { asFlags, type CuttingConfig, quoted } from '../evaluating/configuration.js'
import type { Tuned } from './run-tuning.js'

/** The recommended settings as a file has them; what the defaults are is said, so that it holds when they change. */
export function recommendedConfig({ tuning }: Pick<Tuned, 'tuning'>): CuttingConfig {
  const { config, values } = tuning.recommended
  return { strategy: values.strategy, size: values.size, overlap: shown(values.overlap), ...config }
}

/** The recommended settings as a command, ready to run. */
export function recommendedCommand(tuned: Pick<Tuned, 'tuning' | 'operands'>): string {
  return `ashlar chunk ${tuned.operands.map(quoted).join(' ')} ${asFlags(recommendedConfig(tuned))}`
}

function shown(overlap: number | string | { readonly sentences: number }): number | string {
  return typeof overlap === 'object' ? `${overlap.sentences} sentences` : overlap
}
