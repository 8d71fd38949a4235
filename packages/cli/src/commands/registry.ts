import type { CommandSpec } from '../command.js'

/** A command as the list of commands shows it. It is loaded only when it is asked for. */
export interface CommandEntry {
  readonly summary: string
  readonly load: () => Promise<CommandSpec>
}

/** All commands by name. A new one is a file beside this and an entry here. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  chunk: {
    summary: 'cut files or standard input into chunks',
    load: async () => (await import('./chunk.js')).chunkCommand,
  },
  count: {
    summary: 'count tokens, characters, words and bytes',
    load: async () => (await import('./count.js')).countCommand,
  },
  evaluate: {
    summary: 'measure how well questions are answered from the chunks of a corpus',
    load: async () => (await import('./evaluate.js')).evaluateCommand,
  },
  languages: {
    summary: 'list the programming languages that are known',
    load: async () => (await import('./languages.js')).languagesCommand,
  },
  sentences: {
    summary: 'show the sentences of texts',
    load: async () => (await import('./sentences.js')).sentencesCommand,
  },
  tune: {
    summary: 'search the best settings for a corpus, and test them on held-out questions',
    load: async () => (await import('./tune.js')).tuneCommand,
  },
}
