import {
  graphemeClasses as classes,
  codePointBefore,
  codePointFrom,
  graphemeClass,
  isExtender,
} from './grapheme-class.js'

/**
 * Whether a code unit is white space: White_Space of Unicode 17 and U+FEFF. That is what `\s` matches in
 * JavaScript, and U+0085.
 */
export function isWhiteSpace(codeUnit: number): boolean {
  if (codeUnit <= 0x20) return codeUnit === 0x20 || (codeUnit >= 0x09 && codeUnit <= 0x0d)
  return codeUnit >= 0x85 && isWideWhiteSpace(codeUnit)
}

function isWideWhiteSpace(codeUnit: number): boolean {
  if (codeUnit < 0x1680) return codeUnit === 0xa0 || codeUnit === 0x85
  if (codeUnit > 0x200a) {
    switch (codeUnit) {
      case 0x2028:
      case 0x2029:
      case 0x202f:
      case 0x205f:
      case 0x3000:
      case 0xfeff:
        return true
      default:
        return false
    }
  }
  return codeUnit >= 0x2000 || codeUnit === 0x1680
}

/** What is longer is passed by a pattern, in less than half the time. Code units. */
const shortRun = 64

/**
 * The first position of `[start, end)` that is not white space; `end` when all is. A space that carries a
 * combining mark is not white space, so no cluster is split when `start` is a cluster boundary.
 */
export function skipWhiteSpace(text: string, start: number, end: number): number {
  let at = start
  while (at < end && isWhiteSpace(text.charCodeAt(at))) {
    at++
    if (at - start === shortRun) {
      const more = text.slice(at, end).search(/[^\s\x85]/)
      at = more < 0 ? end : at + more
    }
  }
  return at > start && at < end && isCarried(text, at, end) ? at - 1 : at
}

/** Whether the white space before `at` joins what stands there: a combining mark or a joiner. */
function isCarried(text: string, at: number, end: number): boolean {
  return isExtender(codePointFrom(text, at, end)) && graphemeClass(text.charCodeAt(at - 1)) < classes.control
}

/**
 * The end of the last content of `[start, end)`: the position after its last character that is not white space;
 * `start` when all is white space. No cluster is split when `end` is a cluster boundary.
 */
export function trimWhiteSpace(text: string, start: number, end: number): number {
  let at = end
  while (at > start && isWhiteSpace(text.charCodeAt(at - 1))) at--
  return at > start && at < end && isClaimed(text, at, start) ? at + 1 : at
}

/** Whether the white space at `at` joins what stands before it: a sign of the class Prepend. */
function isClaimed(text: string, at: number, start: number): boolean {
  if (text.charCodeAt(at - 1) < 0x300) return false
  if (graphemeClass(codePointBefore(text, at, start)) !== classes.prepend) return false
  return graphemeClass(text.charCodeAt(at)) < classes.control
}
