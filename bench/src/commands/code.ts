import { chunk, type Strategy } from 'ashlar'
import { loadCode } from 'ashlar/code'
import type { BenchArguments } from '../arguments.js'
import { collectGarbage } from '../collect-garbage.js'
import { median } from '../median.js'
import { type CodeSet, codeSets } from '../peers/code-sets.js'
import { bareParser, grammarFile } from '../peers/code-splitters.js'
import { figure, table } from '../table.js'

/** Processor time in milliseconds, a round each. */
export interface CodeTimes {
  readonly ours: readonly number[]
  readonly bare: readonly number[]
}

const size = 1000

/** So many code units are read by both before times are taken, so that few texts are read by compiled code like many. */
const warmUp = 6_000_000

/** Chunking code against the bare parse of the same sources, and the memory that many files leave behind. */
export async function code(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<Record<string, CodeTimes>> {
  const sets = codeSets(given.isQuick ? 200_000 : 1_000_000)
  const results: Record<string, CodeTimes> = {}
  const rows: string[][] = []
  for (const set of sets) {
    const times = await timesOf(set, given.rounds ?? 9)
    results[set.about] = times
    const ratio = median(times.bare.map((bare, round) => bare / times.ours[round]))
    const figures = [lengthOf(set) / 1e6, median(times.ours), median(times.bare), ratio].map(figure)
    rows.push([set.about, `${set.texts.length}`, ...figures])
  }
  print(
    `\nchunks of at most ${size} characters, by processor time; wanted: 0.7 times as fast as web-tree-sitter's parse`,
  )
  print(table(['sources', 'files', 'million code units', 'ms', 'parse ms', 'ratio'], rows))
  await memory(sets[0], print)
  return results
}

async function timesOf(set: CodeSet, rounds: number): Promise<CodeTimes> {
  const strategy = await loadCode(set.language.name, { grammar: grammarFile })
  const parser = await bareParser(set.language)
  const ours: number[] = []
  const bare: number[] = []
  const length = lengthOf(set)
  for (let round = -Math.ceil(warmUp / length); round < rounds; round++) {
    const parsing = cpuMilliseconds(() => {
      for (const text of set.texts) parser.parse(text)?.delete()
    })
    const chunking = cpuMilliseconds(() => chunkAll(set.texts, strategy))
    if (round < 0) continue
    bare.push(parsing)
    ours.push(chunking)
  }
  return { ours, bare }
}

function lengthOf({ texts }: CodeSet): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}

function chunkAll(texts: readonly string[], strategy: Strategy): void {
  for (const text of texts) chunk(text, { size, strategy })
}

/** Memory after garbage has been collected: between collections it tells when the engine collects, not what is held. */
async function memory(set: CodeSet, print: (line: string) => void): Promise<void> {
  const strategy = await loadCode(set.language.name, { grammar: grammarFile })
  const rows: string[][] = []
  for (let file = 1; file <= 1900; file++) {
    chunkAll([set.texts[file % set.texts.length]], strategy)
    if (file % 300 !== 100) continue
    collectGarbage()
    const { rss, heapUsed, external } = process.memoryUsage()
    rows.push([`${file} files`, figure((heapUsed + external) / 1e6), figure(rss / 1e6)])
  }
  print('\nmemory while files are chunked one after another; wanted: no growth after the first 100')
  print(table(['after', 'MB held', 'MB resident'], rows))
}

function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
