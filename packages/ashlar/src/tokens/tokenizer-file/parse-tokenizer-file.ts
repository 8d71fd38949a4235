import { AshlarError } from '../../errors.js'

/** A step of a tokenizer file: its kind and what else it says. */
export interface FileStep {
  readonly type?: string
  readonly [key: string]: unknown
}

/** What is read here of a `tokenizer.json`. */
export interface TokenizerFile {
  readonly model: FileStep
  readonly normalizer: FileStep | null
  readonly pre_tokenizer: FileStep | null
  readonly post_processor: FileStep | null
  readonly decoder: FileStep | null
  readonly added_tokens: readonly { readonly content: string; readonly rstrip?: boolean }[]
}

const modelKinds = ['WordPiece', 'Unigram', 'BPE', 'WordLevel']

/**
 * Reads a `tokenizer.json` as text or as the object it holds.
 *
 * @throws AshlarError `invalid-option` when it is not JSON, cut off, or no tokenizer of a known kind.
 */
export function parseTokenizerFile(file: string | object): TokenizerFile {
  const parsed = typeof file === 'string' ? parseJson(file) : file
  if (typeof parsed !== 'object' || parsed === null || !('model' in parsed)) {
    throw refusal('it has no "model"', 'Is it the tokenizer_config.json or the config.json of the model?')
  }
  const model = parsed.model as FileStep | null
  const vocabulary = model?.vocab
  if (typeof vocabulary !== 'object' || vocabulary === null || Object.keys(vocabulary).length === 0) {
    throw refusal('its model has no vocabulary')
  }
  if (model!.type !== undefined && !modelKinds.includes(model!.type)) {
    throw refusal(`its model is of the unknown kind '${model!.type}'`, `Known are ${modelKinds.join(', ')}.`)
  }
  const absent = {
    normalizer: null,
    pre_tokenizer: null,
    post_processor: null,
    decoder: null,
    added_tokens: [],
  }
  return { ...absent, ...(parsed as TokenizerFile) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const isCutOff = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}')
    throw refusal(
      isCutOff ? 'it ends too early' : 'it is not JSON',
      isCutOff ? 'Load it again.' : undefined,
      cause,
    )
  }
}

/** What is thrown for a file that cannot be used. */
export function refusal(reason: string, advice?: string, cause?: unknown): AshlarError {
  return new AshlarError({
    code: 'invalid-option',
    given: `the tokenizer file: ${reason}`,
    wanted: 'the text of a tokenizer.json of Hugging Face',
    advice,
    cause,
  })
}
