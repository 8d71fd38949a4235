import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
import { readAsciidoc } from '../formats/asciidoc/read-asciidoc.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * AsciiDoc by its sections, delimited blocks, lists and paragraphs; code and tables are whole where they fit.
 *
 * @throws AshlarError `invalid-option` for an unknown language.
 */
export function asciidoc(options: SentenceOptions = {}): Strategy {
  checkSentenceOptions(options)
  return {
    name: 'asciidoc',
    outline: (source) => readAsciidoc(source.text),
    boundaries: (_, outline) => formatLevels(outline!, options),
  }
}
