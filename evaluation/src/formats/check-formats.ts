import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ChunkOptions, characters, chunk, type Measure, type Strategy } from 'ashlar'
import { findBreaches } from 'ashlar/testing'
import { loadEncoding, tokens } from 'ashlar/tokens'
import { categoriesOf } from './categories.js'
import { type Faults, noFaults, structureFaults } from './structure-faults.js'

/**
 * `npm run check:formats`: cuts every document under `ASHLAR_DATA/formats` by its format's strategy at several sizes and
 * units, with and without overlap, and prints what breaks the contract and what structure is harmed. Exits with 1 if
 * anything is. Names of folders as arguments choose among them.
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
  const rows: string[][] = [['format', 'documents', 'chunks', 'contract', ...Object.values(columns)]]
  const details: string[] = []
  const skipped: string[] = []
  let bad = 0
  const wanted = process.argv.slice(2)
  for (const folder of foldersOf(data)) {
    if (wanted.length > 0 && !wanted.includes(folder)) continue
    const { texts, binaries } = filesOf(folder)
    if (binaries.length > 0) skipped.push(`${binaries.length} in ${folder}`)
    if (texts.length === 0) continue
    for (const { name: category, strategy } of categoriesOf(folder)) {
      const tally: Tally = { chunks: 0, breaches: 0, faults: noFaults() }
      for (const { name, text } of texts)
        checkDocument({ name: `${category}/${name}`, text, category, strategy }, settings, tally, details)
      const faults = faultNames.map((name) => tally.faults[name])
      bad += faults.reduce((sum, count) => sum + count, tally.breaches)
      rows.push([category, ...[texts.length, tally.chunks, tally.breaches, ...faults].map(String)])
    }
  }
  printTable(rows)
  if (skipped.length > 0) console.log(`skipped, for they are no text in UTF-8: ${skipped.join(', ')}`)
  for (const line of details.slice(0, 60)) console.log(line)
  process.exitCode = bad > 0 ? 1 : 0
}

/** The headings of the columns. */
const columns: Readonly<Record<keyof Faults, string>> = {
  openFences: 'open fences',
  lostFences: 'lost fences',
  headingsAtEnd: 'headings at an end',
  tablesWithoutHeader: 'no table header',
  outOfContainer: 'out of container',
}
const faultNames = Object.keys(columns) as (keyof Faults)[]

interface Tally {
  chunks: number
  breaches: number
  faults: Faults
}

interface Files {
  readonly texts: readonly { readonly name: string; readonly text: string }[]
  readonly binaries: readonly string[]
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The files of a folder that are texts, and those that are not: what UTF-8 does not allow, or a null character. */
function filesOf(folder: string): Files {
  const texts: { name: string; text: string }[] = []
  const binaries: string[] = []
  for (const name of readdirSync(join(data, folder)).sort()) {
    const text = textOf(readFileSync(join(data, folder, name)))
    if (text === undefined) binaries.push(name)
    else texts.push({ name, text })
  }
  return { texts, binaries }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

interface Document {
  readonly name: string
  readonly text: string
  readonly category: string
  readonly strategy: Strategy
}

function checkDocument(
  { name: file, text, category, strategy }: Document,
  settings: readonly Limit[],
  tally: Tally,
  details: string[],
): void {
  for (const limit of settings) {
    for (const overlap of ['0%', '15%'] as const) {
      const options: ChunkOptions = { ...limit, overlap, strategy }
      const where = `${file} at ${limit.size} ${limit.measure.unit}, overlap ${overlap}`
      const chunks = chunk(text, options)
      tally.chunks += chunks.length
      for (const { point, where: which, what } of findBreaches(text, chunks, options)) {
        tally.breaches++
        details.push(`${where}: ${point}, ${which}: ${what}`)
      }
      const faults = structureFaults(text, chunks, { category, size: limit.size, measure: limit.measure })
      for (const name of faultNames) {
        tally.faults[name] += faults[name].length
        details.push(...faults[name].map((what) => `${where}: ${name}, ${what}`))
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
