import type { Rendering } from '../../outline/rendering.js'
import type { Span } from '../../span.js'
import { HtmlDocument } from './html-document.js'
import type { SelectionOptions } from './select-elements.js'

export interface RenderHtmlOptions extends SelectionOptions {
  /** Plain text (default), or text with the marks of Markdown. */
  readonly as?: 'text' | 'markdown'
}

/**
 * The clean text of a slice of a page: entities decoded, tags and scripts left out, blocks apart, images by their `alt`,
 * lists with dashes or numbers, rows of tables on lines of their own, preformatted text as it is. Text is not escaped for
 * Markdown. Reads the whole page; for many slices use {@link HtmlDocument}.
 *
 * @throws AshlarError `invalid-option` for what is no selector.
 */
export function renderHtml(text: string, span: Span, options: RenderHtmlOptions = {}): Rendering {
  const { as = 'text' } = options
  return new HtmlDocument(text, { ...options, as }).render(span, as)
}
