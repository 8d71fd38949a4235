import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { BenchArguments } from '../arguments.js'
import { peakMemory } from '../peak-memory.js'
import { figure } from '../table.js'
import { textNamed } from '../texts/catalogue.js'
import { storedText } from '../texts/stored-text.js'

/** What the command needed for a long stream. */
export interface StreamResult {
  readonly command: string
  readonly inputBytes: number
  readonly seconds: number
  readonly peakBytes: number
  readonly outputBytes: number
  readonly outputLines: number
}

const program = fileURLToPath(new URL('../../../packages/cli/bin/ashlar.js', import.meta.url))

const options = 'chunk - --strategy recursive --size 1000 --unit characters'

/** How often the memory is looked at, in milliseconds. The system keeps the peak; only the last moment is missed. */
const lookEvery = 20

/** Pipes generated prose, `--megabytes` of it (1,000) in volumes of ten, through the `ashlar` command and tells its peak memory. */
export async function memory(given: BenchArguments, print: (line: string) => void): Promise<StreamResult> {
  const wanted = (given.megabytes ?? (given.isQuick ? 50 : 1000)) * 1e6
  const extra = given.words.slice(1)
  const args = extra.length > 0 ? extra : options.split(' ')
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  let peakBytes = 0
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakMemory(child.pid ?? 0) || 0)
  }, lookEvery)
  const output = { bytes: 0, lines: 0 }
  child.stdout.on('data', (data: Buffer) => {
    output.bytes += data.length
    for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, at + 1)) output.lines++
  })
  const began = performance.now()
  const ended = once(child, 'close')
  const inputBytes = await feed(child.stdin, wanted)
  const [code] = await ended
  clearInterval(look)
  if (code !== 0) throw new Error(`ashlar ${args.join(' ')} ended with ${code}`)
  const seconds = (performance.now() - began) / 1000
  print(`ashlar ${args.join(' ')}`)
  print(
    `${figure(inputBytes / 1e6)} MB in, ${figure(output.lines)} lines and ${figure(output.bytes / 1e6)} MB out`,
  )
  print(`${figure(seconds)} s, ${figure(inputBytes / 1e6 / seconds)} MB/s`)
  print(`peak memory ${figure(peakBytes / 1e6)} MB (wanted: at most 150)`)
  return {
    command: args.join(' '),
    inputBytes,
    seconds,
    peakBytes,
    outputBytes: output.bytes,
    outputLines: output.lines,
  }
}

/** Writes volumes of prose at the pace of the reader until they are so many bytes. Gives the bytes written. */
async function feed(input: Writable, wanted: number): Promise<number> {
  const volume = readFileSync(storedText(textNamed('prose-typographic'), 10_000_000).path)
  let written = 0
  const volumes = function* () {
    for (let number = 1; written < wanted; number++) {
      const part = Buffer.concat([Buffer.from(`VOLUME ${number}\n\n`), volume, Buffer.from('\n\n')])
      written += part.length
      yield part
    }
  }
  // A reader that ends early closes the pipe; its exit code says why.
  await pipeline(Readable.from(volumes()), input).catch(() => undefined)
  return written
}
