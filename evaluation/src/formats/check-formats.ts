import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ChunkOptions, characters, chunk, type Measure, type Strategy } from 'ashlar'
import { findBreaches } from 'ashlar/testing'
import { loadEncoding, tokens } from 'ashlar/tokens'
import { strategiesByCategory } from './categories.js'
import { type Faults, noFaults, structureFaults } from './structure-faults.js'

/**
 * `npm run check:formats`: cuts every document under `ASHLAR_DATA/formats` by its format's strategy at several sizes and
 * units, with and without overlap, and prints what breaks the contract and what structure is harmed. Exits with 1 if
 * anything is.
 */
const data = resolve(process.env.ASHLAR_DATA ?? join(process.cwd(), '../../shared/data'), 'formats')

interface Limit {
  readonly measure: Measure
  readonly size: number
}

async function limits(): Promise<Limit[]> {
  const counted = tokens(await loadEncoding('o200k_base'))
  return [
    ...[100, 400, 1600].map((size) => ({ measure: characters, size })),
    ...[64, 256].map((size) => ({ measure: counted, size })),
  ]
}

async function main(): Promise<void> {
  if (!existsSync(data)) {
    console.log(`skipped: there is no ${data}; set ASHLAR_DATA to the folder of the evaluation data`)
    return
  }
  const settings = await limits()
  const rows: string[][] = [
    ['format', 'documents', 'chunks', 'contract', 'open fences', 'headings at an end', 'no table header'],
  ]
  const details: string[] = []
  let bad = 0
  for (const [category, load] of Object.entries(strategiesByCategory)) {
    const files = filesOf(category)
    const strategy = await load()
    const tally: Tally = { chunks: 0, breaches: 0, faults: noFaults() }
    for (const file of files) checkDocument(file, category, strategy, settings, tally, details)
    const { openFences, headingsAtEnd, tablesWithoutHeader } = tally.faults
    bad += tally.breaches + openFences + headingsAtEnd + tablesWithoutHeader
    rows.push(
      [
        category,
        files.length,
        tally.chunks,
        tally.breaches,
        openFences,
        headingsAtEnd,
        tablesWithoutHeader,
      ].map(String),
    )
  }
  printTable(rows)
  for (const line of details.slice(0, 20)) console.log(line)
  process.exitCode = bad > 0 ? 1 : 0
}

interface Tally {
  chunks: number
  breaches: number
  faults: Faults
}

function filesOf(category: string): string[] {
  const folder = join(data, category.split(' ')[0]!)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.docling-output.md'))
    .map((name) => join(folder, name))
}

function checkDocument(
  file: string,
  category: string,
  strategy: Strategy,
  settings: readonly Limit[],
  tally: Tally,
  details: string[],
): void {
  const text = readFileSync(file, 'utf8')
  for (const limit of settings) {
    for (const overlap of ['0%', '15%'] as const) {
      const options: ChunkOptions = { ...limit, overlap, strategy }
      const where = `${file.slice(data.length + 1)} at ${limit.size} ${limit.measure.unit}, overlap ${overlap}`
      const chunks = chunk(text, options)
      tally.chunks += chunks.length
      for (const { point, where: which, what } of findBreaches(text, chunks, options)) {
        tally.breaches++
        details.push(`${where}: ${point}, ${which}: ${what}`)
      }
      const faults = structureFaults(text, chunks, { category, size: limit.size, measure: limit.measure })
      for (const [name, found] of Object.entries(faults) as [keyof Faults, string[]][]) {
        tally.faults[name] += found.length
        details.push(...found.map((what) => `${where}: ${name}, ${what}`))
      }
    }
  }
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
  }
}

await main()
