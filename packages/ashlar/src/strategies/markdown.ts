import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
import { readMarkdown } from '../formats/markdown/read-markdown.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * Markdown by its structure: sections, then blocks, items, rows and lines of code; sentences and words where a block is
 * larger than the limit. Headings stay with what follows them, fences and tables are opened again in later pieces.
 *
 * @throws AshlarError `invalid-option` for an unknown language.
 */
export function markdown(options: SentenceOptions = {}): Strategy {
  checkSentenceOptions(options)
  return {
    name: 'markdown',
    outline: ({ text }) => readMarkdown(text),
    boundaries: (_, outline) => formatLevels(outline!, options),
  }
}
