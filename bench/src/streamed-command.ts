import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { peakMemory } from './peak-memory.js'
import { figure } from './table.js'
import { textNamed } from './texts/catalogue.js'
import { storedText } from './texts/stored-text.js'

/** What the command needed for a long stream. */
export interface StreamResult {
  readonly command: string
  readonly inputBytes: number
  readonly seconds: number
  readonly peakBytes: number
  readonly outputBytes: number
  readonly outputLines: number
}

const program = fileURLToPath(new URL('../../packages/cli/bin/ashlar.js', import.meta.url))

/** How often the memory is looked at, in milliseconds. The system keeps the peak; only the last moment is missed. */
const lookEvery = 20

/**
 * Pipes parts of a text through the `ashlar` command and measures it. Throws when the command fails.
 *
 * @param hear gets the output as it comes
 */
export async function streamThrough(
  args: readonly string[],
  parts: Iterable<Buffer>,
  hear: (data: Buffer) => void = () => {},
): Promise<StreamResult> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  let peakBytes = 0
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakMemory(child.pid ?? 0) || 0)
  }, lookEvery)
  const output = { bytes: 0, lines: 0 }
  child.stdout.on('data', (data: Buffer) => {
    output.bytes += data.length
    for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, at + 1)) output.lines++
    hear(data)
  })
  const began = performance.now()
  const ended = once(child, 'close')
  const inputBytes = await feed(child.stdin, parts)
  const [code] = await ended
  clearInterval(look)
  if (code !== 0) throw new Error(`ashlar ${args.join(' ')} ended with ${code}`)
  return {
    command: args.join(' '),
    inputBytes,
    seconds: (performance.now() - began) / 1000,
    peakBytes,
    outputBytes: output.bytes,
    outputLines: output.lines,
  }
}

/** Volumes of generated prose, so many bytes in all or a little more. */
export function* volumes(bytes: number): Generator<Buffer> {
  const volume = readFileSync(storedText(textNamed('prose-typographic'), 10_000_000).path)
  let given = 0
  for (let number = 1; given < bytes; number++) {
    const part = Buffer.concat([Buffer.from(`VOLUME ${number}\n\n`), volume, Buffer.from('\n\n')])
    given += part.length
    yield part
  }
}

/** Prints what a stream needed. */
export function printStream(
  result: StreamResult,
  wantedMegabytes: number,
  print: (line: string) => void,
): void {
  const { command, inputBytes, outputLines, outputBytes, seconds, peakBytes } = result
  print(`ashlar ${command}`)
  print(
    `${figure(inputBytes / 1e6)} MB in, ${figure(outputLines)} lines and ${figure(outputBytes / 1e6)} MB out`,
  )
  print(`${figure(seconds)} s, ${figure(inputBytes / 1e6 / seconds)} MB/s`)
  print(`peak memory ${figure(peakBytes / 1e6)} MB (wanted: at most ${wantedMegabytes})`)
}

/** Writes at the pace of the reader. Gives the bytes written. */
async function feed(input: Writable, parts: Iterable<Buffer>): Promise<number> {
  let written = 0
  const counted = function* () {
    for (const part of parts) {
      written += part.length
      yield part
    }
  }
  // A reader that ends early closes the pipe; its exit code says why.
  await pipeline(Readable.from(counted()), input).catch(() => undefined)
  return written
}
