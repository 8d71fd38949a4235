import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
import { readSql } from '../formats/sql/read-sql.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * SQL by its statements, without a grammar: whole ones with the comments above them; later pieces of a larger one show its
 * first line.
 *
 * @throws AshlarError `invalid-option` for an unknown language of the comments.
 */
export function sql(options: SentenceOptions = {}): Strategy {
  checkSentenceOptions(options)
  return {
    name: 'sql',
    outline: ({ text }) => readSql(text),
    boundaries: (_, outline) => formatLevels(outline!, options),
  }
}
