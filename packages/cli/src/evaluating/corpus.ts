import type { Source } from 'ashlar'
import type { InvalidBytes } from 'ashlar/source'
import type { Host } from '../host.js'
import { eachDocument } from '../inputs/each-document.js'
import { expandOperands } from '../inputs/expand-operands.js'
import { Progress } from '../progress.js'
import type { Report } from '../report.js'
import { UsageError } from '../usage-error.js'

/** What a corpus is read from, and who is told what cannot be read. */
export interface CorpusReading {
  readonly operands: readonly string[]
  readonly invalid: InvalidBytes
  readonly host: Host
  readonly report: Report
}

/** All texts that operands stand for, in memory; blank ones are left out. At least one, each with an id. */
export type Corpus = readonly (Source & { readonly id: string })[]

/**
 * Reads a corpus. What cannot be read is a fault in the report.
 *
 * @throws UsageError without operands
 * @throws Error when there is no text at all
 */
export async function readCorpus({ operands, invalid, host, report }: CorpusReading): Promise<Corpus> {
  if (operands.length === 0) throw new UsageError('no corpus: wanted a folder, files or a pattern')
  const inputs = await expandOperands(operands, { cwd: host.cwd })
  const corpus: (Source & { readonly id: string })[] = []
  const progress = new Progress({ files: 0, bytes: 0 }, undefined)
  await eachDocument(inputs, { host, report, progress, invalid }, async (document) => {
    const text = 'text' in document ? document.text : await joined(document.pieces)
    if (text.trim() !== '') corpus.push({ id: document.name, text })
  })
  if (corpus.length === 0) throw new Error(`the corpus is empty: no text in ${operands.join(', ')}`)
  return corpus
}

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/**
 * The names of sources relative to the folders that were named: `a.md` for `docs/a.md` of `docs`. Names that are not
 * unique this way are left out.
 */
export function relativeNames(corpus: Corpus, operands: readonly string[]): ReadonlyMap<string, string> {
  const folders = operands.map((operand) => operand.replace(/^\.\//, '').replace(/\/*$/, '/'))
  const names = new Map<string, string>()
  const ambiguous = new Set<string>()
  for (const { id } of corpus) {
    const folder = folders.find((one) => id.startsWith(one))
    const name = folder === undefined ? id : id.slice(folder.length)
    if (names.has(name)) ambiguous.add(name)
    names.set(name, id)
  }
  return new Map([...names].filter(([name]) => !ambiguous.has(name)))
}
