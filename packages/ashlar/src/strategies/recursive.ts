import { subwords } from '../boundaries/subwords.js'
import { textBlocks } from '../boundaries/text-blocks.js'
import { words } from '../boundaries/words.js'
import { nearestOrGreedy } from '../pack/nearest-or-greedy.js'
import { chosenSentences, type ProseOptions } from './prose-options.js'
import type { Strategy } from './strategy.js'

/**
 * The best place there is: between paragraphs, else lines, sentences, clauses, words, inside a word last. The default.
 * Counted in characters, chunks are filled (`greedy`); in tokens or any other unit they aim at a size (`nearest`).
 *
 * @throws AshlarError `invalid-option` for an unknown key.
 */
export function recursive(options: ProseOptions = {}): Strategy {
  const sentences = chosenSentences('recursive', options)
  const levels = [textBlocks(), sentences, sentences.clauses, words(), subwords()]
  return { name: 'recursive', boundaries: () => levels, packer: nearestOrGreedy }
}
