import type { ChunkWriter, WriterSetting } from './chunk-writer.js'

/** How each `--to` format is written, loaded when it is asked for. A new one is a file beside this and an entry here. */
export const formats = {
  jsonl: async () => (await import('./json-lines.js')).jsonLinesWriter(),
  json: async () => (await import('./json-array.js')).jsonArrayWriter(),
  csv: async () => (await import('./csv.js')).csvWriter(),
  text: async () => (await import('./plain-text.js')).plainTextWriter(),
} as const satisfies Record<string, () => Promise<ChunkWriter>>

/** A name that `--to` takes. */
export type FormatName = keyof typeof formats

/** The format of a file where none is asked for, by the end of its name. */
const byEnding: Readonly<Record<string, FormatName>> = { json: 'json', csv: 'csv', txt: 'text' }

/** Where the output goes, as far as it decides the format. */
export interface Destination {
  readonly to?: FormatName | undefined
  /** The file of `--out`. */
  readonly out?: string | undefined
  /** Whether a person reads standard output. */
  readonly onTerminal: boolean
}

/**
 * The writer for a destination: the format asked for; else that of the file's ending; else a readable view on a
 * terminal and JSON Lines everywhere else.
 */
export async function chunkWriter(
  { to, out, onTerminal }: Destination,
  setting: WriterSetting,
): Promise<ChunkWriter> {
  if (to === undefined && out === undefined && onTerminal) {
    return (await import('./terminal-view.js')).terminalView(setting)
  }
  const ending = out === undefined ? undefined : /\.([a-z]+)$/i.exec(out)?.[1]?.toLowerCase()
  return formats[to ?? byEnding[ending ?? ''] ?? 'jsonl']()
}
