import type { HtmlForm } from 'ashlar/html'
import type { OptionTable, OptionValues } from '../options/option.js'
import {
  anyText,
  escapedText,
  oneOf,
  overlapValue,
  pattern,
  someText,
  truth,
  wholeNumber,
} from '../options/values.js'
import { type PackerName, packers } from './packers.js'
import { type StrategyName, strategies } from './strategies.js'
import { defaultUnit, type UnitName, units } from './units.js'

const namesOf = <Name extends string>(choices: Readonly<Record<Name, unknown>>) =>
  Object.keys(choices) as Name[]

const strategyNames = ['auto', ...namesOf(strategies)] as const

/** The options that say how to cut. Configurations hold these, on the command line too. */
export const cuttingOptions = {
  strategy: {
    flags: '-s, --strategy <name>',
    summary: `where to cut: ${strategyNames.join(', ')}; auto goes by the name of the file, else by its text`,
    parse: oneOf<StrategyName | 'auto'>(strategyNames),
    fallback: 'auto' as StrategyName | 'auto',
    soughtAs: ['splitter', 'chunker', 'method', 'mode', 'type'],
  },
  as: {
    flags: '--as <format>',
    summary: 'what --strategy auto is to take the inputs for, whatever their names: markdown, recursive, ...',
    parse: oneOf<StrategyName>(namesOf(strategies)),
    soughtAs: ['input-format', 'from'],
  },
  size: {
    flags: '-n, --size <n>',
    summary: 'the most units that a chunk may have',
    parse: wholeNumber(1),
    fallback: 512,
    soughtAs: ['chunk-size', 'max-size', 'max', 'max-tokens', 'max-characters', 'limit', 'length'],
  },
  unit: {
    flags: '-u, --unit <name>',
    summary: `what size, overlap and min count: ${namesOf(units).join(', ')}`,
    parse: oneOf<UnitName>(namesOf(units)),
    fallback: defaultUnit,
    soughtAs: ['measure', 'length-function'],
  },
  tokenizer: {
    flags: '--tokenizer <name>',
    summary:
      'whose tokens are counted: o200k_base, cl100k_base, a model such as gpt-5, or a tokenizer.json (default: o200k_base)',
    parse: someText,
    soughtAs: ['encoding', 'model', 'encoding-name', 'model-name'],
  },
  overlap: {
    flags: '--overlap <n|p%>',
    summary: 'what a chunk repeats of the previous one: units, a share of the size (10%), or "2 sentences"',
    parse: overlapValue,
    fallback: 0 as ReturnType<typeof overlapValue>,
    soughtAs: ['chunk-overlap', 'stride'],
  },
  min: {
    flags: '--min <n>',
    summary: 'the fewest units that a chunk should have',
    parse: wholeNumber(0),
    soughtAs: ['min-size', 'min-chunk-size', 'minimum'],
  },
  packer: {
    flags: '--packer <name>',
    summary: `how cuts are chosen: ${namesOf(packers).join(', ')} (default: what the strategy prefers)`,
    parse: oneOf<PackerName>(namesOf(packers)),
  },
  language: {
    flags: '-l, --language <code>',
    summary:
      'the language of the text (en, de, zh, ...) or of the code (python, go, ...; see ashlar languages)',
    parse: someText,
    soughtAs: ['locale', 'lang', 'syntax'],
  },
  breaks: {
    flags: '--breaks <pattern>',
    summary: 'a regular expression at whose matches a new chunk always begins, as "^CHAPTER "',
    parse: pattern,
    soughtAs: ['break-pattern', 'section-pattern'],
  },
  separator: {
    flags: '--separator <text>',
    summary:
      'cut behind this text, with --strategy separators; may be given several times, strongest first (\\n, \\t work)',
    parse: escapedText,
    soughtAs: ['separators', 'delimiter', 'delimiters'],
  },
  header: {
    flags: '--header <true|false|auto>',
    summary:
      'whether the first row of a table is its header; auto: unless it has a number or an empty cell (default: true)',
    parse: oneOf<'true' | 'false' | 'auto'>(['true', 'false', 'auto']),
    soughtAs: ['has-header', 'headers', 'header-row'],
  },
  select: {
    flags: '--select <css>',
    summary: 'of HTML only what lies in elements that this selector matches',
    parse: someText,
    soughtAs: ['selector', 'include'],
  },
  ignore: {
    flags: '--ignore <css>',
    summary:
      'of HTML leave out elements that this selector matches ("" for none; default: nav, footer, aside beside a main or article), with --render text or markdown',
    soughtAs: ['exclude'],
    parse: anyText,
  },
  render: {
    flags: '--render <form>',
    summary:
      'what is embedded of HTML: html (as it is; the default), text (clean; the default with --select or --ignore) or markdown',
    parse: oneOf<HtmlForm>(['html', 'text', 'markdown']),
    soughtAs: ['rendering', 'output-form'],
  },
  trim: {
    flags: '--trim <true|false>',
    summary: 'leave white space at the ends of chunks out',
    parse: truth,
    fallback: true as boolean,
    soughtAs: ['strip-whitespace'],
  },
} as const satisfies OptionTable

/** What a command line or a configuration says about how to cut. */
export type CuttingValues = OptionValues<typeof cuttingOptions>
