/** How much of a file is looked at to tell whether it is text. */
export const sniffedBytes = 8192

/**
 * Whether bytes are no text: a NUL outside of UTF-16 with a byte order mark, or bytes that are no UTF-8 with many
 * control characters among them. Text in an old 8-bit encoding is not binary: it is a fault to report.
 */
export function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, sniffedBytes)
  if (startsUtf16(head)) return false
  if (head.includes(0)) return true
  return controlCount(head) * 50 > head.length && !isUtf8(head)
}

function startsUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

/** Control characters that texts do not use: C0 without tab, line ends, form feed, backspace and escape. */
function controlCount(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes)
    if ((byte < 0x20 && (byte < 8 || byte > 13) && byte !== 0x1b) || byte === 0x7f) count++
  return count
}

/** The head may end inside a character, so the last three bytes are given the benefit of the doubt. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
