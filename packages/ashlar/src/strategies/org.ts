import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
import { readOrg } from '../formats/org/read-org.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * Org by its headlines, blocks, lists and paragraphs; code, formulas and tables are whole where they fit.
 *
 * @throws AshlarError `invalid-option` for an unknown language.
 */
export function org(options: SentenceOptions = {}): Strategy {
  checkSentenceOptions(options)
  return {
    name: 'org',
    outline: (source) => readOrg(source.text),
    boundaries: (_, outline) => formatLevels(outline!, options),
  }
}
