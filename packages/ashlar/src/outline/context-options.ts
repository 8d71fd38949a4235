/** What of the enclosing sections is shown before a chunk's text in `rendered`. */
export type HeadingContext = 'path' | 'titles' | 'off'

export interface ContextOptions {
  /** The heading lines as written (`path`, the default), their plain text (`titles`), or nothing (`off`). */
  readonly headings?: HeadingContext
  /**
   * The greatest part of the limit that context may take, from 0 to 0.45; default 0.3. A heading or another lead that alone
   * would take more is passed over; of the others, as many are shown as fit, the innermost first. What a piece cannot do
   * without (a table's header, a fence's opening line, the marks of the items around it) may take up to twice as much.
   */
  readonly share?: number
}
