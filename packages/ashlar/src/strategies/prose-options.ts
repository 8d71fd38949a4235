import { plainSentences } from '../boundaries/plain-sentences.js'
import type { SentenceBoundaries } from '../boundaries/sentence-boundaries.js'
import { refusal } from '../refusal.js'

/** Options of the strategies for prose. */
export interface ProseOptions {
  /** The rule for sentences. Default `plainSentences()`; `sentences()` of `ashlar/sentences` knows thirty languages. */
  readonly sentences?: SentenceBoundaries
}

/**
 * The rule for sentences that a strategy is to use.
 *
 * @throws AshlarError `invalid-option` for an unknown key, or for what is no such rule.
 */
export function chosenSentences(strategy: string, options: ProseOptions): SentenceBoundaries {
  for (const key of Object.keys(options)) {
    if (key === 'sentences') continue
    const rule = `${strategy}({ sentences: sentences({ language: 'de' }) })`
    throw refusal(
      `${strategy}: unknown option ${key}`,
      'only sentences',
      `Languages and abbreviations belong to a rule of ashlar/sentences: ${rule}.`,
    )
  }
  return options.sentences === undefined ? plainSentences() : checkedSentences(options.sentences)
}

/** @throws AshlarError `invalid-option` for what is no rule for sentences. */
export function checkedSentences(rule: unknown): SentenceBoundaries {
  const given = rule as Partial<SentenceBoundaries> | null
  if (typeof given?.within === 'function' && typeof given.clauses?.within === 'function')
    return given as SentenceBoundaries
  throw refusal(`sentences: ${typeof rule}`, 'a rule for sentences such as plainSentences()')
}
