import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
import { readLatex } from '../formats/latex/read-latex.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * LaTeX by its sections, environments and paragraphs; formulas, tables and listings are whole where they fit.
 *
 * @throws AshlarError `invalid-option` for an unknown language.
 */
export function latex(options: SentenceOptions = {}): Strategy {
  checkSentenceOptions(options)
  return {
    name: 'latex',
    outline: (source) => readLatex(source.text),
    boundaries: (_, outline) => formatLevels(outline!, options),
  }
}
