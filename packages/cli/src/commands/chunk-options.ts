import { cuttingOptions } from '../choices/cutting-options.js'
import { configOption } from '../options/config-option.js'
import { inputOptions } from '../options/input-options.js'
import type { OptionTable, OptionValues } from '../options/option.js'
import { keyValue, oneOf } from '../options/values.js'
import { type FormatName, formats } from '../outputs/formats.js'

/** The options of `ashlar chunk`: parsing, help and the check of the documentation all read this table. */
export const chunkOptions = {
  ...cuttingOptions,
  config: configOption,
  metadata: {
    flags: '--metadata <key=value>',
    summary: 'data of your own for every chunk; may be given several times',
    parse: keyValue,
    soughtAs: ['meta'],
  },
  to: {
    flags: '-t, --to <format>',
    summary: `${Object.keys(formats).join(', ')} (default: by the ending of --out, a readable view on a terminal, else jsonl)`,
    parse: oneOf<FormatName>(Object.keys(formats) as FormatName[]),
    soughtAs: ['format', 'output-format'],
  },
  ...inputOptions,
  color: {
    flags: '--no-color',
    summary: 'no colours on a terminal (NO_COLOR does the same)',
    soughtAs: ['no-colour'],
  },
} as const satisfies OptionTable

/** What a command line of `ashlar chunk` says. */
export type ChunkValues = OptionValues<typeof chunkOptions>
