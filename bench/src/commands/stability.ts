import { readFileSync } from 'node:fs'
import { balanced, type ChunkOptions, chunk, fixed, paragraph, recursive, sentence, word } from 'ashlar'
import type { BenchArguments } from '../arguments.js'
import { figure, table } from '../table.js'
import { catalogue } from '../texts/catalogue.js'
import { englishSentence } from '../texts/english.js'
import { storedText } from '../texts/stored-text.js'

/** What one inserted sentence did to the ids of a document's chunks. */
export interface Upset {
  readonly text: string
  readonly name: string
  readonly overlap: number
  readonly chunks: number
  /** Chunks after the edit whose id no chunk had before: what would be embedded anew. */
  readonly changed: number
}

const ways: readonly (readonly [name: string, options: ChunkOptions])[] = [
  ['recursive', { strategy: recursive() }],
  ['sentence', { strategy: sentence() }],
  ['paragraph', { strategy: paragraph() }],
  ['word', { strategy: word() }],
  ['fixed', { strategy: fixed() }],
  ['recursive balanced', { strategy: recursive(), packer: balanced() }],
  ['paragraph balanced', { strategy: paragraph(), packer: balanced() }],
]

/** How far from the top of the text the sentence goes, in code units. */
const nearTheTop = 2_000

/** Inserts one sentence near the top of documents and prints, for each strategy, how many ids are new. */
export async function stability(given: BenchArguments, print: (line: string) => void): Promise<Upset[]> {
  const results: Upset[] = []
  for (const recipe of catalogue.filter(({ name }) => name.startsWith('prose') || name === 'markdown')) {
    const before = readFileSync(storedText(recipe, given.isQuick ? 300_000 : 1_000_000).path, 'utf8')
    const after = withSentence(before)
    for (const [name, options] of ways) {
      if (!given.only.test(`${recipe.name} ${name}`)) continue
      for (const overlap of [0, 200]) {
        const upset = newIds(before, after, { size: 1000, overlap, ...options })
        results.push({ text: recipe.name, name, overlap, ...upset })
      }
    }
  }
  if (results.length === 0) throw new Error(`nothing matches --only ${given.only.source}`)
  const rows = results.map((one) => [
    one.text,
    one.name,
    String(one.overlap),
    figure(one.chunks),
    figure(one.changed),
    `${figure((one.changed / one.chunks) * 100)} %`,
  ])
  print('one sentence inserted near the top: chunks whose id is new, 1000 characters')
  print(table(['text', 'strategy', 'overlap', 'chunks', 'new ids', 'share'], rows))
  return results
}

function withSentence(text: string): string {
  const place = text.indexOf('. ', nearTheTop) + 2
  return `${text.slice(0, place)}${englishSentence(7)} ${text.slice(place)}`
}

function newIds(before: string, after: string, options: ChunkOptions): Pick<Upset, 'chunks' | 'changed'> {
  const known = new Set(chunk(before, options).map(({ id }) => id))
  const chunks = chunk(after, options)
  return { chunks: chunks.length, changed: chunks.filter(({ id }) => !known.has(id)).length }
}
