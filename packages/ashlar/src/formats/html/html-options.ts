import type { SelectionOptions } from './select-elements.js'

/** What a chunk of a page is rendered as; decides what its context needs. */
export type HtmlForm = 'html' | 'text' | 'markdown'

export interface HtmlOptions extends SelectionOptions {
  /**
   * What chunks are rendered as: `html`, the source as it is (default), `text` or `markdown`. Tables and preformatted blocks
   * that are cut are closed and opened again in HTML only.
   */
  readonly as?: HtmlForm
}
