import { evaluationOptions } from '../options/evaluation-options.js'
import type { OptionTable, OptionValues } from '../options/option.js'
import { listed, oneOf, someText } from '../options/values.js'

/** The options of `ashlar evaluate`. */
export const evaluateOptions = {
  questions: {
    flags: '-q, --questions <file>',
    summary: 'questions and the passages that answer them, one JSON object a line',
    parse: someText,
    soughtAs: ['queries', 'gold'],
  },
  config: {
    flags: '-c, --config <file|options>',
    summary:
      'how to cut: a JSON file, size=400,overlap=10% in place, or default; may be given several times, and the first is what the others are compared with',
    parse: listed,
    soughtAs: ['configuration', 'settings', 'strategy', 'size', 'overlap'],
  },
  ...evaluationOptions,
  to: {
    flags: '-t, --to <format>',
    summary: 'text: a table; json: all numbers, for another program',
    parse: oneOf(['text', 'json']),
    fallback: 'text' as const,
    soughtAs: ['format', 'output-format'],
  },
} as const satisfies OptionTable

/** What a command line of `ashlar evaluate` says. */
export type EvaluateValues = OptionValues<typeof evaluateOptions>
