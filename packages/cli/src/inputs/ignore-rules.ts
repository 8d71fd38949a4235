import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** The rules of one `.gitignore`, which hold for everything below its folder. */
interface Rules {
  readonly folder: string
  readonly ignored: Ignore
}

/** The rules of a folder's `.gitignore` and of those above it; the innermost that says something decides. */
export type IgnoreRules = readonly Rules[]

/** Folders that are never read unless they are named themselves. */
const neverRead = new Set(['.git', 'node_modules'])

/** The rules that hold in a folder, given those that hold in the folder around it. */
export function withRulesOf(folder: string, outer: IgnoreRules): IgnoreRules {
  const file = join(folder, '.gitignore')
  if (!existsSync(file)) return outer
  return [{ folder, ignored: ignore().add(readFileSync(file, 'utf8')) }, ...outer]
}

/**
 * The rules that hold in a folder from the folders around it, up to the root of its git repository. Outside of a
 * repository, and for a folder that these rules themselves leave out (it was named on purpose), there are none.
 */
export function rulesAround(folder: string): IgnoreRules {
  const above: string[] = []
  let at = folder
  while (!existsSync(join(at, '.git'))) {
    const parent = dirname(at)
    if (parent === at) return []
    at = parent
    above.unshift(at)
  }
  let rules: IgnoreRules = []
  for (const parent of above) rules = withRulesOf(parent, rules)
  return above.length > 0 && isIgnored(folder, true, rules) ? [] : rules
}

/** Whether the rules leave out a file or folder whose own folder they do not leave out. */
export function isIgnored(path: string, isFolder: boolean, rules: IgnoreRules): boolean {
  for (const { folder, ignored } of rules) {
    const name = relative(folder, path).replaceAll(sep, '/') + (isFolder ? '/' : '')
    const verdict = ignored.test(name)
    if (verdict.ignored) return true
    if (verdict.unignored) return false
  }
  return false
}

/** Whether a folder of this name is read only when it is named itself. */
export function isNeverRead(name: string): boolean {
  return neverRead.has(name)
}
