import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** One text with its sentences, `[start, end)` in UTF-16 code units. */
export interface GoldItem {
  readonly id: string
  readonly lang: string
  readonly text: string
  readonly spans: readonly (readonly [number, number])[]
}

interface GoldenRule extends GoldItem {
  readonly tier: 'golden' | 'more'
  readonly verbatim: boolean
  readonly conflicting_gold: boolean
}

/** A set of which each item is either exactly right or not. */
export interface ExactSet {
  readonly name: string
  readonly items: readonly GoldItem[]
}

/** A treebank in one of its two spacings, measured by F1 over boundaries. */
export interface Treebank {
  readonly name: string
  readonly items: readonly GoldItem[]
}

const home = resolve(import.meta.dirname, '../..')

/** Where the gold data lies: `ASHLAR_DATA`, or `shared/data` beside the repository. */
export function goldFolder(): string | undefined {
  const root = process.env.ASHLAR_DATA ?? resolve(home, '../shared/data')
  const folder = join(root, 'sentences')
  return existsSync(folder) ? folder : undefined
}

function readLines<Row>(path: string): Row[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row)
}

/** The Golden Rules and the rest of the same tests, and sentencex's tests without list items. */
export function readExactSets(folder: string): ExactSet[] {
  const rules = readLines<GoldenRule>(join(folder, 'golden_rules.jsonl'))
  const fair = rules.filter((rule) => rule.verbatim && !rule.conflicting_gold)
  const tests = readLines<GoldItem & { file: string }>(join(folder, 'sentencex_tests.jsonl'))
  return [
    { name: 'Golden Rules', items: fair.filter((rule) => rule.tier === 'golden') },
    { name: 'more tests', items: fair.filter((rule) => rule.tier === 'more') },
    { name: 'sentencex tests', items: tests.filter((test) => test.file !== 'lists') },
  ]
}

export function readTreebanks(folder: string): Treebank[] {
  const treebanks: Treebank[] = []
  for (const file of readdirSync(join(folder, 'ud')).sort()) {
    const rows = readLines<GoldItem & { mode: string }>(join(folder, 'ud', file))
    for (const mode of ['flat', 'par']) {
      const items = rows.filter((row) => row.mode === mode)
      const name = `${file.replace(/^UD_|\.jsonl$/g, '')}${mode === 'par' ? ' (paragraphs)' : ''}`
      if (items.length > 0) treebanks.push({ name, items })
    }
  }
  return treebanks
}
