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
import type { HtmlOptions } from 'ashlar/html'
import { type SentenceBoundaries, sentences } from 'ashlar/sentences'

/** What a command line says about the strategy besides its name. */
export interface StrategyGiven {
  readonly language?: string | undefined
  /** The separators of `--separator`, if any. */
  readonly separators?: readonly string[] | undefined
  readonly tokenizer?: string | undefined
  /** Whether the first row of a table is its header. */
  readonly header?: 'true' | 'false' | 'auto' | undefined
  /** The folder that a tokenizer's file is looked up from. */
  readonly cwd: string
  /** What of an HTML page counts, and what `rendered` is. */
  readonly page?: Pick<HtmlOptions, 'as' | 'select' | 'ignore'>
  /** Tells something on standard error. */
  readonly note?: (line: string) => void
}

/** The strategies by name. A new one is an entry here. */
export const strategies = {
  fixed: () => fixed(),
  token: tokenWindows,
  word: (given) => word({ sentences: sentencesOf(given) }),
  sentence: (given) => sentence({ sentences: sentencesOf(given) }),
  paragraph: (given) => paragraph({ sentences: sentencesOf(given) }),
  recursive: (given) => recursive({ sentences: sentencesOf(given) }),
  markdown: async (given) => (await import('ashlar/markdown')).markdown(languageOf(given)),
  html: async (given) => (await import('ashlar/html')).html({ ...given.page, ...languageOf(given) }),
  xml: async (given) => (await import('ashlar/xml')).xml(languageOf(given)),
  latex: async (given) => (await import('ashlar/latex')).latex(languageOf(given)),
  rst: async (given) => (await import('ashlar/rst')).rst(languageOf(given)),
  asciidoc: async (given) => (await import('ashlar/asciidoc')).asciidoc(languageOf(given)),
  org: async (given) => (await import('ashlar/org')).org(languageOf(given)),
  table: async ({ header, note }) =>
    (await import('ashlar/table')).table({
      ...(header !== undefined && { header: header === 'auto' ? header : header === 'true' }),
      onUnclosedQuote: (line) =>
        note?.(`line ${line}: a quote that nothing closes is read as an ordinary character`),
    }),
  json: async () => (await import('ashlar/json')).json({ syntax: 'jsonc' }),
  'json-lines': async () => (await import('ashlar/json-lines')).jsonLines(),
  yaml: async () => (await import('ashlar/yaml')).yaml(),
  code: async ({ language, note = () => {} }) =>
    (await import('./code-strategy.js')).codeStrategy(language, note),
  separators: (given) => separators(given.separators ?? langchainSeparators),
} as const satisfies Record<string, (given: StrategyGiven) => Strategy | Promise<Strategy>>

/** The name of a strategy; `--strategy` takes `auto` besides. */
export type StrategyName = keyof typeof strategies

/** The language as the library's strategies take it. */
export function languageOf({ language }: Pick<StrategyGiven, 'language'>): { readonly language?: string } {
  return language === undefined ? {} : { language }
}

/** The rule for sentences, with the lists of all languages: the command never goes by the small rule of the library's root. */
export function sentencesOf(given: Pick<StrategyGiven, 'language'>): SentenceBoundaries {
  return sentences(languageOf(given))
}

/** Windows that end where tokens end; of a tokenizer that does not tell where, windows of as many tokens as fit. */
async function tokenWindows({ tokenizer, cwd }: StrategyGiven): Promise<Strategy> {
  const [{ token }, { defaultTokenizer, loadTokenizer }] = await Promise.all([
    import('ashlar/tokens'),
    import('./tokenizers.js'),
  ])
  const loaded = await loadTokenizer(tokenizer ?? defaultTokenizer, cwd)
  return loaded.tokenEnds === undefined ? fixed() : token(loaded)
}
