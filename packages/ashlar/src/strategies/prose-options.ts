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
  const advice = `Languages and abbreviations belong to the rule: ${strategy}({ sentences: sentences({ language: 'de' }) }), from ashlar/sentences.`
  for (const key of Object.keys(options))
    if (key !== 'sentences') throw refusal(`${strategy}: unknown option ${key}`, 'only sentences', advice)
  const { sentences = plainSentences() } = options
  if (typeof sentences?.within === 'function' && typeof sentences.clauses?.within === 'function')
    return sentences
  throw refusal(`sentences: ${typeof sentences}`, 'a rule for sentences such as plainSentences()', advice)
}
