import { someText } from './values.js'

/** The option of a command whose other options may stand in a file; to stand in its table, as this very object. */
export const configOption = {
  flags: '--config <file>',
  summary:
    'a JSON file of options by their names, as ashlar tune writes it; options on the command line come first',
  parse: someText,
  soughtAs: ['configuration', 'settings', 'options'],
} as const
