/** The beginning of the line that a place is on, when only white space lies between, not before `after`. */
export function lineStart(text: string, at: number, after: number): number {
  for (let start = at; start > after; start--) {
    const before = text.charCodeAt(start - 1)
    if (before === 0x0a || before === 0x0d) return start
    if (before !== 0x20 && before !== 0x09) return at
  }
  return at
}
