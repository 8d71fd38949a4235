import { refuseUnknownKeys } from '../known-keys.js'
import { refusal } from '../refusal.js'

export interface SentenceOptions {
  /**
   * An ISO 639-1 code, with a region or without (`de`, `en-US`). The default, `auto`, goes by the script and
   * the common words around each place in doubt.
   */
  readonly language?: string
  /** Words that end no sentence though a stop follows them, with that stop or without: `['approx.', 'Abk.']`. */
  readonly abbreviations?: readonly string[]
}

/**
 * Refuses what is no option of sentences.
 *
 * @param more options that the caller takes besides
 * @throws AshlarError `invalid-option`
 */
export function checkSentenceOptions(options: SentenceOptions, more: readonly string[] = []): void {
  refuseUnknownKeys('sentences', options, ['language', 'abbreviations', ...more])
  const { abbreviations = [] } = options
  const isList =
    Array.isArray(abbreviations) && abbreviations.every((one) => typeof one === 'string' && one !== '')
  if (isList) return
  throw refusal(
    `abbreviations: ${JSON.stringify(abbreviations)}`,
    "a list of words such as ['approx.', 'Abk.']",
  )
}
