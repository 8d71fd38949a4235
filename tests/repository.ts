import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The paths of all files under version control and of new ones that are not ignored, from the root. */
export function repositoryFiles(): string[] {
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
}

/** The text of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** What a command prints to standard output. Throws when it fails. */
export function run(command: string, words: readonly string[], folder = root): string {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  return execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio, maxBuffer: 1 << 28 })
}
