import { AshlarError } from '../../errors.js'
import type { Span } from '../../span.js'
import { PieceRun } from '../pieces.js'
import type { Tokenizer } from '../tokenizer.js'
import { addsUp, splitsAtLines } from './adds-up.js'
import { parseTokenizerFile, refusal, type TokenizerFile } from './parse-tokenizer-file.js'
import { selfCheckTexts } from './self-check-texts.js'
import { type WordBreaks, WordPieces } from './word-pieces.js'

/** Options of {@link loadTokenizerFile}. */
export interface TokenizerFileOptions {
  /** What messages call it. Default: the kind of its model. */
  readonly name?: string
  /**
   * Whether the tokens that the model adds around every text (`[CLS]`, `</s>`) are counted. Default `count`: an
   * embedding model has to fit them in too.
   */
  readonly specialTokens?: 'count' | 'leave-out'
  /** The model's `tokenizer_config.json`, as text or as the object it holds, for the few tokenizers that need it. */
  readonly config?: string | object
}

/** The part of the library's tokenizer that is used here. */
interface Encoder {
  encode(text: string, options?: { add_special_tokens?: boolean }): { readonly ids: readonly number[] }
}

/**
 * Loads a `tokenizer.json` of Hugging Face (WordPiece, Unigram, BPE) by the package `@huggingface/tokenizers`,
 * which must be installed. Counts are the library's own. A special token that a text spells out counts as the
 * library takes it: as one.
 *
 * Where the file says that words are encoded one by one, and sample texts confirm it, the counts of words are
 * remembered and added up; otherwise texts are counted whole.
 *
 * @throws AshlarError `invalid-option` for a file that cannot be used, `missing-dependency` without the package.
 */
export async function loadTokenizerFile(
  file: string | object,
  options: TokenizerFileOptions = {},
): Promise<Tokenizer> {
  const { specialTokens = 'count' } = options
  if (specialTokens !== 'count' && specialTokens !== 'leave-out') {
    throw new AshlarError({
      code: 'invalid-option',
      given: `specialTokens: ${String(specialTokens)}`,
      wanted: "'count' or 'leave-out'",
    })
  }
  const parsed = parseTokenizerFile(file)
  const config = typeof options.config === 'string' ? JSON.parse(options.config) : (options.config ?? {})
  const encoder = await createEncoder(parsed, config)
  const countAlone = (text: string): number => encoder.encode(text, { add_special_tokens: false }).ids.length
  const added = specialTokens === 'count' ? encoder.encode('a').ids.length - countAlone('a') : 0
  const pieces = addsUp(parsed) ? piecesFor(parsed, countAlone) : undefined
  return {
    name: options.name ?? parsed.model.type ?? 'tokenizer.json',
    added,
    count: (text: string, span?: Span) =>
      added + countAlone(span === undefined ? text : text.slice(span.start, span.end)),
    ...(pieces !== undefined && { pieces }),
  }
}

async function createEncoder(file: TokenizerFile, config: object): Promise<Encoder> {
  let library: typeof import('@huggingface/tokenizers')
  try {
    library = await import('@huggingface/tokenizers')
  } catch (cause) {
    throw new AshlarError({
      code: 'missing-dependency',
      given: 'the package @huggingface/tokenizers cannot be loaded',
      wanted: 'it to be installed, for a tokenizer.json',
      advice: 'Run: npm install @huggingface/tokenizers',
      cause,
    })
  }
  try {
    const encoder = new library.Tokenizer(file, config)
    encoder.encode('a')
    return encoder
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw refusal(`@huggingface/tokenizers cannot read it (${why})`, 'Is the file whole?', cause)
  }
}

/** The smallest words whose counts add up on all samples, where there are such. */
function piecesFor(file: TokenizerFile, countAlone: (text: string) => number): WordPieces | undefined {
  const samples = samplesFor(file).map((text) => ({ text, whole: countAlone(text) }))
  const breaks: readonly WordBreaks[] = splitsAtLines(file) ? ['spaces and lines', 'spaces'] : ['spaces']
  return breaks
    .map((kind) => new WordPieces(countAlone, kind))
    .find((pieces) => samples.every(({ text, whole }) => isSum(pieces, text, whole)))
}

/** Texts to try the tokenizer on, some with its own added tokens in the ways that they may stand in a text. */
function samplesFor(file: TokenizerFile): readonly string[] {
  const own = file.added_tokens
    .slice(0, 64)
    .map(({ content }) => `a ${content} b${content}c ${content}${content}`)
  return [...selfCheckTexts, ...own]
}

/** True when the counts of the words of a text add up to the count of the whole. */
function isSum(pieces: WordPieces, text: string, whole: number): boolean {
  const run = new PieceRun()
  pieces.scan(text, 0, text.length, run)
  return run.ends[run.length - 1] === text.length && run.totals[run.length - 1] === whole
}
