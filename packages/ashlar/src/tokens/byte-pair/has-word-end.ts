/** Whether a space follows a letter, number or sign of ASCII in a stretch: no pre-token goes on there. */
export function hasWordEnd(text: string, start: number, end: number): boolean {
  const view = text.slice(start, end)
  // `indexOf` of one character is many times faster than a loop.
  for (let at = view.indexOf(' ', 1); at > 0; at = view.indexOf(' ', at + 1)) {
    const before = view.charCodeAt(at - 1)
    if (before > 0x20 && before < 0x7f) return true
  }
  return false
}
