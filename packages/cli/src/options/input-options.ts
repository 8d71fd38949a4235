import { oneOf } from './values.js'

/** What every command that reads text takes, to stand in its table. */
export const inputOptions = {
  invalid: {
    flags: '--invalid <what>',
    summary: 'bytes that are no text: error, or replace by U+FFFD',
    parse: oneOf(['error', 'replace']),
    fallback: 'error' as const,
  },
} as const
