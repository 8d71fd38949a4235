import { strengths } from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { lines } from '../boundaries/lines.js'
import { paragraphs } from '../boundaries/paragraphs.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { Strategy } from './strategy.js'

/**
 * Whole paragraphs, as many as fit; overlap gives way to them. A paragraph larger than the limit is cut after a
 * sentence, a line, a clause or a word.
 *
 * @throws AshlarError `invalid-option` for an unknown language.
 */
export function paragraph(options: SentenceOptions = {}): Strategy {
  const levels = [paragraphs(), sentences(options), lines(), clauses(options), words(), subwords()]
  return { name: 'paragraph', boundaries: () => levels, keeps: strengths.paragraph }
}
