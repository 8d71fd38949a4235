import { strengths } from '../boundaries/boundary.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import { chosenSentences, type ProseOptions } from './prose-options.js'
import type { Strategy } from './strategy.js'

/**
 * Whole sentences, as many as fit. A sentence larger than the limit is cut after a clause, else between words.
 *
 * @throws AshlarError `invalid-option` for an unknown key.
 */
export function sentence(options: ProseOptions = {}): Strategy {
  const sentences = chosenSentences('sentence', options)
  const levels = [sentences, sentences.clauses, words(), subwords()]
  return { name: 'sentence', boundaries: () => levels, keeps: strengths.weakSentence }
}
