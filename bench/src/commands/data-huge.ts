import { chunkIterator, recursive, type Strategy } from 'ashlar'
import { json } from 'ashlar/json'
import { jsonLines } from 'ashlar/json-lines'
import { markdown } from 'ashlar/markdown'
import { table as tableStrategy } from 'ashlar/table'
import { yaml } from 'ashlar/yaml'
import type { BenchArguments } from '../arguments.js'
import { peakMemory } from '../peak-memory.js'
import { processorTime } from '../processor-time.js'
import { figure, table } from '../table.js'
import { type DataTextName, dataTexts } from '../texts/data-text.js'

/** How each text is cut, and how much of it there is at the most, in million code units. */
const huge: readonly (readonly [DataTextName, () => Strategy, number])[] = [
  ['json records', json, 100],
  ['json indented', json, 100],
  ['one string of json', json, 50],
  ['one record of json lines', jsonLines, 50],
  ['csv of 5,000 columns', tableStrategy, 50],
  ['csv row of many cells', tableStrategy, 50],
  ['csv quoted cell', tableStrategy, 50],
  ['csv plain cell', tableStrategy, 50],
  ['csv quote never closed', tableStrategy, 50],
  ['line of markdown', markdown, 50],
  ['line of prose', recursive, 50],
  ['yaml', yaml, 4],
]

/** Processor times on a text of a quarter of the length and of all, in milliseconds. */
export interface HugeResult {
  readonly text: string
  readonly length: number
  readonly quarter: number
  readonly whole: number
}

/** Chunks of 1,000 characters of huge inputs, at n and 4 n; wanted: about 4 times the time. */
export async function dataHuge(given: BenchArguments, print: (line: string) => void): Promise<HugeResult[]> {
  const results: HugeResult[] = []
  const rows: string[][] = []
  for (const [name, strategy, megaUnits] of huge) {
    if (!given.only.test(name)) continue
    const length = megaUnits * (given.isQuick ? 100_000 : 1_000_000)
    // The first run of all is slower: it is not yet compiled.
    cut(dataTexts[name](length / 16), strategy())
    const quarter = cut(dataTexts[name](length / 4), strategy())
    const whole = cut(dataTexts[name](length), strategy())
    results.push({ text: name, length, quarter, whole })
    rows.push([name, figure(length / 1e6), figure(quarter), figure(whole), figure(whole / quarter)])
  }
  print('chunks of 1,000 characters, processor time in ms at n and 4 n; wanted: a growth of about 4')
  print(table(['text', '4 n, M units', 'n', '4 n', 'growth'], rows))
  print(`peak memory of this process, texts included: ${figure(peakMemory(process.pid) / 1e6)} MB`)
  return results
}

function cut(text: string, strategy: Strategy): number {
  return processorTime(() => {
    for (const _ of chunkIterator(text, { size: 1000, strategy }));
  })
}
