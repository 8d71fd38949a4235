import { strengths } from '../boundaries/boundary.js'
import { lines } from '../boundaries/lines.js'
import { paragraphs } from '../boundaries/paragraphs.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import { chosenSentences, type ProseOptions } from './prose-options.js'
import type { Strategy } from './strategy.js'

/**
 * Whole paragraphs, as many as fit; overlap gives way to them. A paragraph larger than the limit is cut after a
 * sentence, a line, a clause or a word.
 *
 * @throws AshlarError `invalid-option` for an unknown key.
 */
export function paragraph(options: ProseOptions = {}): Strategy {
  const sentences = chosenSentences('paragraph', options)
  const levels = [paragraphs(), sentences, lines(), sentences.clauses, words(), subwords()]
  return { name: 'paragraph', boundaries: () => levels, keeps: strengths.paragraph }
}
