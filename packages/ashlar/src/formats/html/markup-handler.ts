/**
 * The rules by which markup is read: those of HTML; the same where a start tag may end an element, `<script/>`; those of XML,
 * where every name is as good as another.
 */
export type MarkupRules = 'html' | 'xhtml' | 'xml'

/** What a scan tells, in order. All that it does not tell of is text. */
export interface MarkupHandler {
  /** A start tag from the `<` before its name to `end`. */
  startTag(nameStart: number, nameEnd: number, end: number): void
  /** A start tag that ends with `/>`. */
  emptyTag(nameStart: number, nameEnd: number, end: number): void
  endTag(start: number, nameStart: number, nameEnd: number, end: number): void
  comment(start: number, end: number): void
  /** A document type or a processing instruction. */
  declaration(start: number, end: number): void
  /** CDATA: the marks before and behind verbatim text. */
  data(start: number, contentStart: number, contentEnd: number, end: number): void
  /** Whether the start tag in hand belongs to a drawing or a formula, where no element holds raw text. */
  readonly isForeign: boolean
}
