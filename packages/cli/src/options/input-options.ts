import { oneOf, someText } from './values.js'

/** What every command that reads text takes, to stand in its table. */
export const inputOptions = {
  invalid: {
    flags: '--invalid <what>',
    summary: 'bytes that are no text: error, or replace by U+FFFD',
    parse: oneOf(['error', 'replace']),
    fallback: 'error' as const,
  },
  out: {
    flags: '-o, --out <file>',
    summary: 'write to a file instead of standard output',
    parse: someText,
    soughtAs: ['output', 'output-file'],
  },
} as const
