import { type StructureFormat, structureSubjects } from './structure-subjects.js'
import { structuredText } from './texts/structured-text.js'

/** The process of one subject and one text, both named by its argument as JSON. It runs once for each message. */

/** What is to be timed. */
export interface StructureJob {
  readonly format: StructureFormat
  readonly subject: string
  /** Of the text, in code units. */
  readonly length: number
}

/** One run, in milliseconds. */
export interface StructureSample {
  readonly wall: number
  /** Of all threads of the process. */
  readonly cpu: number
}

const { format, subject, length } = JSON.parse(process.argv[2]) as StructureJob
const subjects: Readonly<Record<string, () => (text: string) => unknown>> = structureSubjects[format]
const run = subjects[subject]()
const text = structuredText(format, length)

process.on('message', async () => {
  const cpuBefore = process.cpuUsage()
  const before = performance.now()
  await run(text)
  const wall = performance.now() - before
  const { user, system } = process.cpuUsage(cpuBefore)
  process.send?.({ wall, cpu: (user + system) / 1000 } satisfies StructureSample)
})
