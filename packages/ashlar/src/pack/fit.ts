import {
  type Boundaries,
  type Boundary,
  lookAhead,
  lookBehind,
  strengths,
  strongestIn,
} from '../boundaries/boundary.js'
import { isGraphemeBoundary, previousGraphemeBoundary } from '../unicode/grapheme.js'
import { beforePair } from '../unicode/surrogate-pair.js'
import { skipWhiteSpace, trimWhiteSpace } from '../unicode/white-space.js'
import { behindSpace, type Cut, embeddedSize, finestWith, type PackingTask, textReach } from './task.js'

/** A grapheme cluster longer than this is a heap of marks, not a character: it is cut between code points. */
const longestCluster = 256

/**
 * The best chunk: it ends at the strongest boundary that fits, the last of equals. `undefined` when nothing fits behind the
 * repeated part, or `least` and `most` leave no place.
 *
 * @param start where the chunk's text begins
 * @param floor where its own content begins, behind what it repeats; the cut falls after it
 * @param least the cut falls at or after this place, so that the chunk is no runt
 * @param most the cut falls at or before this place, so that what is left is no runt
 */
export function fit(
  task: PackingTask,
  start: number,
  floor: number,
  least?: number,
  most?: number,
): Cut | undefined {
  const reach = reachFrom(task, start)
  let top = behindSpace(task, reach)
  if (isHeap(task, floor, reach)) return start < floor ? undefined : forced(task, floor)
  if (most !== undefined) top = Math.min(top, most)
  for (let attempt = 0; top > floor; attempt++) {
    const level = choose(task, floor, least, top)
    if (level === -1) break
    const at = chosen
    const cut = settle(task, start, floor, at, level, reach)
    if (cut !== undefined) return cut
    top = attempt < 4 ? at - 1 : Math.min(at - 1, floor + Math.floor((at - floor) * 0.9))
  }
  if (start < floor || least !== undefined || most !== undefined) return undefined
  return forced(task, floor)
}

/**
 * The chunk that ends at a place which is known to be a boundary as strong as clauses or stronger: of which level does not
 * matter to the next one. `undefined` where it does not fit.
 *
 * @param start where its text begins
 * @param floor where its own content begins
 */
export function fitAt(task: PackingTask, start: number, floor: number, at: number): Cut | undefined {
  const reach = reachFrom(task, start)
  if (isHeap(task, floor, reach) || !isGraphemeBoundary(task.text, at, floor)) return undefined
  return settle(task, start, floor, at, finestWith(task.levels, strengths.clause), reach)
}

/** Whether a chunk can only begin and end inside of grapheme clusters. */
function isHeap({ text }: PackingTask, floor: number, reach: number): boolean {
  return isInsideCluster(text, floor) && isInsideCluster(text, reach)
}

/**
 * Whether a place is inside a grapheme cluster, as it is only in a heap of marks that was cut before. Boundaries that are
 * looked for from there on would not know of its beginning.
 */
function isInsideCluster(text: string, at: number): boolean {
  return !isGraphemeBoundary(text, at, Math.max(0, at - lookBehind))
}

/** How far the limit reaches from a place, what is not embedded left out. */
export function reachFrom(task: PackingTask, start: number): number {
  const { context } = task
  const reach = textReach(task, start)
  return context === undefined ? reach : context.stretch(start, reach, task.end)
}

/** The place that {@link choose} found last: an object for each would be a good part of what a chunk costs. */
let chosen = 0

/** Windows of more code units than this are first searched near their end, then as a whole where there is something. */
const longWindow = 512

/** For windows of fewer code units it does not pay to find out which levels have anything there. */
const shortWindow = 64

/** Finds the best place at or before `top`, sets {@link chosen} and gives the index of its level; -1 where there is none. */
function choose(task: PackingTask, floor: number, least = 0, top: number): number {
  const { text, levels, end, unitIndex } = task
  chosen = end
  if (top >= end) return 0
  const start = least - 1 > floor ? previousGraphemeBoundary(text, least - 1, floor) : floor
  const isLong = top - start > longWindow
  let present =
    top - start > shortWindow && (unitIndex.isPoor || isDense(text, start, top))
      ? unitIndex.levelsWithin(text, start, top)
      : undefined
  let misses = 0
  for (let level = 0; level < levels.length && start < top; level++) {
    const { strength, namesUnits } = levels[level]!
    const isFine = isLong && strength < strengths.line
    if (misses > 0 && namesUnits) present ??= unitIndex.levelsWithin(text, start, top)
    if (present !== undefined && (present & (1 << level)) === 0) continue
    let rest = top
    // Some clauses end stronger than others: the last is not always the strongest.
    if (isFine && namesUnits && strength !== strengths.clause) {
      const from = previousGraphemeBoundary(text, top - longWindow / 2, floor)
      const near = strongestWhole(levels[level]!, task, from, top, floor)
      if (near !== undefined && near.strength >= strength) {
        chosen = near.at
        return level
      }
      if (near === undefined) rest = from
    }
    const found = strongestWhole(levels[level]!, task, start, rest, floor)
    if (found !== undefined) {
      chosen = found.at
      return level
    }
    if (isFine) misses++
  }
  return -1
}

/**
 * Whether a window looks like one of a script beyond ASCII. There the search for single characters that finds line ends in
 * ASCII in no time is slow, and one pass for all levels is the quickest way to know which have anything.
 */
function isDense(text: string, start: number, end: number): boolean {
  return (
    text.charCodeAt(end - 1) > 0x7f &&
    text.charCodeAt((start + end) >> 1) > 0x7f &&
    text.charCodeAt(start) > 0x7f
  )
}

/** How many boundaries of one level may fall inside grapheme clusters before the next level is asked. */
const patience = 8

/** The strongest boundary of a level that does not cut a grapheme cluster. */
function strongestWhole(
  level: Boundaries,
  { text }: PackingTask,
  start: number,
  top: number,
  floor: number,
): Boundary | undefined {
  let end = top
  for (let tries = 0; tries < patience && end > start; tries++) {
    const found = strongestIn(level, text, { start, end })
    if (found === undefined) return undefined
    if (isGraphemeBoundary(text, found.at, floor)) return found
    end = found.at - 1
  }
  return undefined
}

/** Makes a cut at a place of a level, if its text is within the limit. */
function settle(
  task: PackingTask,
  start: number,
  floor: number,
  at: number,
  level: number,
  reach: number,
): Cut | undefined {
  const { text, trim, size: limit } = task
  let next = at
  if (!trim && next > reach) {
    next = previousGraphemeBoundary(text, reach, floor)
    if (next <= floor) return undefined
  }
  const end = trim ? trimWhiteSpace(text, floor, next) : next
  if (end <= floor) return undefined
  const size = embeddedSize(task, start, end)
  if (size > limit) return undefined
  const looked = Math.max(2 * reach - start, reach) + 2 * lookAhead
  return { start, end, next, size, level, oversized: false, bare: false, looked }
}

/**
 * Not even one grapheme fits: it stands alone and without context, unless it is a heap of marks, which is cut where the
 * limit falls.
 */
function forced(task: PackingTask, floor: number): Cut {
  const { text, end: last, measure, levels, trim, size: limit } = task
  const start = trim ? skipWhiteSpace(text, floor, last) : floor
  const reach = measure.reach(text, start, limit, last)
  let end = clusterEnd(text, start, Math.min(last, Math.max(start + longestCluster, reach) + 1))
  if (end - start > longestCluster || isInsideCluster(text, start))
    end = Math.min(end, codePointsUpTo(text, start, reach))
  // The space that a heap stands on, cut off from it, is white space.
  if (trim && start < skipWhiteSpace(text, start, end)) return forced(task, end)
  const size = measure.size(text, { start, end })
  const looked = Math.max(2 * reach - start, end) + 2 * lookAhead
  return {
    start,
    end,
    next: end,
    size,
    level: levels.length - 1,
    oversized: size > limit,
    bare: true,
    looked,
  }
}

/** Where the cluster that holds the place behind `start` ends, `ceiling` at the furthest. */
function clusterEnd(text: string, start: number, ceiling: number): number {
  const floor = Math.max(0, start - lookBehind)
  let end = start + 1
  while (end < ceiling && !isGraphemeBoundary(text, end, floor)) end++
  return end
}

function codePointsUpTo(text: string, floor: number, reach: number): number {
  const first = floor + (text.codePointAt(floor)! > 0xffff ? 2 : 1)
  if (reach <= first) return first
  return beforePair(text, reach)
}
