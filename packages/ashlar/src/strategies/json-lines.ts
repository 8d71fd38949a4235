import { readJsonLines } from '../formats/json/read-json-lines.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/** JSON Lines: whole records, as many as fit. A record larger than the limit is cut between its members. */
export function jsonLines(): Strategy {
  return {
    name: 'json-lines',
    outline: (source) => readJsonLines(source.text),
    trimsIndentation: true,
    boundaries: (_, outline) => formatLevels(outline!),
  }
}
