import { type JsonOptions, readJson } from '../formats/json/read-json.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * JSON by its members and elements, the outer ones first; later pieces show the path of keys. Cutting throws an
 * AshlarError `invalid-source` where the text is no JSON, unless `invalid` is `'text'`.
 */
export function json(options: JsonOptions = {}): Strategy {
  refuseUnknownKeys('json', options, ['invalid', 'syntax'])
  return {
    name: 'json',
    outline: (source) => readJson(source.text, options),
    trimsIndentation: true,
    boundaries: (_, outline) => formatLevels(outline!),
  }
}
