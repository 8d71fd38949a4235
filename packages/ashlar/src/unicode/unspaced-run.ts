import { codePointBefore, codePointFrom, isExtender } from './grapheme-class.js'
import { unspacedScript } from './word-class.js'

// A run is a stretch of letters of one script without spaces, with the marks they carry.

/** The start of the run of `script` that reaches `at`, with marks before its first letter; at least `floor`. */
export function unspacedRunStart(text: string, at: number, floor: number, script: number): number {
  let start = at
  while (start > floor) {
    const codePoint = codePointBefore(text, start, floor)
    if (unspacedScript(codePoint) !== script && !isExtender(codePoint)) break
    start -= codePoint > 0xffff ? 2 : 1
  }
  return start
}

/** The end of the run of `script` that holds `at`; never more than `ceiling`. */
export function unspacedRunEnd(text: string, at: number, ceiling: number, script: number): number {
  let end = at
  while (end < ceiling) {
    const codePoint = codePointFrom(text, end, ceiling)
    if (unspacedScript(codePoint) !== script && !isExtender(codePoint)) break
    end += codePoint > 0xffff ? 2 : 1
  }
  return end
}

const remembered = 16
const known = new Map<string, readonly number[]>()
let segmenter: Intl.Segmenter | undefined

/**
 * Where the dictionary words of a run begin, 0 first. The words are those of `Intl.Segmenter`, so they are as
 * good as the dictionary of the machine. Takes time in proportion to the length only up to about 1,000 code units.
 */
export function dictionaryWords(run: string): readonly number[] {
  const found = known.get(run)
  if (found !== undefined) return found
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  const starts = Array.from(segmenter.segment(run), ({ index }) => index)
  const oldest = known.keys().next()
  if (known.size >= remembered && !oldest.done) known.delete(oldest.value)
  known.set(copyOf(run), starts)
  return starts
}

/** The same text in memory of its own: a slice would keep alive the whole document it was taken from. */
function copyOf(text: string): string {
  return text.split('').join('')
}
