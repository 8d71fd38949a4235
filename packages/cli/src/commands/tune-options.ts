import { evaluationOptions } from '../options/evaluation-options.js'
import type { OptionTable, OptionValues } from '../options/option.js'
import { oneOf, someText, wholeNumbers } from '../options/values.js'
import { type UseName, uses } from '../tuning/uses.js'

const useNames = Object.keys(uses) as UseName[]

/** The options of `ashlar tune`. */
export const tuneOptions = {
  questions: {
    flags: '-q, --questions <file>',
    summary:
      'questions and the passages that answer them, one JSON object a line; without any, headings and first sentences stand in',
    parse: someText,
    soughtAs: ['queries', 'gold'],
  },
  use: {
    flags: '--use <name>',
    summary: `what the chunks are for: ${useNames.map((name) => `${name} (${uses[name].about})`).join(', ')}`,
    parse: oneOf<UseName>(useNames),
    fallback: 'qa' as UseName,
    soughtAs: ['for', 'purpose', 'preset', 'task'],
  },
  against: {
    flags: '--against <file|options>',
    summary: 'the settings to beat, as for ashlar evaluate --config; default: those of ashlar chunk',
    parse: someText,
    fallback: 'default',
    soughtAs: ['config', 'baseline', 'current'],
  },
  size: {
    flags: '-n, --size <n>',
    summary: 'a size to try; may be given several times (default: sizes that go with the use and the budget)',
    parse: wholeNumbers,
    soughtAs: ['sizes'],
  },
  ...evaluationOptions,
  report: {
    flags: '--report <file>',
    summary: 'write a page with plots and the questions that went worst (HTML, in one file)',
    parse: someText,
    soughtAs: ['html', 'page'],
  },
  save: {
    flags: '--save <file>',
    summary: 'write the recommended settings as JSON, for ashlar chunk --config',
    parse: someText,
    soughtAs: ['out', 'output', 'write'],
  },
  to: {
    flags: '-t, --to <format>',
    summary: 'text, or json: all numbers, for another program',
    parse: oneOf(['text', 'json']),
    fallback: 'text' as const,
    soughtAs: ['format', 'output-format'],
  },
} as const satisfies OptionTable

/** What a command line of `ashlar tune` says. */
export type TuneValues = OptionValues<typeof tuneOptions>
