import type { Parser } from 'web-tree-sitter'
import type { BenchArguments } from '../arguments.js'
import { type CodeHarm, codeHarm, noHarm } from '../peers/code-harm.js'
import { type CodeSet, codeSets } from '../peers/code-sets.js'
import { bareParser, codeSplitters } from '../peers/code-splitters.js'
import { figure, table } from '../table.js'

const sizes = [400, 1600]

/** Peers that take no part, and why. */
const absent =
  'The CodeSplitter of LlamaIndexTS (@llamaindex/node-parser) has the native tree-sitter as a peer dependency, which needs a compiler where it has no binary; it takes no part.'

/** What splitters of code lose or break of the same sources. */
export async function codePeers(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<Record<string, CodeHarm>> {
  const results: Record<string, CodeHarm> = {}
  const notes = new Set([absent])
  for (const set of codeSets(given.isQuick ? 100_000 : 1_000_000)) {
    const parser = await bareParser(set.language)
    for (const size of sizes) {
      const rows: string[][] = []
      for (const splitter of codeSplitters) {
        const harm = await harmOf(splitter, set, size, parser).catch((fault: Error) => {
          notes.add(`${splitter.name} cannot run here: ${fault.message}`)
          return undefined
        })
        if (harm === undefined) continue
        results[`${set.about} ${size} ${splitter.name}`] = harm
        rows.push([splitter.name, ...Object.values(harm).map(figure), splitter.givesOffsets ? 'yes' : 'no'])
      }
      const length = set.texts.reduce((sum, text) => sum + text.length, 0)
      print(
        `\n${set.about}: ${set.texts.length} files, ${figure(length)} characters in pieces of at most ${size}`,
      )
      print(table(columns, rows))
    }
  }
  for (const line of notes) print(line)
  return results
}

const columns = [
  'splitter',
  'pieces',
  'characters lost',
  'held twice',
  'over limit',
  'declarations cut',
  'comments parted',
  'indentation lost',
  'astray',
  'offsets',
]

async function harmOf(
  splitter: (typeof codeSplitters)[number],
  { language, texts }: CodeSet,
  size: number,
  parser: Parser,
): Promise<CodeHarm> {
  const split = await splitter.load(language, size)
  let sum = noHarm
  for (const text of texts) {
    const tree = parser.parse(text)
    if (tree === null) throw new Error('the parser gave no tree')
    sum = added(sum, codeHarm(text, tree, await split(text), size))
    tree.delete()
  }
  return sum
}

function added(one: CodeHarm, other: CodeHarm): CodeHarm {
  const names = Object.keys(one) as (keyof CodeHarm)[]
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as CodeHarm
}
