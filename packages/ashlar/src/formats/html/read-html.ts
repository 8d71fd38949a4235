import { type Outline, outlineOf } from '../../outline/outline.js'
import { HtmlDocument } from './html-document.js'
import type { HtmlOptions } from './html-options.js'

/**
 * Reads the structure of a page, or of anything that may be HTML, by its elements: sections by headings, lists, tables,
 * code, figures. End tags may be missing or wrong.
 *
 * @throws AshlarError `invalid-option` for what is no selector.
 */
export function readHtml(text: string, options: HtmlOptions = {}): Outline {
  const document = new HtmlDocument(text, options)
  const { as = 'text' } = options
  if (as === 'html') return document.outline
  const { columns, places, verbatim, unbroken, skipped } = document.outline
  return outlineOf(columns, {
    places,
    verbatim,
    unbroken,
    ...(skipped && { skipped }),
    renderer: {
      render: (span) => document.render(span, as),
      ahead: (start, length) => document.ahead(start, length),
    },
  })
}
