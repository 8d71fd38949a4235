import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { markdown } from 'ashlar/markdown'
import MarkdownIt from 'markdown-it'

/** What a worker is to read, and how. */
export interface BlockParseJob {
  readonly parser: 'ashlar' | 'markdown-it'
  readonly path: string
}

/** One run, in milliseconds. */
export interface BlockParseSample {
  readonly wall: number
  /** Of all threads of the process. */
  readonly cpu: number
}

const { parser, path } = workerData as BlockParseJob
// Line feeds only: markdown-it's block parse leaves it to another step to make them so, and misreads others.
const text = readFileSync(path, 'utf8').replace(/\r\n?/g, '\n')
const outline = markdown()
const theirs = new MarkdownIt({ html: true })
const read =
  parser === 'ashlar' ? () => outline.outline?.({ text }) : () => theirs.block.parse(text, theirs, {}, [])

parentPort?.on('message', () => {
  const cpuBefore = process.cpuUsage()
  const before = performance.now()
  read()
  const wall = performance.now() - before
  const { user, system } = process.cpuUsage(cpuBefore)
  parentPort?.postMessage({ wall, cpu: (user + system) / 1000 } satisfies BlockParseSample)
})
