import { strengths } from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { Strategy } from './strategy.js'

/**
 * Whole sentences, as many as fit. A sentence larger than the limit is cut after a clause, else between words.
 *
 * @throws AshlarError `invalid-option` for an unknown language.
 */
export function sentence(options: SentenceOptions = {}): Strategy {
  const levels = [sentences(options), clauses(options), words(), subwords()]
  return { name: 'sentence', boundaries: () => levels, keeps: strengths.weakSentence }
}
