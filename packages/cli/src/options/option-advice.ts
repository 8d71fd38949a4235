import { closestName, nameAdvice } from '../closest-name.js'
import { longName, type OptionTable } from './option.js'

/**
 * Advice on an unknown option: the one it most likely means, found by its name or by a name it is sought as.
 *
 * @param dashes what stands before an option's name where it was given: `--`, or nothing in a file
 */
export function optionAdvice(given: string, table: OptionTable, dashes: '--' | ''): string {
  const names = new Map<string, string>()
  for (const spec of Object.values(table)) {
    for (const name of [longName(spec), ...(spec.soughtAs ?? [])]) names.set(name, longName(spec))
  }
  const name = given.replace(/=.*$/s, '')
  const closest = closestName(name, [...names.keys()])
  if (closest !== undefined) return `Did you mean ${dashes}${names.get(closest)}?`
  return nameAdvice(
    name,
    [...new Set(names.values())].map((known) => `${dashes}${known}`),
  )
}
