import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import { windows } from '../pack/windows.js'
import type { Strategy } from './strategy.js'

/**
 * Windows of whole words. A word is cut only when it alone is larger than the limit. In scripts without spaces
 * between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) the words are those of the platform's dictionary.
 */
export function word(): Strategy {
  return { name: 'word', boundaries: () => [words(), subwords()], packer: windows() }
}
