import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { type StructureFormat, structureSubjects } from '../structure-subjects.js'
import type { StructureJob, StructureSample } from '../structure-worker.js'
import { figure, table } from '../table.js'
import { structuredText } from '../texts/structured-text.js'

/** Times of one subject on one text. */
export interface StructureTimes {
  readonly subject: string
  /** In code units. */
  readonly length: number
  readonly samples: readonly StructureSample[]
}

const ours = 'ashlar chunks'
const wanted: Readonly<Record<StructureFormat, string>> = {
  markdown: 'markdown-it block parse at least 4, langchain markdown at least 1',
  html: 'htmlparser2 tokenizer at least 0.5',
}

/** Chunking by structure, ours beside what others need to read or split the same text, and how ours grows with the text. */
export async function structure(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<Record<string, readonly StructureTimes[]>> {
  const results: Record<string, readonly StructureTimes[]> = {}
  const rounds = given.rounds ?? (given.isQuick ? 5 : 9)
  for (const format of Object.keys(structureSubjects) as StructureFormat[]) {
    const length = given.isQuick ? 1_000_000 : 10_000_000
    const subjects = Object.keys(structureSubjects[format])
    const times = await timed(
      subjects.map((subject) => ({ format, subject, length })),
      rounds,
    )
    print(`\n${format}, ${figure(length / 1e6)} million code units; ratios to ${ours}, round by round`)
    print(`wanted: CPU ratio of ${wanted[format]}`)
    print(table(['subject', 'M units/s', 'ms', 'CPU ms', 'ratio', 'CPU ratio'], ratios(times)))
    const lengths = given.isQuick ? [250_000, 1_000_000, 4_000_000] : [1_000_000, 10_000_000, 50_000_000]
    const growth = await timed(
      lengths.map((at) => ({ format, subject: ours, length: at })),
      Math.min(5, rounds),
    )
    print(`\n${format}, ${ours} of longer texts; wanted: CPU ns per unit that do not grow`)
    print(table(['million code units', 'CPU ms', 'CPU ns per unit'], growth.map(perUnit)))
    results[format] = [...times, ...growth]
  }
  return results
}

interface Trial extends Omit<StructureJob, 'text'> {
  readonly length: number
}

/** Each is warmed up for so long, in milliseconds of processor time, and twice at least: compilers take their time. */
const warmUpLength = 1500

/** Each has a thread with a heap of its own, and they take turns. */
async function timed(trials: readonly Trial[], rounds: number): Promise<StructureTimes[]> {
  const workers = trials.map(workerFor)
  const samples: StructureSample[][] = trials.map(() => [])
  for (const worker of workers) {
    let cpu = 0
    for (let turn = 0; turn < 2 || cpu < warmUpLength; turn++) cpu += (await sampleOf(worker)).cpu
  }
  for (let round = 0; round < rounds; round++)
    for (const [index, worker] of workers.entries()) samples[index].push(await sampleOf(worker))
  await Promise.all(workers.map((worker) => worker.terminate()))
  return trials.map(({ subject, length }, index) => ({ subject, length, samples: samples[index] }))
}

async function sampleOf(worker: Worker): Promise<StructureSample> {
  worker.postMessage('run')
  const [sample] = (await once(worker, 'message')) as [StructureSample]
  return sample
}

function workerFor({ format, subject, length }: Trial): Worker {
  const workerData: StructureJob = { format, subject, text: structuredText(format, length) }
  return new Worker(new URL('../structure-worker.js', import.meta.url), { workerData })
}

function ratios(times: readonly StructureTimes[]): string[][] {
  return times.map(({ subject, length, samples }) => {
    const ratio = (time: keyof StructureSample) =>
      median(samples.map((sample, round) => sample[time] / times[0].samples[round][time]))
    const wall = median(samples.map((sample) => sample.wall))
    const cpu = median(samples.map((sample) => sample.cpu))
    return [
      subject,
      figure(length / 1000 / wall),
      figure(wall),
      figure(cpu),
      figure(ratio('wall')),
      figure(ratio('cpu')),
    ]
  })
}

function perUnit({ length, samples }: StructureTimes): string[] {
  const cpu = median(samples.map((sample) => sample.cpu))
  return [figure(length / 1e6), figure(cpu), figure((cpu * 1e6) / length)]
}
