import { UsageError } from '../usage-error.js'
import { longName, type OptionSpec, type OptionTable, Refusal } from './option.js'
import { optionAdvice } from './option-advice.js'

/** The options of a table that may stand in a configuration: those with a value, but for `config` itself. */
function configurable(table: OptionTable): Readonly<Record<string, OptionSpec<unknown>>> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, spec]) =>
      'parse' in spec && key !== 'config' ? [[key, spec]] : [],
    ),
  )
}

/**
 * The values of a configuration, `{ "size": 400, "overlap": "10%" }`: options by their long names. Each value is read as
 * the command line reads it; an option that may be given several times takes a list, and `KEY=VALUE` an object.
 *
 * @param where how the configuration is named in messages
 * @throws UsageError that names what is refused, and for an unknown key the closest one
 */
export function configValues(
  given: Readonly<Record<string, unknown>>,
  table: OptionTable,
  where: string,
): Readonly<Record<string, unknown>> {
  const options = configurable(table)
  const byName = new Map(Object.entries(options).map(([key, spec]) => [longName(spec), key]))
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const key = byName.get(name)
    if (key === undefined) {
      throw new UsageError(
        `${where}: unknown option ${JSON.stringify(name)}. ${optionAdvice(name, options, '')}`,
      )
    }
    values[key] = readValue(options[key]!, value, where)
  }
  return values
}

/** A configuration in one line, `strategy=recursive,size=400,overlap=10%`, as a file has it. Throws {@link UsageError}. */
export function inlineOptions(line: string, where: string): Readonly<Record<string, string>> {
  const pairs = line.split(',').map((pair) => {
    const equals = pair.indexOf('=')
    if (equals < 1)
      throw new UsageError(`${where}: wanted NAME=VALUE,NAME=VALUE, such as size=400,overlap=10%`)
    return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
  })
  return Object.fromEntries(pairs)
}

function readValue(spec: OptionSpec<unknown>, value: unknown, where: string): unknown {
  let read: unknown
  for (const text of asTyped(value) ?? []) {
    try {
      read = spec.parse(text, read)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new UsageError(`${where}: ${longName(spec)} ${JSON.stringify(value)}: wanted ${error.message}`)
    }
  }
  if (read !== undefined) return read
  throw new UsageError(
    `${where}: ${longName(spec)} ${JSON.stringify(value)}: wanted what --${longName(spec)} takes on the command line`,
  )
}

/** A value as one would type it behind the option, once or several times; `undefined` where nobody could. */
function asTyped(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  return entries.every(([, one]) => typeof one === 'string')
    ? entries.map(([key, one]) => `${key}=${one}`)
    : undefined
}
