import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
import { readXml } from '../formats/xml/read-xml.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

export { readXml } from '../formats/xml/read-xml.js'

/**
 * XML by its elements, the outer ones first: sections that have a title, then records, fields, sentences. Later pieces show
 * the titles around them, or the start tags where the document has no titles. Whatever is given is cut: nothing is refused.
 *
 * @throws AshlarError `invalid-option` for an unknown language
 */
export function xml(options: SentenceOptions = {}): Strategy {
  checkSentenceOptions(options)
  return {
    name: 'xml',
    outline: ({ text }) => readXml(text),
    trimsIndentation: true,
    boundaries: (_, outline) => formatLevels(outline!, options),
  }
}
