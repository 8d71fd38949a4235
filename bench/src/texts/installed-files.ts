import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where npm has installed the packages of this repository. */
export const packagesFolder = fileURLToPath(new URL('../../../node_modules', import.meta.url))

/** Which files of the installed packages make up a text. */
export interface FileChoice {
  /** The folder of packages, `node_modules`. */
  readonly folder: string
  /** What a file's name must look like. */
  readonly name: RegExp
  /** Files smaller or larger than this (in bytes) are left out. */
  readonly bytes: readonly [number, number]
}

/**
 * The texts of files of installed packages in the order of their paths, over and over. Minified files (a mean
 * line of more than 120 characters) and files that are not UTF-8 are left out.
 * Throws when no file qualifies.
 */
export function* installedFiles(choice: FileChoice): Generator<string> {
  const texts = [...filesBelow(choice.folder, choice)]
    .map((path) => readFileSync(path, 'utf8'))
    .filter(isReadable)
  if (texts.length === 0)
    throw new Error(`no file like ${choice.name} in ${choice.folder}: run npm install first`)
  for (;;) yield* texts
}

function* filesBelow(folder: string, choice: FileChoice): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* filesBelow(path, choice)
    else if (entry.isFile() && choice.name.test(entry.name) && isOfSize(path, choice.bytes)) yield path
  }
}

function isOfSize(path: string, [least, most]: readonly [number, number]): boolean {
  const { size } = statSync(path)
  return size >= least && size <= most
}

function isReadable(text: string): boolean {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return text.length / lines <= 120 && !text.includes('\uFFFD') && !text.includes('\0')
}
