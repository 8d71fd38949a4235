import { characterClass, classOfByte, classOfCodePoint } from '../character-classes.js'
import { characterAt, widthOf } from '../utf8-character.js'

/** How many bytes the character has that {@link classAt} looked at last. */
export let width = 1

/** The class bit of the character that begins at a byte; sets {@link width}. The bytes must be well-formed UTF-8. */
export function classAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]!
  if (byte < 0x80) {
    width = 1
    return classOfByte[byte]!
  }
  width = widthOf(byte)
  return classOfCodePoint[characterAt(bytes, at, width)]!
}

/** Where a run of characters of some classes ends that begins at `at`; `at` itself when there is none. */
export function endOfRun(bytes: Uint8Array, at: number, length: number, classes: number): number {
  while (at < length && classOfByte[bytes[at]!]! & classes) at++
  if (at >= length || bytes[at]! < 0x80) return at
  while (at < length && classAt(bytes, at) & classes) at += width
  return at
}

/**
 * Where the letters of ASCII end that begin at `at`, perhaps none. Four bytes are looked at as one number: seven bits and
 * an addend carry into the eighth from the first letter on, and another from behind the last. Something else must follow.
 */
export function endOfLetters(view: DataView, at: number): number {
  for (;;) {
    const word = view.getInt32(at, true)
    const bits = (word | 0x20202020) & 0x7f7f7f7f
    const others = (~(bits + 0x1f1f1f1f) | (bits + 0x05050505) | word) & 0x80808080
    if (others !== 0) return at + ((31 - Math.clz32(others & -others)) >> 3)
    at += 4
  }
}

/** The same for small letters. */
export function endOfSmallLetters(view: DataView, at: number): number {
  for (;;) {
    const word = view.getInt32(at, true)
    const bits = word & 0x7f7f7f7f
    const others = (~(bits + 0x1f1f1f1f) | (bits + 0x05050505) | word) & 0x80808080
    if (others !== 0) return at + ((31 - Math.clz32(others & -others)) >> 3)
    at += 4
  }
}

/** Where up to three numbers end, of which the first ends at `at`. */
export function endOfNumber(bytes: Uint8Array, at: number, length: number): number {
  for (let digits = 1; digits < 3 && at < length; digits++) {
    if (!(classAt(bytes, at) & characterClass.number)) break
    at += width
  }
  return at
}

/** The end of a run of white space, and the two places inside it where the patterns may stop. */
export const whiteSpace = { end: 0, afterLastNewline: -1, beforeLast: 0 }

/** Measures the run of white space that begins at `at`, into {@link whiteSpace}. */
export function scanWhiteSpace(bytes: Uint8Array, at: number, length: number): void {
  let last = at
  let afterLastNewline = -1
  for (let next = at; next < length; ) {
    let kind = classOfByte[bytes[next]!]!
    let step = 1
    if (kind === 0) {
      kind = classAt(bytes, next)
      step = width
    }
    if (!(kind & (characterClass.space | characterClass.newline))) break
    last = next
    next += step
    at = next
    if (kind === characterClass.newline) afterLastNewline = next
  }
  whiteSpace.end = at
  whiteSpace.afterLastNewline = afterLastNewline
  whiteSpace.beforeLast = last
}
