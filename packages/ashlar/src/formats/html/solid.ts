/** Whether a code unit is white space to HTML. */
export function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b)
}

/** The first code unit of a span that is no white space, else its end. */
export function firstSolid(text: string, from: number, end: number): number {
  let at = from
  while (at < end && isSpace(text.charCodeAt(at))) at++
  return at
}

/** The end of a span without the white space there. */
export function lastSolid(text: string, from: number, end: number): number {
  let at = end
  while (at > from && isSpace(text.charCodeAt(at - 1))) at--
  return at
}
