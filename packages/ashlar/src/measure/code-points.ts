import { codePointBefore, codePointFrom } from '../unicode/grapheme-class.js'
import type { Measure } from './measure.js'

/** Unicode code points, as Python counts the length of a string. A surrogate without its half is one. */
export const codePoints: Measure = {
  unit: 'code points',
  size(text, span) {
    let count = span.end - span.start
    for (let at = span.start; at < span.end; at++) {
      if (codePointFrom(text, at, span.end) > 0xffff) {
        count--
        at++
      }
    }
    return count
  },
  reach(text, start, limit) {
    let end = start
    for (let left = limit; left > 0 && end < text.length; left--) {
      end += codePointFrom(text, end, text.length) > 0xffff ? 2 : 1
    }
    return end
  },
  reachBack(text, end, limit, floor) {
    let start = end
    for (let left = limit; left > 0 && start > floor; left--) {
      start -= codePointBefore(text, start, floor) > 0xffff ? 2 : 1
    }
    return start
  },
  monotone: true,
}
