import { strengths } from './boundary.js'
import { clauses } from './clauses.js'
import { candidateTable } from './sentence/candidates.js'
import { languageOf } from './sentence/language-of.js'
import { type Search, scan, scanBackwards, scanFirst, scanFlags } from './sentence/scan.js'
import { SentenceRules, strengthOf } from './sentence/sentence-rules.js'
import type { SentenceBoundaries } from './sentence-boundaries.js'
import { checkSentenceOptions, type SentenceOptions } from './sentence-options.js'

/**
 * The ends of sentences: clear ones (`strengths.sentence`) and weak ones (`strengths.weakSentence`: a line end
 * without a mark that ends a heading or list item, a stop before a small letter, a Thai space).
 * Ends inside a quotation or brackets are left to {@link clauses}.
 *
 * @throws AshlarError `invalid-option` for a language that is not known.
 */
export function sentences(options: SentenceOptions = {}): SentenceBoundaries {
  const search = sentenceSearch(options)
  return {
    name: 'sentences',
    strength: strengths.sentence,
    units: candidateTable,
    within: (text, span) => scan(text, span, search),
    strongest: (text, span) => scanBackwards(text, span, search, strengths.sentence),
    first: (text, span) => scanFirst(text, span, search),
    clauses: clauses(options),
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
