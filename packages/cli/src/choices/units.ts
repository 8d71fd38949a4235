import { bytes, characters, codePoints, graphemes, type Measure, words } from 'ashlar'

/** What a command line says about the unit besides its name. */
export interface UnitGiven {
  readonly tokenizer?: string | undefined
  /** The folder that a tokenizer's file is looked up from. */
  readonly cwd: string
}

/** The measures by the name of their unit. A new one is an entry here. */
export const units = {
  tokens: async ({ tokenizer, cwd }) => {
    const [{ tokens }, { defaultTokenizer, loadTokenizer }] = await Promise.all([
      import('ashlar/tokens'),
      import('./tokenizers.js'),
    ])
    return tokens(await loadTokenizer(tokenizer ?? defaultTokenizer, cwd))
  },
  characters: () => characters,
  'code-points': () => codePoints,
  graphemes: () => graphemes,
  bytes: () => bytes,
  words: () => words,
} as const satisfies Record<string, (given: UnitGiven) => Measure | Promise<Measure>>

/** A name that `--unit` takes. */
export type UnitName = keyof typeof units

/** The unit when none is asked for. */
export const defaultUnit: UnitName = 'tokens'
