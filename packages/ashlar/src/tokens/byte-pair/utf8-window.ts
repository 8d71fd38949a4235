const encoder = new TextEncoder()

/** Zeros behind the text: a scanner stops at the first, and whole words can be read past the end. */
const slack = 16

/** Buffers larger than this are not kept for the next window. */
const keptBytes = 1 << 18

/**
 * A stretch of a text as UTF-8 in a buffer that is used again and again. A lone surrogate becomes U+FFFD, as in
 * every encoder. Behind `length` the buffer holds zeros.
 */
export class Utf8Window {
  bytes: Uint8Array
  view: DataView
  length = 0
  private isAscii = true

  /** @param bytes a buffer to begin with; a longer text gets another */
  constructor(bytes: Uint8Array = new Uint8Array(1 << 16)) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  /** Encodes `text.slice(start, end)`. */
  encode(text: string, start: number, end: number): void {
    const needed = (end - start) * 3 + slack
    if (needed > this.bytes.length || (this.bytes.length > keptBytes && needed <= keptBytes)) {
      this.bytes = new Uint8Array(Math.max(needed, 1 << 16))
      this.view = new DataView(this.bytes.buffer)
    }
    const { written } = encoder.encodeInto(text.slice(start, end), this.bytes)
    this.bytes.fill(0, written, written + slack)
    this.length = written
    this.isAscii = written === end - start
  }

  /** The first byte at or behind `at` that is no ASCII, or {@link length}. */
  nextBeyondAscii(at: number): number {
    const { bytes, view, length } = this
    if (this.isAscii) return length
    while (at < length && (view.getInt32(at, true) & 0x80808080) === 0) at += 4
    while (at < length && bytes[at]! < 0x80) at++
    return Math.min(at, length)
  }

  /** How many UTF-16 code units the characters between two bytes have. */
  unitsBetween(start: number, end: number): number {
    const { bytes } = this
    let units = 0
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!
      if (byte < 0x80 || byte > 0xbf) units += byte > 0xef ? 2 : 1
    }
    return units
  }
}
