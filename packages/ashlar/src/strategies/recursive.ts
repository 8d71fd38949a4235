import { subwords } from '../boundaries/subwords.js'
import { textBlocks } from '../boundaries/text-blocks.js'
import { words } from '../boundaries/words.js'
import { greedy } from '../pack/greedy.js'
import { nearest } from '../pack/nearest.js'
import type { Packer } from '../pack/task.js'
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
  return { name: 'recursive', boundaries: () => levels, packer }
}

const near = nearest()
const full = greedy()

/** Characters are counted in no time, so that there the search for a place would take most of it. */
const packer: Packer = {
  name: 'nearest',
  begin: () => {
    const [aiming, filling] = [near.begin(), full.begin()]
    return {
      next: (task, from, previous) =>
        (task.measure.unit === 'characters' ? filling : aiming).next(task, from, previous),
    }
  },
}
