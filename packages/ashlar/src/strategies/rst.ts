import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
import { readRst } from '../formats/rst/read-rst.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * reStructuredText by its sections, directives, lists and paragraphs; code, formulas and tables are whole where they fit.
 *
 * @throws AshlarError `invalid-option` for an unknown language.
 */
export function rst(options: SentenceOptions = {}): Strategy {
  checkSentenceOptions(options)
  return {
    name: 'rst',
    outline: (source) => readRst(source.text),
    boundaries: (_, outline) => formatLevels(outline!, options),
  }
}
