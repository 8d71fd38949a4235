import { formatOf, sniffedLength } from '../choices/format-of.js'
import type { PackerName } from '../choices/packers.js'
import type { StrategyName } from '../choices/strategies.js'
import { asLine, type Configuration, type CuttingConfig, configuration } from '../evaluating/configuration.js'
import type { Corpus } from '../evaluating/corpus.js'
import type { Use } from './uses.js'

/**
 * The packers that are tried, first of all what the strategy prefers; windows pay no heed to what it knows. The one that it
 * prefers is not named again.
 */
function triedPackers(strategy: StrategyName | 'auto'): readonly (PackerName | undefined)[] {
  const others: readonly PackerName[] =
    strategy === 'auto' || strategy === 'recursive' ? ['greedy', 'balanced'] : ['nearest', 'balanced']
  return [undefined, ...others]
}

/** The strategies that are tried with a corpus whose formats say nothing more. */
const plainStrategies: readonly StrategyName[] = ['sentence', 'paragraph']

/**
 * The configurations that are searched: every strategy with every size, overlap and packer, and first of all the one that
 * the use begins with. What `fixed` says, such as a language, holds for all.
 */
export function searchSpace(
  use: Use,
  sizes: readonly number[],
  { corpus, fixed }: { readonly corpus: Corpus; readonly fixed: CuttingConfig },
): readonly Configuration[] {
  const start = { ...fixed, ...use.start, ...(sizes.length === 1 && { size: sizes[0] }) }
  const found = new Map([[asLine(start), configuration(start, asLine(start))]])
  for (const strategy of triedStrategies(corpus)) {
    for (const size of sizes) {
      for (const overlap of use.overlaps) {
        for (const packer of triedPackers(strategy)) {
          const config = { ...fixed, strategy, size, overlap, ...(packer && { packer }) }
          const line = asLine(config)
          if (!found.has(line)) found.set(line, configuration(config, line))
        }
      }
    }
  }
  return [...found.values()]
}

/** The settings to beat; where one size only is tried, at that size, since a larger one has better ends for being larger. */
export function comparableBaseline(baseline: Configuration, sizes: readonly number[]): Configuration {
  const [size] = sizes
  if (sizes.length > 1 || size === baseline.values.size) return baseline
  return configuration({ ...baseline.config, size }, `${baseline.name} at size ${size}`)
}

/** What of the settings to beat holds for all that is tried: not what is searched, nor what only makes sense with it. */
export function fixedOptions(config: CuttingConfig): CuttingConfig {
  const searched = ['strategy', 'size', 'overlap', 'packer', 'unit', 'min', 'separator', 'as']
  const output = ['to', 'out', 'metadata', 'invalid']
  return Object.fromEntries(Object.entries(config).filter(([key]) => ![...searched, ...output].includes(key)))
}

/** `recursive` is tried where `auto` would do something else. */
function triedStrategies(corpus: Corpus): readonly (StrategyName | 'auto')[] {
  const isPlain = corpus.every(({ id, text }) => formatOf(id, text.slice(0, sniffedLength)) === 'recursive')
  return isPlain ? ['auto', ...plainStrategies] : ['auto', 'recursive', ...plainStrategies]
}
