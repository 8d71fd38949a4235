import { chunkIterator, chunkStream } from 'ashlar'
import { type CuttingRules, cuttingRules } from '../choices/cutting-rules.js'
import { sniffedLength } from '../choices/format-of.js'
import type { StrategyChooser } from '../choices/strategy-chooser.js'
import type { CommandSpec } from '../command.js'
import { type Host, isColoured } from '../host.js'
import { collectingGarbage } from '../inputs/collect-garbage.js'
import type { Document } from '../inputs/each-document.js'
import { peek } from '../inputs/peek.js'
import type { ChunkWriter } from '../outputs/chunk-writer.js'
import { chunkWriter } from '../outputs/formats.js'
import { Report } from '../report.js'
import { runOverInputs, type Tools } from '../run-over-inputs.js'
import { tellingSkipped } from '../skipped-note.js'
import { type ChunkValues, chunkOptions } from './chunk-options.js'

/** `ashlar chunk`: cuts files, folders or standard input into chunks. */
export const chunkCommand: CommandSpec<typeof chunkOptions> = {
  name: 'chunk',
  operands: '[input...]',
  description:
    'Cuts text into chunks that are exact slices of it and never larger than --size.\n\n' +
    'An input is a file, a folder (its text files that .gitignore does not leave out), ' +
    'a pattern such as "docs/**/*.md", or - for standard input.',
  options: chunkOptions,
  examples: [
    { line: 'ashlar chunk README.md', does: 'show the chunks of a file' },
    {
      line: 'ashlar chunk docs --size 800 --overlap 10% > chunks.jsonl',
      does: 'all texts of a folder, as JSON Lines',
    },
    {
      line: 'ashlar chunk "notes/**/*.txt" --unit words --size 200 --out chunks.csv',
      does: 'a table of the chunks',
    },
    {
      line: 'ashlar chunk docs --config chunking.json --size 300',
      does: 'settings from a file, as ashlar tune writes it; what the line says comes first',
    },
    {
      line: 'cat book.txt | ashlar chunk --strategy sentence --breaks "^CHAPTER "',
      does: 'no chunk crosses a chapter',
    },
  ],
  readsInput: true,
  run: runChunk,
}

async function runChunk(operands: readonly string[], values: ChunkValues, host: Host): Promise<number> {
  const { options, strategyFor: choose } = await cuttingRules(values, host)
  const report = new Report(host.stderr)
  const strategyFor: StrategyChooser = async (name, head) =>
    tellingSkipped(await choose(name, head), (line) => report.note(line))
  const writer = await chunkWriter(
    { to: values.to, out: values.out, onTerminal: host.stdout.isTTY === true },
    {
      unit: values.unit,
      limit: values.size,
      columns: host.stdout.columns || 80,
      coloured: values.color && isColoured(host.stdout, host.env),
    },
  )
  return runOverInputs({ operands, values, host }, (tools) => ({
    begin: () => writer.begin(),
    visit: (document) =>
      writeChunks(document, { options, strategyFor, metadata: values.metadata }, writer, tools),
    end: () => writer.end(),
  }))
}

/** What is asked for. */
interface Asked extends CuttingRules {
  readonly metadata: Readonly<Record<string, string>> | undefined
}

async function writeChunks(
  document: Document,
  { options, strategyFor, metadata }: Asked,
  writer: ChunkWriter,
  { sink, progress }: Tools,
): Promise<void> {
  const naming = { id: document.name, ...(metadata && { metadata }) }
  if ('pieces' in document) {
    const { head, pieces } = await peek(document.pieces, sniffedLength)
    const strategy = await strategyFor(document.name, head)
    for await (const chunk of chunkStream(collectingGarbage(pieces), { ...options, strategy, ...naming })) {
      const written = sink.write(writer.chunk(chunk))
      if (written) await written
    }
    return
  }
  const { text, bytes } = document
  const strategy = await strategyFor(document.name, text.slice(0, sniffedLength))
  let done = 0
  for (const chunk of chunkIterator({ text, ...naming }, { ...options, strategy })) {
    const share = Math.floor((chunk.end / text.length) * bytes)
    const shown = progress.advance(share - done)
    if (shown) await shown
    done = share
    const written = sink.write(writer.chunk(chunk))
    if (written) await written
  }
  await progress.advance(bytes - done)
}
