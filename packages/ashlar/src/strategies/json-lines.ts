import { jsonLinesFormat } from '../formats/json/read-json-lines.js'
import { outlineOfRecords } from '../outline/record-format.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * JSON Lines: whole records, as many as fit. A record larger than the limit is cut between its members. A stream is cut
 * record by record.
 */
export function jsonLines(): Strategy {
  return {
    name: 'json-lines',
    records: jsonLinesFormat,
    outline: ({ text }) => outlineOfRecords(jsonLinesFormat, text),
    trimsIndentation: true,
    boundaries: (_, outline) => formatLevels(outline!),
  }
}
