import { checkSentenceOptions, type SentenceOptions } from '../boundaries/sentence-options.js'
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
export type { SkippedSpan } from '../outline/outline.js'

/**
 * By the elements of HTML: sections first, then blocks, items, rows, then sentences. Headings stay with what follows, tags
 * and character references are not cut. A chunk's `text` is a slice of the page; `rendered`, which is what `size` counts,
 * is clean text, without tags, scripts and navigation. `outline({ text }).skipped` of the strategy lists what is left out.
 *
 * @throws AshlarError `invalid-option` for an unknown language or form, and for selectors together with `as: 'html'`; when it
 * reads a page, for what is no selector.
 */
export function html(options: HtmlOptions & SentenceOptions = {}): Strategy {
  const { as = 'text', select, ignore, ...prose } = options
  if (as !== 'html' && as !== 'text' && as !== 'markdown') {
    throw refusal(`as: ${String(as)}`, "'html', 'text' or 'markdown'")
  }
  if (as === 'html' && (select !== undefined || ignore !== undefined)) {
    const given = `as: html, with ${select === undefined ? 'ignore' : 'select'}`
    throw refusal(given, "as: 'text' or 'markdown'", 'Pages as they are, nothing is left out of.')
  }
  checkSentenceOptions(prose, ['as', 'select', 'ignore'])
  return {
    name: 'html',
    outline: ({ text }) => readHtml(text, options),
    boundaries: (_, outline) => formatLevels(outline!, prose),
  }
}
