import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What the command line asks of a bench. */
export interface BenchArguments {
  /** The command and what stands behind it. */
  readonly words: readonly string[]
  /** Only what matches takes part. */
  readonly only: RegExp
  /** Texts of at most a million bytes and fewer rounds. */
  readonly isQuick: boolean
  /** An absolute path for the results as JSON. */
  readonly json?: string
  /** Numbers given by name; the commands have their own defaults. */
  readonly rounds?: number
  readonly megabytes?: number
  readonly count?: number
  readonly seed?: number
  readonly asksForHelp: boolean
}

/** Reads the command line. Throws on an option that does not exist or is no number where one is wanted. */
export function readArguments(given: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      rounds: { type: 'string' },
      megabytes: { type: 'string' },
      count: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const numbers = (['rounds', 'megabytes', 'count', 'seed'] as const).flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [[name, wholeNumber(name, value)] as const]
  })
  return {
    words: positionals,
    only: new RegExp(values.only, 'u'),
    isQuick: values.quick,
    asksForHelp: values.help,
    // npm runs a workspace's script in the workspace; the reader's own folder is in INIT_CWD.
    ...(values.json === undefined ? {} : { json: resolve(process.env.INIT_CWD ?? '.', values.json) }),
    ...Object.fromEntries(numbers),
  }
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} ${value}: wanted a whole number`)
  return number
}
