/** Whether a byte of UTF-8 goes on with a character. */
export function isInside(byte: number): boolean {
  return (byte & 0xc0) === 0x80
}

/** How many bytes the character has that begins with a byte. */
export function widthOf(byte: number): number {
  return byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
}

/** The character of so many bytes that begins at `at`. */
export function characterAt(bytes: Uint8Array, at: number, width: number): number {
  const first = bytes[at]!
  if (width === 1) return first
  const second = bytes[at + 1]! & 63
  if (width === 2) return ((first & 31) << 6) | second
  const third = bytes[at + 2]! & 63
  if (width === 3) return ((first & 15) << 12) | (second << 6) | third
  return ((first & 7) << 18) | (second << 12) | (third << 6) | (bytes[at + 3]! & 63)
}

/** Where the character ends that begins at `start`; `start` where none does, or not all of it stands before `end`. */
export function endOfCharacter(bytes: Uint8Array, start: number, end: number): number {
  const edge = start + (isInside(bytes[start]!) ? 0 : widthOf(bytes[start]!))
  if (edge > end) return start
  for (let at = start + 1; at < edge; at++) if (!isInside(bytes[at]!)) return start
  return edge
}
