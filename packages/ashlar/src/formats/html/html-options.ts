import type { SelectionOptions } from './select-elements.js'

/** What a chunk of a page is rendered as; decides what its context needs. */
export type HtmlForm = 'html' | 'text' | 'markdown'

export interface HtmlOptions extends SelectionOptions {
  /**
   * What chunks are rendered as: clean `text` (default), `markdown`, or `html`, the source as it is, of which nothing is left
   * out. Tables and preformatted blocks that are cut are closed and opened again.
   */
  readonly as?: HtmlForm
}
