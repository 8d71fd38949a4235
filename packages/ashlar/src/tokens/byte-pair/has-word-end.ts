/** Whether a space follows a letter, number or sign of ASCII in a stretch: no pre-token goes on there. */
export function hasWordEnd(text: string, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) {
    if (text.charCodeAt(at) !== 0x20) continue
    const before = text.charCodeAt(at - 1)
    if (before > 0x20 && before < 0x7f) return true
  }
  return false
}
