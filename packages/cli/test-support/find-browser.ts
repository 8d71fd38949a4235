import { execFile } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** Where a Chromium is: what `CHROMIUM` names, else the first of its usual names on the path. */
export function findBrowser(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ]
  return candidates.find((path) => path !== undefined && isExecutable(path))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** What a browser made of a page: its elements when it had loaded, and what it told on the console. */
export interface Opened {
  readonly dom: string
  /** Messages of any kind: errors of scripts, resources that were refused. */
  readonly console: readonly string[]
}

/** Opens a file in a headless browser with a profile of its own. */
export async function openPage(browser: string, path: string): Promise<Opened> {
  const profile = mkdtempSync(join(tmpdir(), 'ashlar-browser-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--enable-logging=stderr']
  try {
    const { stdout, stderr } = await promisify(execFile)(
      browser,
      [...flags, '--log-level=0', `--user-data-dir=${profile}`, '--dump-dom', `file://${path}`],
      { maxBuffer: 1 << 26, timeout: 50_000 },
    )
    return { dom: stdout, console: stderr.split('\n').filter((line) => line.includes(':CONSOLE')) }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
