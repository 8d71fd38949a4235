import { codePointBefore, codePointFrom } from '../unicode/grapheme-class.js'
import type { Measure } from './measure.js'

/** Bytes in UTF-8. A surrogate without its half counts 3, as the replacement character that it is written as. */
export const bytes: Measure = {
  unit: 'bytes',
  size(text, span) {
    let count = span.end - span.start
    for (let at = span.start; at < span.end; at++) {
      const unit = text.charCodeAt(at)
      if (unit < 0x80) continue
      const length = byteLength(codePointFrom(text, at, span.end))
      if (length === 4) at++
      count += length === 4 ? 2 : length - 1
    }
    return count
  },
  reach(text, start, limit) {
    let left = limit
    let end = start
    while (end < text.length) {
      const codePoint = codePointFrom(text, end, text.length)
      left -= byteLength(codePoint)
      if (left < 0) break
      end += codePoint > 0xffff ? 2 : 1
    }
    return end
  },
  reachBack(text, end, limit, floor) {
    let left = limit
    let start = end
    while (start > floor) {
      const codePoint = codePointBefore(text, start, floor)
      left -= byteLength(codePoint)
      if (left < 0) break
      start -= codePoint > 0xffff ? 2 : 1
    }
    return start
  },
  monotone: true,
}

function byteLength(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint > 0xffff ? 4 : 3
}
