import { lines } from '../boundaries/lines.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import { windows } from '../pack/windows.js'
import { chosenSentences, type ProseOptions } from './prose-options.js'
import type { Strategy } from './strategy.js'

/**
 * Windows of whole words. Where a line or sentence ends in the last twentieth of a window, it ends there too: behind an
 * edit the windows soon fall into step again, and later chunks keep their ids. A word is cut only when it alone is larger
 * than the limit. In scripts without spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) the words are
 * those of the platform's dictionary.
 *
 * @throws AshlarError `invalid-option` for an unknown key.
 */
export function word(options: ProseOptions = {}): Strategy {
  const sentences = chosenSentences('word', options)
  const levels = [lines(), sentences, words(), subwords()]
  return { name: 'word', boundaries: () => levels, packer: windows({ slack: 0.05 }) }
}
