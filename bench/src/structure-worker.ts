import { parentPort, workerData } from 'node:worker_threads'
import { type StructureFormat, structureSubjects } from './structure-subjects.js'

/** What a worker is to time. */
export interface StructureJob {
  readonly format: StructureFormat
  readonly subject: string
  readonly text: string
}

/** One run, in milliseconds. */
export interface StructureSample {
  readonly wall: number
  /** Of all threads of the process. */
  readonly cpu: number
}

const { format, subject, text } = workerData as StructureJob
const subjects: Readonly<Record<string, () => (text: string) => unknown>> = structureSubjects[format]
const run = subjects[subject]()

parentPort?.on('message', async () => {
  const cpuBefore = process.cpuUsage()
  const before = performance.now()
  await run(text)
  const wall = performance.now() - before
  const { user, system } = process.cpuUsage(cpuBefore)
  parentPort?.postMessage({ wall, cpu: (user + system) / 1000 } satisfies StructureSample)
})
