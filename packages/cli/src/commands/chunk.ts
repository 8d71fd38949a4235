import { type ChunkOptions, chunk, chunkIterator, chunkStream, recursive } from 'ashlar'
import { isCodeLanguage } from '../choices/code-strategy.js'
import { sniffedLength } from '../choices/format-of.js'
import { packers } from '../choices/packers.js'
import { languageOf } from '../choices/strategies.js'
import { type StrategyChooser, strategyChooser } from '../choices/strategy-chooser.js'
import { units } from '../choices/units.js'
import type { CommandSpec } from '../command.js'
import { type Host, isColoured } from '../host.js'
import { collectingGarbage } from '../inputs/collect-garbage.js'
import type { Document } from '../inputs/each-document.js'
import { peek } from '../inputs/peek.js'
import type { ChunkWriter } from '../outputs/chunk-writer.js'
import { chunkWriter } from '../outputs/formats.js'
import { Report } from '../report.js'
import { asUsageError, runOverInputs, type Tools, withUsageErrors } from '../run-over-inputs.js'
import { UsageError } from '../usage-error.js'
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
      line: 'cat book.txt | ashlar chunk --strategy sentence --breaks "^CHAPTER "',
      does: 'no chunk crosses a chapter',
    },
  ],
  readsInput: true,
  run: runChunk,
}

async function runChunk(operands: readonly string[], values: ChunkValues, host: Host): Promise<number> {
  const rules = await libraryOptions(values, host)
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
    visit: (document) => writeChunks(document, { ...rules, metadata: values.metadata }, writer, tools),
    end: () => writer.end(),
  }))
}

/** The options as the library takes them, and the strategy for each document. */
async function libraryOptions(values: ChunkValues, host: Host): Promise<Rules> {
  const { size, overlap, min, trim, breaks, language, separator, tokenizer, select, ignore, render, header } =
    values
  if (separator !== undefined && values.strategy !== 'separators') {
    throw new UsageError('--separator: wanted together with --strategy separators')
  }
  if (tokenizer !== undefined && values.unit !== 'tokens' && values.strategy !== 'token') {
    throw new UsageError(`--tokenizer: wanted together with --unit tokens, not ${values.unit}`)
  }
  if (values.as !== undefined && values.strategy !== 'auto') {
    throw new UsageError(`--as: wanted together with --strategy auto, not ${values.strategy}`)
  }
  const options = withUsageErrors(() => ({
    size,
    overlap,
    trim,
    ...(min !== undefined && { min }),
    ...(breaks !== undefined && { breaks }),
    ...(values.packer !== undefined && { packer: packers[values.packer]() }),
  }))
  // What is wrong here is told before a vocabulary is loaded.
  withUsageErrors(() => chunk('', options))
  const page = {
    ...(select !== undefined && { select }),
    ...(ignore !== undefined && { ignore }),
    ...(render !== undefined && { as: render }),
  }
  const note = (line: string) => new Report(host.stderr).note(line)
  const given = { language, separators: separator, tokenizer, header, cwd: host.cwd, page, note }
  const isCode = language !== undefined && isCodeLanguage(language)
  const chosen = values.as ?? (isCode && values.strategy === 'auto' ? 'code' : values.strategy)
  const strategyFor = strategyChooser(chosen, given)
  // A name or language that is refused is wrong usage, not the fault of the first document.
  if (chosen !== 'code') withUsageErrors(() => recursive(languageOf(given)))
  // The language of code may be told by the document.
  if (chosen !== 'auto' && (chosen !== 'code' || language !== undefined))
    await strategyFor('', '').catch((error) => Promise.reject(asUsageError(error)))
  return { options: { ...options, measure: await units[values.unit](given) }, strategyFor }
}

/** How to cut, but for the strategy, and which strategy a document is cut by. */
interface Rules {
  readonly options: ChunkOptions
  readonly strategyFor: StrategyChooser
}

/** What is asked for. */
interface Asked extends Rules {
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
