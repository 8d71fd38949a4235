import type { Outline } from '../../outline/outline.js'
import { HtmlDocument } from './html-document.js'
import type { HtmlForm } from './html-outline.js'
import type { SelectionOptions } from './select-elements.js'

export interface HtmlOptions extends SelectionOptions {
  /**
   * What chunks are rendered as: `html`, the source as it is (default), `text` or `markdown`. Tables and preformatted blocks
   * that are cut are closed and opened again in HTML only.
   */
  readonly as?: HtmlForm
}

/**
 * Reads the structure of a page, or of anything that may be HTML, by its elements: sections by headings, lists, tables,
 * code, figures. End tags may be missing or wrong.
 *
 * @throws AshlarError `invalid-option` for what is no selector.
 */
export function readHtml(text: string, options: HtmlOptions = {}): Outline {
  const document = new HtmlDocument(text, options)
  const { as = 'html' } = options
  if (as === 'html') return document.outline
  return { ...document.outline, render: (span) => document.render(span, as) }
}
