import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CommandSpec } from './command.js'
import { faultOf } from './inputs/file-fault.js'
import { configOption } from './options/config-option.js'
import { configValues } from './options/config-values.js'
import type { OptionTable } from './options/option.js'
import { type Parsed, parseCommand } from './parse-command.js'
import { UsageError } from './usage-error.js'

/**
 * Reads the arguments behind the name of a command, and the file that `--config` names, if the command has that option:
 * what stands in the file is the default for what the arguments do not say. Throws {@link UsageError}.
 */
export function parseConfigured(
  spec: CommandSpec,
  args: readonly string[],
  cwd: string,
): Parsed<OptionTable> {
  const parsed = parseCommand(spec, args)
  if ('help' in parsed || spec.options.config !== configOption) return parsed
  const path = parsed.values.config as unknown as string | undefined
  if (path === undefined) return parsed
  const presets = configValues(readConfigFile(path, cwd), spec.options, `--config ${path}`)
  const options = Object.fromEntries(
    Object.entries(spec.options).map(([key, option]) => [
      key,
      'parse' in option && key in presets ? { ...option, fallback: presets[key] } : option,
    ]),
  )
  return parseCommand({ ...spec, options }, args)
}

/** What a configuration file holds. Throws {@link UsageError} when it cannot be read or holds no object. */
export function readConfigFile(path: string, cwd: string): Readonly<Record<string, unknown>> {
  const where = `--config ${path}`
  let text: string
  try {
    text = readFileSync(resolve(cwd, path), 'utf8')
  } catch (error) {
    throw new UsageError(`${where}: ${faultOf(error)}`)
  }
  let given: unknown
  try {
    given = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new UsageError(`${where}: no JSON (${(error as Error).message})`)
  }
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given }
  throw new UsageError(`${where}: wanted an object such as {"size": 400, "overlap": "10%"}`)
}
