import type { BenchArguments } from '../arguments.js'
import { asHtml, asMarkdown, type NumberedBlock, numberedDocument } from '../peers/numbered-document.js'
import { type StructureHarm, structureHarm } from '../peers/structure-harm.js'
import { structureSplitters } from '../peers/structure-splitters.js'
import { figure, table } from '../table.js'

const sizes = [300, 1000]

/** Peers that take no part, and why. */
const absent = [
  'Mastra (@mastra/rag) needs Node 22.13 and @mastra/core; it takes no part.',
  "The offsets of chonkie's tables are those of the rows, while the text begins with the header.",
]

/** What splitters break of the same documents, whose words are numbered. */
export async function structurePeers(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<Record<string, StructureHarm>> {
  const results: Record<string, StructureHarm> = {}
  const blocks = numberedDocument(given.isQuick ? 40 : 200)
  const largest = blocks.reduce((one, other) => (rowsOf(other) > rowsOf(one) ? other : one))
  for (const [name, splitters] of Object.entries(structureSplitters)) {
    const parts = name.startsWith('a table') ? [largest] : blocks
    const text = name.toLowerCase().includes('html') ? asHtml(parts) : asMarkdown(parts)
    for (const size of sizes) {
      const rows: string[][] = []
      for (const splitter of splitters) {
        const harm = structureHarm(text, parts, await splitter.split(text, size), size)
        results[`${name} ${size} ${splitter.name}`] = harm
        rows.push([splitter.name, ...cellsOf(harm)])
      }
      print(`\n${name}, ${figure(text.length)} characters in pieces of at most ${size}`)
      print(table(columns, rows))
    }
  }
  for (const line of absent) print(line)
  return results
}

const columns = [
  'splitter',
  'pieces',
  'characters lost',
  'over limit',
  'open fences',
  'headings at end',
  'without header',
  'rows cut',
  'offsets wrong',
]

function cellsOf(harm: StructureHarm): string[] {
  const { pieces, lost, overLimit, openFences, headingsAtEnd, withoutHeader, rowsCut, wrongOffsets } = harm
  const counts = [pieces, lost, overLimit, openFences, headingsAtEnd, withoutHeader, rowsCut]
  return [...counts.map(figure), wrongOffsets === undefined ? 'none given' : figure(wrongOffsets)]
}

const rowsOf = (block: NumberedBlock) => (block.kind === 'table' ? block.rows.length : 0)
