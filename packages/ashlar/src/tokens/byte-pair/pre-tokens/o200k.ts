import { characterClass, classOfByte } from '../character-classes.js'
import { endOfContraction } from './contraction.js'
import {
  classAt,
  endOfNumber,
  endOfRun,
  endOfSmallLetters,
  scanWhiteSpace,
  whiteSpace,
  width,
} from './utf8-class.js'

const { upper, lower, caseless, mark, number, newline, space, other } = characterClass
const letters = upper | lower | caseless | mark

/**
 * Where the pre-token of `o200k_base` ends that begins at `at`. The bytes are UTF-8 and end with a zero that is
 * not part of the text. The published pattern, in its order of choice:
 * 1. a character that is no letter, number or newline, perhaps; then letters whose case falls from upper to lower;
 *    then a contraction, perhaps;
 * 2. one to three numbers;
 * 3. a space, perhaps; other characters; then newlines and slashes;
 * 4. white space up to the last newline of its run;
 * 5. white space but for the last character before something else.
 */
export function endOfO200k(bytes: Uint8Array, view: DataView, start: number, length: number): number {
  const first = classOfByte[bytes[start]!]!
  let at = start
  let kind = first
  if (kind & (space | other)) kind = classOfByte[bytes[++at]!]!
  if (kind & (upper | lower)) {
    while (kind & upper) kind = classOfByte[bytes[++at]!]!
    at = endOfSmallLetters(view, at)
    if (bytes[at]! < 0x80 && bytes[at] !== 0x27) return at
  } else if (at < length && kind !== 0) {
    if (at > start && first & other) return endOfSigns(bytes, at, length)
    if (kind & (space | newline)) return endOfWhiteSpace(bytes, start, length)
    if (kind & number) return at > start ? at : endOfNumber(bytes, at + 1, length)
    if (at > start && bytes[start] === 0x20) return endOfSigns(bytes, at + 1, length)
  }
  return endOfAny(bytes, start, length)
}

function endOfAny(bytes: Uint8Array, start: number, length: number): number {
  const first = classAt(bytes, start)
  const next = start + width
  if (first & letters) return endOfWord(bytes, start, length)
  if (first & number) return endOfNumber(bytes, next, length)
  if (first & (space | other) && next < length) {
    const second = classAt(bytes, next)
    if (second & letters) return endOfWord(bytes, next, length)
    if (first & other || (second & other && bytes[start] === 0x20)) return endOfSigns(bytes, next, length)
  }
  return first & other ? next : endOfWhiteSpace(bytes, start, length)
}

function endOfWhiteSpace(bytes: Uint8Array, start: number, length: number): number {
  scanWhiteSpace(bytes, start, length)
  if (whiteSpace.afterLastNewline >= 0) return whiteSpace.afterLastNewline
  return whiteSpace.end === length || whiteSpace.beforeLast === start ? whiteSpace.end : whiteSpace.beforeLast
}

function endOfWord(bytes: Uint8Array, start: number, length: number): number {
  let at = start
  let kind = 0
  let afterCaseless = -1
  while (at < length) {
    kind = classAt(bytes, at)
    if (!(kind & (upper | caseless | mark))) break
    at += width
    if (kind & (caseless | mark)) afterCaseless = at
  }
  if (at < length && kind & lower) at = endOfRun(bytes, at, length, lower | caseless | mark)
  else if (afterCaseless >= 0) at = afterCaseless // the pattern gives capitals back until a lower or caseless one ends it
  return endOfContraction(bytes, at, length)
}

function endOfSigns(bytes: Uint8Array, start: number, length: number): number {
  let at = endOfRun(bytes, start, length, other | mark)
  while (at < length && (bytes[at] === 0x2f || classOfByte[bytes[at]!]! & newline)) at++
  return at
}
