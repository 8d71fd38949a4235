import { countGraphemes, isGraphemeBoundary, nextGraphemeBoundary } from '../unicode/grapheme.js'
import { codePointBefore, graphemeClass, graphemeClasses } from '../unicode/grapheme-class.js'
import type { Measure } from './measure.js'

/**
 * Grapheme clusters of Unicode 17: what a reader takes for one character. Monotone for parts that begin at a
 * cluster; a part that begins inside one can count more clusters than the whole.
 */
export const graphemes: Measure = {
  unit: 'graphemes',
  size: (text, span) => countGraphemes(text, span.start, span.end),
  reach(text, start, limit) {
    let end = start
    for (let left = limit; left > 0 && end < text.length; left--) end = nextGraphemeBoundary(text, end)
    return end
  },
  reachBack(text, end, limit, floor) {
    let start = end
    for (let left = limit; left > 0 && start > floor; left--) start = clusterBefore(text, start, floor)
    return start
  },
  monotone: true,
}

/**
 * The start of the cluster that ends at `at`. Regional indicators are paired from the right: a run of them has as
 * many clusters either way, and the run need not be read to its start for each pair.
 */
function clusterBefore(text: string, at: number, floor: number): number {
  if (isFlagHalf(text, at, floor) && isFlagHalf(text, at - 2, floor)) return at - 4
  let start = at - 1
  while (!isGraphemeBoundary(text, start, floor)) start--
  return start
}

function isFlagHalf(text: string, at: number, floor: number): boolean {
  if (at - 2 < floor) return false
  return graphemeClass(codePointBefore(text, at, floor)) === graphemeClasses.regionalIndicator
}
