import { readFileSync } from 'node:fs'
import { chunk } from 'ashlar'
import { loadTokenizerFile, tokens } from 'ashlar/tokens'
import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { figure, table } from '../table.js'
import { textNamed } from '../texts/catalogue.js'
import { storedText } from '../texts/stored-text.js'
import { foundFiles, learntFiles } from '../tokenizer-files.js'

/** Speeds with one tokenizer file on one text, in MB a second of processor time. */
export interface FileSpeed {
  readonly file: string
  readonly text: string
  /** The library's bare `encode`, of ten thousand characters at a time. */
  readonly encode: number
  readonly chunkFirst: number
  readonly chunkLater: number
}

/**
 * Chunks of at most 512 tokens by each `tokenizer.json`, beside the library's bare `encode` of the same text: files learnt
 * here, and the real ones in `bench/.cache/tokenizers`.
 */
export async function tokensFiles(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<FileSpeed[]> {
  const rounds = given.rounds ?? (given.isQuick ? 3 : 5)
  const { Tokenizer } = await import('@huggingface/tokenizers')
  const results: FileSpeed[] = []
  for (const { name, file } of [...learntFiles(), ...foundFiles()]) {
    for (const textName of ['prose', 'markdown', 'code']) {
      if (!given.only.test(`${name} ${textName}`)) continue
      const { path, bytes } = storedText(textNamed(textName), given.isQuick ? 300_000 : 1_000_000)
      const text = readFileSync(path, 'utf8')
      const library = new Tokenizer(file, {})
      const measure = tokens(await loadTokenizerFile(file))
      const speeds = { encode: [] as number[], chunk: [] as number[] }
      for (let round = 0; round <= rounds; round++) {
        speeds.encode.push(bytes / cpuMicroseconds(() => partsOf(text).map((part) => library.encode(part))))
        speeds.chunk.push(bytes / cpuMicroseconds(() => chunk(text, { size: 512, measure })))
      }
      const [chunkFirst, ...chunkLater] = speeds.chunk
      results.push({
        file: name,
        text: textName,
        encode: median(speeds.encode.slice(1)),
        chunkFirst,
        chunkLater: median(chunkLater),
      })
    }
  }
  const rows = results.map(({ file, text, encode, chunkFirst, chunkLater }) => [
    `${file}, ${text}`,
    ...[encode, chunkFirst, chunkLater, chunkLater / encode].map(figure),
  ])
  print('\nMB a second of processor time: encode of the library, chunks of 512 (wanted: 8 times on prose)')
  print(table(['file, text', 'encode', 'chunks, first', 'chunks', 'ratio'], rows))
  return results
}

/** The library runs out of stack on long texts. */
const partLength = 10_000

function partsOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / partLength) }, (_, index) =>
    text.slice(index * partLength, (index + 1) * partLength),
  )
}

function cpuMicroseconds(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
