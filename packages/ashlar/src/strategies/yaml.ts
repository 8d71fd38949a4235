import { readYaml, type YamlOptions } from '../formats/yaml/read-yaml.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

/**
 * YAML by its documents, members and elements, the outer ones first; later pieces show the path of keys. Needs the package
 * `yaml`. Cutting throws an AshlarError `invalid-source` where the text is no YAML, unless `invalid` is `'text'`.
 */
export function yaml(options: YamlOptions = {}): Strategy {
  refuseUnknownKeys('yaml', options, ['invalid'])
  return {
    name: 'yaml',
    outline: ({ text }) => readYaml(text, options),
    boundaries: (_, outline) => formatLevels(outline!),
  }
}
