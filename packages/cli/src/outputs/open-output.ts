import { once } from 'node:events'
import { createWriteStream, realpathSync, statSync } from 'node:fs'
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

/** The absolute path of a file to be written, with links in its folders resolved. Throws {@link UsageError}, naming the option. */
export function outputPath(given: string, cwd: string, option = '--out'): string {
  const path = resolve(cwd, given)
  let real: string
  try {
    real = join(realpathSync(dirname(path)), basename(path))
  } catch (error) {
    throw new UsageError(`${option} ${given}: ${faultOf(error)}`)
  }
  const isFolder = statSync(real, { throwIfNoEntry: false })?.isDirectory()
  if (isFolder) throw new UsageError(`${option} ${given}: is a folder`)
  return real
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
