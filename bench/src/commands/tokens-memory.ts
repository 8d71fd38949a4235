import { chunk } from 'ashlar'
import { loadEncoding, tokens } from 'ashlar/tokens'
import type { BenchArguments } from '../arguments.js'
import { printStream, type StreamResult, streamThrough, volumes } from '../streamed-command.js'

const overlap = 64
const options = `chunk - --strategy recursive --size 512 --unit tokens --tokenizer o200k_base --overlap ${overlap}`

/** The part of the text that is chunked in memory as well, in bytes. */
const comparedBytes = 3_000_000

/**
 * Pipes generated prose, `--megabytes` of it (200), through the `ashlar` command in chunks of 512 tokens and tells its peak
 * memory; and streams a smaller text, whose chunks must be those in memory. Throws where they are not.
 */
export async function tokensMemory(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<StreamResult> {
  const args = options.split(' ')
  const wanted = (given.megabytes ?? (given.isQuick ? 20 : 200)) * 1e6
  const result = await streamThrough(args, volumes(wanted))
  printStream(result, 250, print)
  print(await comparison(args))
  return result
}

async function comparison(args: readonly string[]): Promise<string> {
  const [volume] = volumes(1)
  const part = volume.subarray(0, volume.indexOf('\n\n', comparedBytes))
  const output: Buffer[] = []
  await streamThrough(args, slices(part), (data) => output.push(data))
  const streamed = Buffer.concat(output).toString().trimEnd().split('\n').map(placeOf)
  const measure = tokens(await loadEncoding('o200k_base'))
  const inMemory = chunk(part.toString(), { size: 512, overlap, measure }).map((one) =>
    placeOf(JSON.stringify(one)),
  )
  const different = inMemory.findIndex((place, index) => place !== streamed[index])
  if (different >= 0 || streamed.length !== inMemory.length) {
    throw new Error(
      `chunk ${different}: in memory ${inMemory[different]}, streamed ${streamed[different]}; ` +
        `${inMemory.length} and ${streamed.length} chunks`,
    )
  }
  return `the ${streamed.length} chunks of ${part.length / 1e6} MB are those in memory`
}

/** Pieces of odd lengths, so that they end anywhere. */
function* slices(whole: Buffer): Generator<Buffer> {
  for (let at = 0, length = 1; at < whole.length; at += length, length = ((length * 7) % 65_521) + 1)
    yield whole.subarray(at, at + length)
}

function placeOf(line: string): string {
  const { start, end, size } = JSON.parse(line) as { start: number; end: number; size: number }
  return `${start}-${end}, ${size} tokens`
}
