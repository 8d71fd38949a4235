import { codePointBefore, codePointFrom } from '../unicode/grapheme-class.js'
import { dictionaryWords, unspacedRunEnd } from '../unicode/unspaced-run.js'
import { isWhiteSpace } from '../unicode/white-space.js'
import { firstUnspaced, unspacedScript } from '../unicode/word-class.js'
import { reachBackBy } from './complete-measure.js'
import type { Measure } from './measure.js'

/**
 * Words: pieces between white space. Within a piece, a run of a script without spaces (Han and kana, Thai, Lao,
 * Khmer, Burmese) counts the words of the dictionary, and each stretch of letters or digits beside it one;
 * punctuation there counts nothing. A span that begins or ends inside a word counts that part as one.
 *
 * Not monotone: the dictionary may see more words in a part of a run than in the whole.
 */
export const words: Measure = {
  unit: 'words',
  size: (text, span) => countTo(text, span.start, span.end, Number.POSITIVE_INFINITY).count,
  reach(text, start, limit, last = text.length) {
    let { at } = countTo(text, start, last, limit)
    if (at === last || !isUnspaced(text, at, last)) return at
    // Cut here, the dictionary may count the last run anew.
    for (let step = 1; countTo(text, start, at, limit).at < at; step *= 2) at = Math.max(start, at - step)
    return at
  },
  reachBack(text, end, limit, floor) {
    let start = end
    for (let left = limit; ; left--) {
      while (start > floor && isWhiteSpace(text.charCodeAt(start - 1))) start--
      if (start === floor || left === 0) return start
      for (; start > floor && !isWhiteSpace(text.charCodeAt(start - 1)); start--) {
        if (unspacedScript(codePointBefore(text, start, floor)) !== 0)
          return searchBack(text, end, limit, floor)
      }
    }
  },
}

/** For spans with words of the dictionary, which can only be counted from their beginning. */
const searchBack = reachBackBy(
  (text, { start, end }) => countTo(text, start, end, Number.POSITIVE_INFINITY).count,
)

interface Count {
  /** How many words stand before `at`, never more than the limit. */
  readonly count: number
  /** Where the first word over the limit begins, or the end. */
  readonly at: number
}

/** Counts the words of `[start, end)` up to a limit. */
function countTo(text: string, start: number, end: number, limit: number): Count {
  let count = 0
  let at = start
  for (;;) {
    while (at < end && isWhiteSpace(text.charCodeAt(at))) at++
    if (at === end || count === limit) return { count, at }
    count++
    const pieceStart = at
    while (at < end && !isWhiteSpace(text.charCodeAt(at)) && !isUnspaced(text, at, end)) at++
    if (at === end || isWhiteSpace(text.charCodeAt(at))) continue
    // What stands before the first run was counted as a word; punctuation alone gives it to the run.
    const credit = hasWordCharacter(text, pieceStart, at) ? 0 : 1
    const piece = countMixed(text, at, end, limit - count + credit)
    count += Math.max(0, piece.count - credit)
    at = piece.at
    if (at < end && !isWhiteSpace(text.charCodeAt(at))) return { count, at }
  }
}

/** Counts on from a run to the end of its piece. */
function countMixed(text: string, start: number, end: number, limit: number): Count {
  let count = 0
  let at = start
  while (at < end && !isWhiteSpace(text.charCodeAt(at))) {
    const script = unspacedScript(codePointFrom(text, at, end))
    if (script !== 0) {
      const run = countRun(text, at, end, script, limit - count)
      count += run.count
      at = run.at
      if (count === limit && at < end && unspacedScript(codePointFrom(text, at, end)) === script) break
      continue
    }
    let isCounted = false
    for (; at < end && !isWhiteSpace(text.charCodeAt(at)) && !isUnspaced(text, at, end); at++) {
      if (isCounted || !isWordCharacter(text, at, end)) continue
      if (count === limit) return { count, at }
      count++
      isCounted = true
    }
  }
  return { count, at }
}

/** How much of a run the dictionary sees at once; the last word of a window is looked at again in the next. */
const windowLength = 512

function countRun(text: string, start: number, end: number, script: number, limit: number): Count {
  let count = 0
  let at = start
  for (;;) {
    const windowEnd = Math.min(end, at + windowLength)
    const runEnd = unspacedRunEnd(text, at, windowEnd, script)
    const starts = dictionaryWords(text.slice(at, runEnd))
    const isLast = runEnd < windowEnd || runEnd === end || starts.length === 1
    const settled = isLast ? starts.length : starts.length - 1
    if (count + settled > limit) return { count: limit, at: at + starts[limit - count]! }
    count += settled
    if (isLast) return { count, at: runEnd }
    at += starts[settled]!
  }
}

function isUnspaced(text: string, at: number, end: number): boolean {
  return text.charCodeAt(at) >= firstUnspaced && unspacedScript(codePointFrom(text, at, end)) !== 0
}

const wordCharacter = /[\p{L}\p{N}]/u

function isWordCharacter(text: string, at: number, end: number): boolean {
  return wordCharacter.test(String.fromCodePoint(codePointFrom(text, at, end)))
}

function hasWordCharacter(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (isWordCharacter(text, at, end)) return true
  }
  return false
}
