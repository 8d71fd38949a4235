import { refuseUnknownKeys } from '../known-keys.js'
import { refusal } from '../refusal.js'
import { type Boundaries, strengths } from './boundary.js'
import { candidateTable } from './sentence/candidates.js'
import { languageOf } from './sentence/language-of.js'
import { type Search, scan, scanBackwards, scanFirst, scanFlags } from './sentence/scan.js'
import { SentenceRules, strengthOf } from './sentence/sentence-rules.js'

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
 * The ends of sentences: clear ones (`strengths.sentence`) and weak ones (`strengths.weakSentence`: a line end
 * without a mark that ends a heading or list item, a stop before a small letter, a Thai space).
 * Ends inside a quotation or brackets are left to {@link clauses}.
 *
 * @throws AshlarError `invalid-option` for a language that is not known.
 */
export function sentences(options: SentenceOptions = {}): Boundaries {
  const search = sentenceSearch(options)
  return {
    name: 'sentences',
    strength: strengths.sentence,
    units: candidateTable,
    within: (text, span) => scan(text, span, search),
    strongest: (text, span) => scanBackwards(text, span, search, strengths.sentence),
    first: (text, span) => scanFirst(text, span, search),
  }
}

const flags = scanFlags(candidateTable)

/** What {@link sentences} scans for. */
export function sentenceSearch(options: SentenceOptions): Search {
  checkSentenceOptions(options)
  const rules = new SentenceRules(languageOf(options.language ?? 'auto'), options.abbreviations ?? [])
  const decide: Search['decide'] = (text, at, span) => {
    const decision = rules.decide(text, at, span)
    return strengthOf(decision) >= strengths.weakSentence ? decision : 0
  }
  return { flags, marks: rules.marks, decide }
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
