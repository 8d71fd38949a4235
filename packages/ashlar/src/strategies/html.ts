import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentences.js'
import type { HtmlOptions } from '../formats/html/html-options.js'
import { readHtml } from '../formats/html/read-html.js'
import { refusal } from '../refusal.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

export { HtmlDocument } from '../formats/html/html-document.js'
export type { HtmlForm, HtmlOptions } from '../formats/html/html-options.js'
export { readHtml } from '../formats/html/read-html.js'
export { type RenderHtmlOptions, renderHtml } from '../formats/html/render-html.js'
export type { SelectionOptions } from '../formats/html/select-elements.js'

/**
 * By the elements of HTML: sections first, then blocks, items, rows, then sentences. Headings stay with what follows, tags
 * and character references are not cut.
 *
 * @throws AshlarError `invalid-option` for an unknown language; when it reads a page, for what is no selector.
 */
export function html(options: HtmlOptions & SentenceOptions = {}): Strategy {
  const { as = 'html', select, ignore, ...prose } = options
  if (as !== 'html' && as !== 'text' && as !== 'markdown') {
    throw refusal(`as: ${String(as)}`, "'html', 'text' or 'markdown'")
  }
  checkSentenceOptions(prose, ['as', 'select', 'ignore'])
  return {
    name: 'html',
    outline: ({ text }) => readHtml(text, options),
    boundaries: (_, outline) => formatLevels(outline!, prose),
  }
}
