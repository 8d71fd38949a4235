import { readFileSync } from 'node:fs'
import { breaches } from './breaches.js'
import { peakMemory } from './peak-memory.js'
import { subjectNamed } from './subjects/catalogue.js'
import type { Chunker, Setting, Subject } from './subjects/subject.js'
import type { Answer, Job, Order, Sample } from './trial-messages.js'

/** The other side of `trial.ts`: a process that holds one subject and one text, and does as it is told. */

let subject: Subject
let setting: Setting
let text: string
let chunker: Chunker
let latest: unknown

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (fault: unknown) => process.send?.({ failed: fault instanceof Error ? fault.message : String(fault) }),
  )
})

async function obey(order: Order): Promise<Answer> {
  if (order.order === 'prepare') return prepare(order)
  if (order.order === 'run') return { sample: await sample(order.times) }
  const peakBytes = peakMemory(process.pid)
  const pieces = chunker.pieces(latest)
  const sizeOf = await chunker.loadSize?.()
  return {
    findings: {
      chunks: pieces.length,
      peakBytes,
      breaches: breaches(text, pieces, {
        ...setting,
        ...subject,
        ...(sizeOf && { sizeOf }),
      }),
    },
  }
}

async function prepare(job: Job): Promise<Answer> {
  subject = subjectNamed(job.subject)
  setting = job.setting
  text = readFileSync(job.path, 'utf8')
  const before = process.cpuUsage()
  chunker = await subject.prepare(setting)
  return {
    idle: {
      bytes: Buffer.byteLength(text),
      characters: text.length,
      loadCpuMilliseconds: cpuMillisecondsSince(before),
      peakBytes: peakMemory(process.pid),
    },
  }
}

async function sample(times: number): Promise<Sample> {
  latest = undefined
  const cpu = process.cpuUsage()
  const began = performance.now()
  for (let turn = 0; turn < times; turn++) {
    latest = await chunker.run(text)
    touch(latest as readonly unknown[])
  }
  const milliseconds = (performance.now() - began) / times
  return { milliseconds, cpuMilliseconds: cpuMillisecondsSince(cpu) / times }
}

function cpuMillisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Reads the text of every chunk inside the timed part, so that a subject gains nothing by putting it off. */
function touch(output: readonly unknown[]): void {
  let characters = 0
  for (const one of output)
    characters += typeof one === 'string' ? one.length : (one as { text: string }).text.length
  if (Number.isNaN(characters)) throw new Error('a chunk without a text')
}
