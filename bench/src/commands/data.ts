import { chunk } from 'ashlar'
import { json } from 'ashlar/json'
import { jsonLines } from 'ashlar/json-lines'
import { table as tableStrategy } from 'ashlar/table'
import { yaml } from 'ashlar/yaml'
import { parse } from 'csv-parse/sync'
import { parseAllDocuments } from 'yaml'
import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { processorTime } from '../processor-time.js'
import { figure, table } from '../table.js'
import { type DataTextName, dataTexts } from '../texts/data-text.js'

/** What reads a format without cutting it, and the share of its speed that is wanted of ours. */
const yardsticks = {
  json: { name: 'JSON.parse', wanted: 0.5, read: (text: string) => JSON.parse(text), strategy: json() },
  'json lines': {
    name: 'JSON.parse, line by line',
    wanted: 0.5,
    read: (text: string) => text.split('\n').map((line) => JSON.parse(line)),
    strategy: jsonLines(),
  },
  csv: { name: 'csv-parse', wanted: 1, read: (text: string) => parse(text), strategy: tableStrategy() },
  yaml: {
    name: 'parseAllDocuments of yaml',
    wanted: 0.5,
    read: (text: string) => parseAllDocuments(text),
    strategy: yaml(),
  },
}

/** So many code units are read by both before times are taken, so that short texts are read by compiled code like long ones. */
const warmUp = 10_000_000

const compared: readonly (readonly [DataTextName, keyof typeof yardsticks])[] = [
  ['json records', 'json'],
  ['json indented', 'json'],
  ['json integers', 'json'],
  ['json numbers', 'json'],
  ['json vectors', 'json'],
  ['json strings', 'json'],
  ['json words', 'json'],
  ['json lines', 'json lines'],
  ['csv plain', 'csv'],
  ['csv quoted', 'csv'],
  ['yaml', 'yaml'],
]

/** Processor times on one text, in milliseconds, and how many times as fast as the yardstick ours is. */
export interface DataSpeed {
  readonly text: string
  readonly ours: number
  readonly theirs: number
  readonly ratio: number
}

/** Chunks of 1,000 characters of data, beside what only reads them. */
export async function data(given: BenchArguments, print: (line: string) => void): Promise<DataSpeed[]> {
  const rounds = given.rounds ?? (given.isQuick ? 5 : 11)
  const results: DataSpeed[] = []
  const rows: string[][] = []
  for (const [name, format] of compared) {
    if (!given.only.test(name)) continue
    const { name: theirs, wanted, read, strategy } = yardsticks[format]
    const length = (given.isQuick ? 1_000_000 : 5_000_000) / (format === 'yaml' ? 5 : 1)
    const text = decoded(dataTexts[name](length))
    const times: { ours: number; theirs: number }[] = []
    for (let round = -Math.min(10, Math.ceil(warmUp / text.length)); round < rounds; round++) {
      const time = {
        ours: processorTime(() => chunk(text, { size: 1000, strategy })),
        theirs: processorTime(() => read(text)),
      }
      if (round >= 0) times.push(time)
    }
    const result = {
      text: name,
      ours: median(times.map((time) => time.ours)),
      theirs: median(times.map((time) => time.theirs)),
      ratio: median(times.map((time) => time.theirs / time.ours)),
    }
    results.push(result)
    const speed = text.length / 1000 / result.ours
    rows.push([name, figure(speed), figure(result.ratio), figure(wanted), theirs])
  }
  print('chunks of 1,000 characters, processor time; x: how many times as fast as reading alone')
  print(table(['text', 'M units/s', 'x', 'wanted', 'read by'], rows))
  return results
}

/** A text as it comes from a file: one that was joined from parts has another form in memory, which is slower to read. */
function decoded(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text))
}
