import { characterClass, classOfByte } from '../character-classes.js'
import { endOfContraction } from './contraction.js'
import {
  classAt,
  endOfLetters,
  endOfNumber,
  endOfRun,
  scanWhiteSpace,
  whiteSpace,
  width,
} from './utf8-class.js'

const { upper, lower, caseless, mark, number, newline, space, other } = characterClass
const letters = upper | lower | caseless
const signs = other | mark

/**
 * Where the pre-token of `cl100k_base` ends that begins at `at`. The bytes are UTF-8 and end with a zero that is
 * not part of the text. The published pattern, in its order of choice:
 * 1. a contraction;
 * 2. a character that is no letter, number or newline, perhaps; then letters;
 * 3. one to three numbers;
 * 4. a space, perhaps; other characters; then newlines;
 * 5. white space at the end of the text; white space up to the last newline of its run;
 * 6. white space but for the last character before something else.
 */
export function endOfCl100k(bytes: Uint8Array, view: DataView, start: number, length: number): number {
  const first = classOfByte[bytes[start]!]!
  let at = start
  let kind = first
  if (kind & (space | other) && bytes[at] !== 0x27) kind = classOfByte[bytes[++at]!]!
  if (kind & (upper | lower)) {
    at = endOfLetters(view, at + 1)
    if (bytes[at]! < 0x80) return at
  } else if (at < length && kind !== 0) {
    if (at > start && first & other) return endOfSigns(bytes, at, length)
    if (kind & (space | newline)) return endOfWhiteSpace(bytes, start, length)
    if (kind & number) return at > start ? at : endOfNumber(bytes, at + 1, length)
    if (at > start && bytes[start] === 0x20) return endOfSigns(bytes, at + 1, length)
  }
  return endOfAny(bytes, start, length)
}

function endOfAny(bytes: Uint8Array, start: number, length: number): number {
  const afterContraction = endOfContraction(bytes, start, length)
  if (afterContraction > start) return afterContraction
  const first = classAt(bytes, start)
  const next = start + width
  if (first & letters) return endOfRun(bytes, next, length, letters)
  if (first & number) return endOfNumber(bytes, next, length)
  if (first & (space | signs) && next < length) {
    const second = classAt(bytes, next)
    if (second & letters) return endOfRun(bytes, next, length, letters)
    if (first & signs || (second & signs && bytes[start] === 0x20)) return endOfSigns(bytes, next, length)
  }
  return first & signs ? next : endOfWhiteSpace(bytes, start, length)
}

function endOfWhiteSpace(bytes: Uint8Array, start: number, length: number): number {
  scanWhiteSpace(bytes, start, length)
  if (whiteSpace.end === length) return length
  if (whiteSpace.afterLastNewline >= 0) return whiteSpace.afterLastNewline
  return whiteSpace.beforeLast === start ? whiteSpace.end : whiteSpace.beforeLast
}

function endOfSigns(bytes: Uint8Array, start: number, length: number): number {
  let at = endOfRun(bytes, start, length, signs)
  while (at < length && classOfByte[bytes[at]!]! & newline) at++
  return at
}
