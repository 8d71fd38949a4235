import { type Tokenizer, TokenTally } from 'ashlar/tokens'
import { defaultTokenizer, loadTokenizer } from '../choices/tokenizers.js'
import type { CommandSpec } from '../command.js'
import type { Host } from '../host.js'
import { documentPieces } from '../inputs/document-pieces.js'
import type { Document } from '../inputs/each-document.js'
import { inputOptions } from '../options/input-options.js'
import type { OptionTable, OptionValues } from '../options/option.js'
import { listed, oneOf } from '../options/values.js'
import { type CountRow, countTable } from '../outputs/count-table.js'
import type { Progress } from '../progress.js'
import { runOverInputs } from '../run-over-inputs.js'
import { byteTally, characterTally, wordTally } from '../text-tally.js'

const countOptions = {
  tokenizer: {
    flags: '--tokenizer <name>',
    summary: `whose tokens are counted: an encoding, a model or a tokenizer.json; may be given several times (default: ${defaultTokenizer})`,
    parse: listed,
    soughtAs: ['encoding', 'model', 'encoding-name', 'model-name'],
  },
  to: {
    flags: '-t, --to <format>',
    summary: 'text: a table; jsonl: one object an input',
    parse: oneOf(['text', 'jsonl']),
    fallback: 'text' as const,
    soughtAs: ['format', 'output-format'],
  },
  ...inputOptions,
} as const satisfies OptionTable

type CountValues = OptionValues<typeof countOptions>

/** `ashlar count`: counts tokens, characters, words and bytes. */
export const countCommand: CommandSpec<typeof countOptions> = {
  name: 'count',
  operands: '[input...]',
  description:
    'Counts tokens, characters (UTF-16 code units), words and bytes (of UTF-8). ' +
    'Inputs are files, folders, patterns, or - for standard input, of any length.',
  options: countOptions,
  examples: [
    { line: 'ashlar count README.md', does: 'how large a file is for a model' },
    {
      line: 'ashlar count docs --tokenizer gpt-5 --tokenizer cl100k_base',
      does: 'two tokenizers side by side',
    },
  ],
  readsInput: true,
  run: runCount,
}

async function runCount(operands: readonly string[], values: CountValues, host: Host): Promise<number> {
  const names = values.tokenizer ?? [defaultTokenizer]
  const tokenizers = new Map<string, Tokenizer>()
  for (const name of names) tokenizers.set(name, await loadTokenizer(name, host.cwd))
  const rows: CountRow[] = []
  return runOverInputs({ operands, values, host }, ({ sink, progress }) => ({
    visit: async (document) => {
      const row = await countDocument(document, tokenizers, progress)
      if (values.to === 'jsonl') await sink.write(`${JSON.stringify(row)}\n`)
      else rows.push(row)
    },
    end: () => countTable(rows),
  }))
}

async function countDocument(
  document: Document,
  tokenizers: ReadonlyMap<string, Tokenizer>,
  progress: Progress,
): Promise<CountRow> {
  const tokens = new Map([...tokenizers].map(([name, tokenizer]) => [name, new TokenTally(tokenizer)]))
  const [characters, words, bytes] = [characterTally(), wordTally(), byteTally()]
  const tallies = [...tokens.values(), characters, words, bytes]
  for await (const piece of documentPieces(document, progress)) for (const tally of tallies) tally.add(piece)
  return {
    source: document.name,
    tokens: Object.fromEntries([...tokens].map(([name, tally]) => [name, tally.end()])),
    characters: characters.end(),
    words: words.end(),
    bytes: bytes.end(),
  }
}
