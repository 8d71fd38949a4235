import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CuttingValues, cuttingOptions } from '../choices/cutting-options.js'
import { chunkOptions } from '../commands/chunk-options.js'
import { readConfigFile } from '../configured-command.js'
import { configValues, inlineOptions } from '../options/config-values.js'

/** How to cut, as a configuration file has it: options of `ashlar chunk` by their long names. */
export type CuttingConfig = Readonly<Record<string, unknown>>

/** A configuration with what it stands for. */
export interface Configuration {
  /** How it is named in tables: as it was given. */
  readonly name: string
  /** As a file has it. */
  readonly config: CuttingConfig
  /** All cutting options, those that are left out by their defaults. */
  readonly values: CuttingValues
}

/**
 * A configuration as one names it on a command line: a JSON file, `size=400,overlap=10%` in place, or `default`.
 *
 * @throws UsageError when it cannot be read or something in it is refused
 */
export function readConfiguration(given: string, cwd: string): Configuration {
  const where = `--config ${given}`
  if (given === 'default') return configuration({}, given)
  const isInline = given.includes('=') && !existsSync(resolve(cwd, given))
  return configuration(isInline ? inlineOptions(given, where) : readConfigFile(given, cwd), given)
}

/** A configuration of options as a file has them. Throws UsageError. */
export function configuration(config: CuttingConfig, name: string): Configuration {
  // A file may also say where chunks go: that is accepted, and nothing to evaluate.
  const values = configValues(config, chunkOptions, `--config ${name}`)
  const settled = Object.entries(cuttingOptions).map(([key, spec]) => [
    key,
    values[key] ?? ('fallback' in spec ? spec.fallback : undefined),
  ])
  return { name, config, values: Object.fromEntries(settled) as CuttingValues }
}

/** The options of a configuration as one types them behind `ashlar chunk`. */
export function asFlags(config: CuttingConfig): string {
  return Object.entries(config)
    .flatMap(([name, value]) => [value].flat().map((one) => `--${name} ${quoted(String(one))}`))
    .join(' ')
}

/** A configuration in one line, as {@link readConfiguration} takes it. */
export function asLine(config: CuttingConfig): string {
  return Object.entries(config)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(',')
}

/** A configuration in a few words, for plots: `sentence, 300 tokens, overlap 10%, balanced`. Its name where it is no line. */
export function inWords({ name, config, values }: Configuration): string {
  if (name !== asLine(config)) return name
  const { strategy, size, unit } = values
  const { overlap = 0, packer, ...others } = config
  const rest = asLine({ ...others, strategy: undefined, size: undefined, unit: undefined })
  return [
    `${strategy}, ${size} ${unit}`,
    ...(String(overlap) === '0' ? [] : [`overlap ${String(overlap)}`]),
    ...(packer === undefined ? [] : [String(packer)]),
    ...(rest === '' ? [] : [rest]),
  ].join(', ')
}

/** In single quotes where a shell would see more than a word. */
export function quoted(text: string): string {
  return /^[\w.,:/%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
