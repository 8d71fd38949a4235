import { once } from 'node:events'
import { createWriteStream, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Host } from '../host.js'
import { faultOf } from '../inputs/file-fault.js'
import { UsageError } from '../usage-error.js'
import { Sink } from './sink.js'

/** Where the output of a run goes. */
export interface OpenOutput {
  readonly sink: Sink
  /** Writes what is left and closes the file, if it is one. */
  close(): Promise<void>
}

/** The absolute path that `--out` names, with links in its folders resolved. Throws {@link UsageError}. */
export function outputPath(out: string, cwd: string): string {
  const path = resolve(cwd, out)
  try {
    return join(realpathSync(dirname(path)), basename(path))
  } catch (error) {
    throw new UsageError(`--out ${out}: ${faultOf(error)}`)
  }
}

/** Opens a file for output, or standard output when none is named. Throws {@link UsageError}. */
export async function openOutput(path: string | undefined, host: Host): Promise<OpenOutput> {
  if (path === undefined) {
    const sink = new Sink(host.stdout)
    return { sink, close: () => sink.flush() }
  }
  const file = createWriteStream(path)
  try {
    await once(file, 'open')
  } catch (error) {
    throw new UsageError(`--out ${path}: ${faultOf(error)}`)
  }
  const sink = new Sink(file)
  return {
    sink,
    close: async () => {
      await sink.flush()
      file.end()
      await once(file, 'close')
    },
  }
}
