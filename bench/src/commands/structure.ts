import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import type { StructureJob, StructureSample } from '../structure-process.js'
import { type StructureFormat, structureSubjects } from '../structure-subjects.js'
import { figure, table } from '../table.js'

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

/** Each is warmed up for so long, in milliseconds of processor time, and twice at least: compilers take their time. */
const warmUpLength = 1500

const program = fileURLToPath(new URL('../structure-process.js', import.meta.url))

/** Each has a process, so that no other one's garbage is counted, and they take turns. */
async function timed(jobs: readonly StructureJob[], rounds: number): Promise<StructureTimes[]> {
  const processes = jobs.map(start)
  const samples: StructureSample[][] = jobs.map(() => [])
  for (const one of processes) {
    let cpu = 0
    for (let turn = 0; turn < 2 || cpu < warmUpLength; turn++) cpu += (await sampleOf(one)).cpu
  }
  for (let round = 0; round < rounds; round++)
    for (const [index, one] of processes.entries()) samples[index].push(await sampleOf(one))
  for (const { child } of processes) child.disconnect()
  return jobs.map(({ subject, length }, index) => ({ subject, length, samples: samples[index] }))
}

interface Running {
  readonly child: ChildProcess
  /** Rejected when the process ends. */
  readonly end: Promise<never>
}

function start(job: StructureJob): Running {
  const child = fork(program, [JSON.stringify(job)])
  const end = once(child, 'exit').then(([code]) => {
    throw new Error(`the process of ${job.subject} ended with code ${code}`)
  })
  end.catch(() => {})
  return { child, end }
}

async function sampleOf({ child, end }: Running): Promise<StructureSample> {
  const answer = once(child, 'message')
  child.send('run')
  const [sample] = (await Promise.race([answer, end])) as [StructureSample]
  return sample
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
