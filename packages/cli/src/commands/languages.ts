import { existsSync } from 'node:fs'
import { type CodeLanguage, codeLanguages, findCodeLanguage } from 'ashlar/code'
import { componentLanguages, grammarPath } from '../choices/code-strategy.js'
import { type CommandSpec, status } from '../command.js'
import type { Host } from '../host.js'
import type { OptionTable, OptionValues } from '../options/option.js'
import { oneOf } from '../options/values.js'

const languagesOptions = {
  to: {
    flags: '-t, --to <format>',
    summary: 'text: a table; jsonl: one object a language',
    parse: oneOf(['text', 'jsonl']),
    fallback: 'text' as const,
    soughtAs: ['format', 'output-format'],
  },
} as const satisfies OptionTable

type LanguagesValues = OptionValues<typeof languagesOptions>

/** `ashlar languages`: lists the programming languages that `--strategy code` knows, and where their grammars come from. */
export const languagesCommand: CommandSpec<typeof languagesOptions> = {
  name: 'languages',
  operands: '',
  description:
    'Lists the programming languages, the endings of their files, and the package of each grammar.',
  options: languagesOptions,
  examples: [{ line: 'ashlar languages --to jsonl', does: 'for another program' }],
  readsInput: false,
  run: listLanguages,
}

async function listLanguages(_: readonly string[], values: LanguagesValues, host: Host): Promise<number> {
  const rows = [...[...codeLanguages, ...components].map(rowOf), sqlRow]
  host.stdout.write(
    values.to === 'jsonl' ? rows.map((row) => `${JSON.stringify(row)}\n`).join('') : table(rows),
  )
  return status.fine
}

/** Components of one file: the grammar is that of their scripts. */
const components = componentLanguages.map((name) => ({
  name,
  extensions: [`.${name}`],
  grammar: findCodeLanguage('typescript')!.grammar,
}))

/** No package with a grammar of SQL that loads is known: its statements are read by the library itself. */
const sqlRow: LanguageRow = {
  language: 'sql',
  aliases: [],
  extensions: ['.sql', '.ddl', '.psql'],
  package: 'ashlar',
  installed: true,
}

interface LanguageRow {
  readonly language: string
  readonly aliases: readonly string[]
  readonly extensions: readonly string[]
  readonly package: string
  /** The file of the grammar; absent where there is none, and statements are read by `package`. */
  readonly file?: string
  readonly installed: boolean
}

type Listed = Pick<CodeLanguage, 'name' | 'aliases' | 'extensions' | 'grammar'>

function rowOf({ name, aliases = [], extensions, grammar }: Listed): LanguageRow {
  return { language: name, aliases, extensions, ...grammar, installed: isInstalled(grammar) }
}

function isInstalled(grammar: CodeLanguage['grammar']): boolean {
  try {
    return existsSync(grammarPath(grammar))
  } catch {
    return false
  }
}

function table(rows: readonly LanguageRow[]): string {
  const cells = rows.map((row) => [
    row.language,
    row.extensions.join(' '),
    `${row.package}${row.file === undefined ? ' (statements, no grammar)' : row.installed ? '' : ' (not installed)'}`,
  ])
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells
    .map(([name, endings, from]) => `${name!.padEnd(widths[0]!)}  ${endings!.padEnd(widths[1]!)}  ${from}\n`)
    .join('')
}
