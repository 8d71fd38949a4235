import { characterClass, classOfByte } from '../character-classes.js'
import { endOfLowerContraction } from './contraction.js'
import { classAt, endOfLetters, endOfRun, scanWhiteSpace, whiteSpace, width } from './utf8-class.js'

const { upper, lower, caseless, mark, number, newline, space, other } = characterClass
const letters = upper | lower | caseless
const signs = other | mark

/**
 * Where the pre-token of `r50k_base` and `p50k_base` ends that begins at `at`. The bytes are UTF-8 and end with a
 * zero that is not part of the text. The published pattern, in its order of choice: a contraction in lower case;
 * a space, perhaps, and then letters, or numbers, or other characters; white space at the end of the text;
 * white space but for the last character before something else.
 */
export function endOfR50k(bytes: Uint8Array, view: DataView, start: number, length: number): number {
  let at = start
  if (bytes[at] === 0x20) at++
  const kind = classOfByte[bytes[at]!]!
  if (kind & (upper | lower)) {
    at = endOfLetters(view, at + 1)
    if (bytes[at]! < 0x80) return at
  }
  return endOfAny(bytes, start, length)
}

function endOfAny(bytes: Uint8Array, start: number, length: number): number {
  const afterContraction = endOfLowerContraction(bytes, start, length)
  if (afterContraction > start) return afterContraction
  const from = bytes[start] === 0x20 && start + 1 < length ? start + 1 : start
  const kind = classAt(bytes, from)
  if (!(kind & (space | newline))) {
    const run = kind & letters ? letters : kind & signs ? signs : number
    return endOfRun(bytes, from + width, length, run)
  }
  scanWhiteSpace(bytes, start, length)
  return whiteSpace.end === length || whiteSpace.beforeLast === start ? whiteSpace.end : whiteSpace.beforeLast
}
