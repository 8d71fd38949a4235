import {
  fixed,
  langchainSeparators,
  paragraph,
  recursive,
  type Strategy,
  sentence,
  separators,
  word,
} from 'ashlar'

/** What a command line says about the strategy besides its name. */
export interface StrategyGiven {
  readonly language?: string | undefined
  /** The separators of `--separator`, if any. */
  readonly separators?: readonly string[] | undefined
}

/** The strategies by name. A new one is an entry here. */
export const strategies = {
  auto: (given) => recursive(languageOf(given)),
  fixed: () => fixed(),
  word: () => word(),
  sentence: (given) => sentence(languageOf(given)),
  paragraph: () => paragraph(),
  recursive: (given) => recursive(languageOf(given)),
  separators: (given) => separators(given.separators ?? langchainSeparators),
} as const satisfies Record<string, (given: StrategyGiven) => Strategy>

/** A name that `--strategy` takes. */
export type StrategyName = keyof typeof strategies

function languageOf({ language }: StrategyGiven): { readonly language?: string } {
  return language === undefined ? {} : { language }
}
