import type { Outline } from '../../outline/outline.js'
import { outlineOf } from '../../outline/outline-builder.js'
import type { Span } from '../../span.js'
import { HtmlDocument } from './html-document.js'
import type { HtmlOptions } from './html-options.js'
import { JoinedCuts } from './joined-cuts.js'

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
      joined: (take, embedding) => {
        const isBlank = (cut: Span) => document.render(cut, as).text.trim() === ''
        const cuts = new JoinedCuts(take, embedding, isBlank)
        return () => cuts.next()
      },
      reach: (span, likely, fit) => document.reach(span, likely, as, fit),
    },
  })
}
