import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { faultOf } from './file-fault.js'
import { type IgnoreRules, isIgnored, isNeverRead, rulesAround, withRulesOf } from './ignore-rules.js'

/** A file found in a folder. */
export interface FoundFile {
  readonly path: string
  /** The path from the folder where the walk began, with forward slashes. */
  readonly below: string
  readonly bytes: number
}

/** What a walk met besides files. */
export interface WalkReport {
  fault(line: string): void
  note(line: string): void
}

/** Where a walk is. */
interface Place {
  readonly path: string
  /** The path from the root of the walk: empty, or ends with a slash. */
  readonly below: string
  readonly depth: number
  readonly rules: IgnoreRules
}

/**
 * The regular files of a folder and the folders in it, in the order of their names' code units. `.gitignore` files
 * are obeyed, `node_modules` and names that begin with a dot passed over. Symbolic links are not followed: what they point to inside the
 * folder is found anyway, and what lies outside is reported and left. Looks `depth` folders deep.
 */
export function* walkFolder(
  root: string,
  shown: string,
  report: WalkReport,
  depth = Number.POSITIVE_INFINITY,
): Generator<FoundFile> {
  const realRoot = realpathSync(root)
  const waiting: Place[] = [{ path: realRoot, below: '', depth, rules: rulesAround(realRoot) }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    // Files of a folder come before the folders in it; the folders go on the stack last name first.
    const folders: Place[] = []
    const rules = withRulesOf(place.path, place.rules)
    for (const entry of entriesOf(place, shown, report)) {
      const path = join(place.path, entry.name)
      const below = place.below + entry.name
      if (entry.name.startsWith('.') || isIgnored(path, entry.isDirectory(), rules)) continue
      if (entry.isDirectory()) {
        if (isNeverRead(entry.name) || place.depth <= 1) continue
        folders.unshift({ path, below: `${below}/`, depth: place.depth - 1, rules })
      } else if (entry.isFile()) {
        yield { path, below, bytes: statSync(path, { throwIfNoEntry: false })?.size ?? 0 }
      } else if (entry.isSymbolicLink()) {
        noteLink(path, `${shown}${below}`, realRoot, report)
      }
    }
    waiting.push(...folders)
  }
}

function entriesOf(place: Place, shown: string, report: WalkReport): readonly Dirent[] {
  try {
    const entries = readdirSync(place.path, { withFileTypes: true })
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    report.fault(`${shown}${place.below}: ${faultOf(error)}`)
    return []
  }
}

function noteLink(path: string, shown: string, realRoot: string, report: WalkReport): void {
  try {
    const target = realpathSync(path)
    if (target === realRoot || target.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) return
    report.note(`passed over ${shown}: a symbolic link that leads out of the folder`)
  } catch (error) {
    report.note(`passed over ${shown}: a symbolic link, ${faultOf(error)}`)
  }
}
