import type { BenchArguments } from '../arguments.js'
import { printStream, type StreamResult, streamThrough, volumes } from '../streamed-command.js'

const options = 'chunk - --strategy recursive --size 1000 --unit characters'

/** Pipes generated prose, `--megabytes` of it (1,000) in volumes of ten, through the `ashlar` command and tells its peak memory. */
export async function memory(given: BenchArguments, print: (line: string) => void): Promise<StreamResult> {
  const wanted = (given.megabytes ?? (given.isQuick ? 50 : 1000)) * 1e6
  const extra = given.words.slice(1)
  const result = await streamThrough(extra.length > 0 ? extra : options.split(' '), volumes(wanted))
  printStream(result, 150, print)
  return result
}
