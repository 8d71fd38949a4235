/** A half-open range of a text, `[start, end)`, in UTF-16 code units: what `text.slice(start, end)` takes. */
export interface Span {
  readonly start: number
  readonly end: number
}
