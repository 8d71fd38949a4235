import { tableFormat } from '../formats/table/read-table.js'
import { checkTableOptions, type TableOptions } from '../formats/table/table-form.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { outlineOfRecords } from '../outline/record-format.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * Tables as delimited values (CSV, TSV and their like) or between pipes: whole rows, each piece with the header. A row
 * larger than the limit is cut between cells; of a header that is too long later pieces show the cells above theirs. A
 * stream is cut row by row. With `invalid: 'error'` cutting throws an AshlarError `invalid-source` for a quote that nothing
 * closes.
 *
 * @throws AshlarError `invalid-option` for an option that is not accepted.
 */
export function table(options: TableOptions = {}): Strategy {
  refuseUnknownKeys('table', options, ['header', 'delimiter', 'invalid', 'onUnclosedQuote'])
  checkTableOptions(options)
  const records = tableFormat(options)
  return {
    name: 'table',
    records,
    outline: ({ text }) => outlineOfRecords(records, text),
    trimsIndentation: true,
    boundaries: (_, outline) => formatLevels(outline!),
  }
}
