/** Tells where each line of a span ends, before its line feed. Looks no further than the span: many short ones cost their length. */
export function eachLineEnd(text: string, start: number, end: number, tell: (at: number) => void): void {
  const part = text.slice(start, end)
  for (let at = part.indexOf('\n'); at !== -1; at = part.indexOf('\n', at + 1)) tell(start + at)
}
