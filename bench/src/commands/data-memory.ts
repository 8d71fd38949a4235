import type { BenchArguments } from '../arguments.js'
import { printStream, type StreamResult, streamThrough } from '../streamed-command.js'
import { streamedRecords } from '../texts/data-text.js'

const strategies = { csv: 'table', jsonl: 'json-lines' } as const

/** Pipes generated rows and records, `--megabytes` of each (200), through the `ashlar` command and tells its peak memory. */
export async function dataMemory(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<StreamResult[]> {
  const wanted = (given.megabytes ?? (given.isQuick ? 20 : 200)) * 1e6
  const results: StreamResult[] = []
  for (const kind of ['csv', 'jsonl'] as const) {
    const args = ['chunk', '-', '--strategy', strategies[kind], '--size', '1000', '--unit', 'characters']
    const result = await streamThrough(args, streamedRecords(kind, wanted))
    printStream(result, 200, print)
    results.push(result)
  }
  return results
}
