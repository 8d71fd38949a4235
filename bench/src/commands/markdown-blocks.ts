import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BenchArguments } from '../arguments.js'
import type { BlockParseJob, BlockParseSample } from '../block-parse-worker.js'
import { median } from '../median.js'
import { figure, table } from '../table.js'
import { textNamed } from '../texts/catalogue.js'
import { storedText } from '../texts/stored-text.js'

/** Times of one way to read the blocks of a text, in milliseconds. */
export interface BlockTimes {
  readonly subject: string
  readonly samples: readonly BlockParseSample[]
}

/**
 * Reading the structure of Markdown, ours beside markdown-it's bare block parse: no inline tokens, no rendering. Ours also
 * finds places, titles, and the links and code in paragraphs. Each has a heap of its own, and they take turns.
 */
export async function markdownBlocks(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<BlockTimes[]> {
  const recipe = textNamed('markdown')
  const { path, bytes } = storedText(recipe, given.isQuick ? 1_000_000 : recipe.bytes)
  const parsers = ['ashlar', 'markdown-it'] as const
  const workers = parsers.map((parser) => workerFor({ parser, path }))
  const samples: BlockParseSample[][] = parsers.map(() => [])
  const warmUp = 3
  const rounds = given.rounds ?? (given.isQuick ? 5 : 15)
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, worker] of workers.entries()) {
      worker.postMessage('read')
      const [sample] = (await once(worker, 'message')) as [BlockParseSample]
      if (round >= 0) samples[index].push(sample)
    }
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  print(`${recipe.about}, ${figure(bytes / 1e6)} MB; ratios are round by round (wanted: at least 4)`)
  const rows = parsers.map((parser, index) => row(parser, samples[index], samples[0], bytes))
  print(table(['subject', 'MB/s', 'ms', 'CPU ms', 'ratio', 'CPU ratio'], rows))
  return parsers.map((subject, index) => ({ subject, samples: samples[index] }))
}

function workerFor(job: BlockParseJob): Worker {
  return new Worker(new URL('../block-parse-worker.js', import.meta.url), { workerData: job })
}

function row(
  subject: string,
  samples: readonly BlockParseSample[],
  ours: readonly BlockParseSample[],
  bytes: number,
): string[] {
  const wall = median(samples.map((sample) => sample.wall))
  const ratio = (time: keyof BlockParseSample) =>
    median(samples.map((sample, round) => sample[time] / ours[round][time]))
  return [
    subject,
    figure(bytes / 1000 / wall),
    figure(wall),
    figure(median(samples.map(({ cpu }) => cpu))),
    figure(ratio('wall')),
    figure(ratio('cpu')),
  ]
}
