import { readTable, type TableOptions } from '../formats/table/read-table.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * Tables as delimited values (CSV, TSV and their like) or between pipes: whole rows, each piece with the header. A row
 * larger than the limit is cut between cells.
 */
export function table(options: TableOptions = {}): Strategy {
  refuseUnknownKeys('table', options, ['header', 'delimiter'])
  return {
    name: 'table',
    outline: (source) => readTable(source.text, options),
    trimsIndentation: true,
    boundaries: (_, outline) => formatLevels(outline!),
  }
}
