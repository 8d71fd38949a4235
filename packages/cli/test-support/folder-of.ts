import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A symbolic link to make, in place of a file's content. */
export interface LinkTo {
  readonly linkTo: string
}

/** A temporary folder with files of the given content; names that end with a slash are folders. Gone after the test. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array | LinkTo>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-test-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name)
    mkdirSync(name.endsWith('/') ? path : dirname(path), { recursive: true })
    if (name.endsWith('/')) continue
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content)
    else symlinkSync(content.linkTo, path)
  }
  return root
}
