/** Commas and stops of Chinese. */
const wideMarks = ['，', '。', '、']

/**
 * Whether no pre-token goes on at some place in a stretch, as can be seen at a glance: a space follows a letter, number or
 * sign of ASCII, or a mark of Chinese a character.
 */
export function hasWordEnd(text: string, start: number, end: number): boolean {
  const view = text.slice(start, end)
  // `indexOf` of one character is many times faster than a loop.
  for (let at = view.indexOf(' ', 1); at > 0; at = view.indexOf(' ', at + 1)) {
    const before = view.charCodeAt(at - 1)
    if (before > 0x20 && before < 0x7f) return true
  }
  for (const mark of wideMarks) {
    const at = view.indexOf(mark)
    const before = at > 0 ? view.charCodeAt(at - 1) : 0
    if (before >= 0x4e00 && before <= 0x9fff) return true
  }
  return false
}
