import type { Boundaries } from 'ashlar'
import { sentences } from 'ashlar/sentences'
import type { CommandSpec } from '../command.js'
import type { Host } from '../host.js'
import { documentPieces } from '../inputs/document-pieces.js'
import { withUsageErrors } from '../library-refusal.js'
import { inputOptions } from '../options/input-options.js'
import type { OptionTable, OptionValues } from '../options/option.js'
import { oneOf, someText } from '../options/values.js'
import { visibleText } from '../outputs/visible-text.js'
import { runOverInputs } from '../run-over-inputs.js'
import { type SentenceRecord, sentenceStream } from '../sentence-stream.js'

const sentencesOptions = {
  language: {
    flags: '-l, --language <code>',
    summary: 'the language of the text (en, de, zh, ...); by default it is told from the text',
    parse: someText,
    soughtAs: ['locale'],
  },
  to: {
    flags: '-t, --to <format>',
    summary:
      'text: one sentence a line; jsonl: {start, end, text}, with the source where there are several inputs',
    parse: oneOf(['text', 'jsonl']),
    fallback: 'text' as const,
    soughtAs: ['format', 'output-format'],
  },
  ...inputOptions,
} as const satisfies OptionTable

type SentencesValues = OptionValues<typeof sentencesOptions>

/** `ashlar sentences`: shows the sentences of texts. */
export const sentencesCommand: CommandSpec<typeof sentencesOptions> = {
  name: 'sentences',
  operands: '[input...]',
  description:
    'Shows the sentences of texts, one a line. Inputs are files, folders, patterns, or - for standard input.',
  options: sentencesOptions,
  examples: [
    {
      line: 'ashlar sentences notes.txt',
      does: 'one sentence a line; line breaks inside of it become spaces',
    },
    {
      line: 'ashlar sentences brief.txt --language de --to jsonl',
      does: 'where each sentence stands in the file',
    },
  ],
  readsInput: true,
  run: runSentences,
}

async function runSentences(
  operands: readonly string[],
  values: SentencesValues,
  host: Host,
): Promise<number> {
  const { language, out, to } = values
  const boundaries = withUsageErrors((): Boundaries => sentences(language === undefined ? {} : { language }))
  const onTerminal = out === undefined && host.stdout.isTTY === true
  return runOverInputs({ operands, values, host }, ({ sink, progress, inputs }) => ({
    visit: async (document) => {
      const source = inputs > 1 ? { source: document.name } : {}
      for await (const records of sentenceStream(documentPieces(document, progress), boundaries)) {
        const lines = records.map((record) =>
          to === 'jsonl'
            ? `${JSON.stringify({ ...source, ...record })}\n`
            : `${oneLine(record, onTerminal)}\n`,
        )
        await sink.write(lines.join(''))
      }
    },
  }))
}

function oneLine({ text }: SentenceRecord, onTerminal: boolean): string {
  const line = text.replaceAll(/[\r\n\v\f\x85\u2028\u2029]+/g, ' ')
  return onTerminal ? visibleText(line) : line
}
