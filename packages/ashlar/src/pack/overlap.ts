import { eachIn, firstIn, lookAhead, strengths } from '../boundaries/boundary.js'
import { plainSentences } from '../boundaries/plain-sentences.js'
import { isGraphemeBoundary, previousGraphemeBoundary } from '../unicode/grapheme.js'
import { skipWhiteSpace, trimWhiteSpace } from '../unicode/white-space.js'
import { firstUnspaced } from '../unicode/word-class.js'
import { contentStart } from './content-start.js'
import { type Cut, finestWith, type PackingTask, roomFrom } from './task.js'

/**
 * Where the next chunk begins so that it repeats the end of the previous one: at a boundary, at most what was
 * asked, and with room left for new content. `floor` when there is nothing to repeat.
 *
 * The coarsest level is taken that still repeats half of what was asked; else the earliest word; a place inside a
 * word only when the previous chunk was cut inside one.
 *
 * @param floor where the new content begins
 * @param contentEnd where it is to end, when that is decided already
 */
export function overlapStart(task: PackingTask, previous: Cut, floor: number, contentEnd?: number): number {
  const { overlap } = task
  if (overlap === undefined) return floor
  const start =
    'units' in overlap
      ? startByUnits(task, previous, overlap.units)
      : startBySentences(task, previous, overlap.sentences)
  if (start === undefined) return floor
  const yielded =
    contentEnd === undefined
      ? yieldToContent(task, previous, start, floor)
      : startBefore(task, previous, { start, floor, contentEnd })
  return yielded === start || isWithinRule(task, previous, yielded) ? yielded : floor
}

/** Whether a shortened part is still what was asked: by a measure that is not monotone it may have grown. */
function isWithinRule({ overlap, measure, text }: PackingTask, previous: Cut, start: number): boolean {
  if (overlap === undefined || !('units' in overlap) || measure.monotone || start >= previous.end) return true
  return measure.size(text, { start, end: previous.end }) <= overlap.units
}

function startByUnits(task: PackingTask, previous: Cut, units: number): number | undefined {
  const { text, measure } = task
  if (units <= 0) return undefined
  const low = measure.reachBack(text, previous.end, units, previous.start + 1)
  for (let from = low; from < previous.end; ) {
    const start = boundaryFrom(task, previous, from)
    if (start === undefined) return undefined
    if (measure.monotone || measure.size(text, { start, end: previous.end }) <= units) return start
    from = start + 1
  }
  return undefined
}

/** The place at or after `from` and before the end of the previous chunk where a repeated part may begin. */
function boundaryFrom(task: PackingTask, previous: Cut, from: number): number | undefined {
  const { text, levels } = task
  const start = previousGraphemeBoundary(text, from - 1, previous.start)
  const half = previous.end - Math.ceil((previous.end - from) / 2)
  const finest = finestLevel(task, previous)
  for (let level = 0; level <= finest; level++) {
    const end = level < finest ? half : previous.end - 1
    const found = start < end ? firstIn(levels[level]!, text, { start, end }) : undefined
    if (found === undefined || !isGraphemeBoundary(text, found.at, start)) continue
    const at = contentStart(task, found.at, previous.end)
    if (at < previous.end) return at
  }
  return undefined
}

/**
 * The index of the finest level at which a repeated part may begin: words, or that of the last cut if that is finer. Below
 * the places inside words a format is only cut where all else fails: there a part could begin inside of an opening line.
 */
function finestLevel({ levels, context }: PackingTask, previous: Cut): number {
  const finest = Math.max(previous.level, finestWith(levels, strengths.word))
  return context === undefined ? finest : Math.min(finest, finestWith(levels, strengths.subword))
}

function startBySentences(task: PackingTask, previous: Cut, count: number): number | undefined {
  return sentenceStarts(task, previous).slice(-count)[0]
}

/** Where sentences begin inside the previous chunk. */
function sentenceStarts(task: PackingTask, previous: Cut): readonly number[] {
  const { overlap, levels } = task
  const own = levels.find(({ strength }) => strength === strengths.sentence)
  const level = own ?? (overlap !== undefined && 'by' in overlap ? overlap.by : undefined) ?? plainSentences()
  const starts: number[] = []
  for (const { at } of eachIn(level, task.text, { start: previous.start, end: previous.end - 1 })) {
    if (isGraphemeBoundary(task.text, at, previous.start)) starts.push(at)
  }
  return starts
}

/**
 * Shortens the repeated part where it would keep out the next piece of content that is to stay whole: a sentence
 * under the sentence strategy, a word under most.
 */
function yieldToContent(task: PackingTask, previous: Cut, start: number, floor: number): number {
  const { text, measure, end } = task
  const reach = measure.reach(text, start, roomFrom(task, start), end)
  if (isKeptWhole(task, floor, reach)) return start
  const aloneReach = measure.reach(text, floor, roomFrom(task, floor), end)
  const alone = firstKept(task, floor, Math.min(end, aloneReach + lookAhead)) ?? end
  const content = trimWhiteSpace(text, floor, alone)
  if (content > aloneReach) return start
  return startBefore(task, previous, { start, floor, contentEnd: content })
}

/** The place at or after `start` from which everything up to `contentEnd` fits. */
function startBefore(
  task: PackingTask,
  previous: Cut,
  { start, floor, contentEnd }: { start: number; floor: number; contentEnd: number },
): number {
  const low = task.measure.reachBack(task.text, contentEnd, roomFrom(task, start), start)
  if (low <= start) return start
  if (low >= previous.end) return floor
  const shortened =
    task.overlap !== undefined && 'sentences' in task.overlap
      ? sentenceStarts(task, previous).find((at) => at >= low)
      : boundaryFrom(task, previous, low)
  return shortened ?? floor
}

/**
 * True when what is kept whole behind `floor` ends before `reach`. One place of any level is enough: mostly the finest has
 * one near by, but in a script without spaces that may be a word of the dictionary, which is slow to find.
 */
function isKeptWhole(task: PackingTask, floor: number, reach: number): boolean {
  const { text, levels, keptLevel, end } = task
  const to = skipWhiteSpace(text, reach, Math.min(end, reach + lookAhead))
  const first = text.charCodeAt(floor + 1) < firstUnspaced ? keptLevel : 0
  for (let level = Math.max(0, first); level <= keptLevel; level++) {
    const at = firstIn(levels[level]!, text, { start: floor, end: to })?.at
    if (at !== undefined && trimWhiteSpace(text, floor, at) <= reach) return true
  }
  return trimWhiteSpace(text, floor, firstKept(task, floor, to) ?? end) <= reach
}

/** The first boundary behind `floor` at a level that is kept whole. The finest is asked first: it is the nearest mostly. */
function firstKept(task: PackingTask, floor: number, to: number): number | undefined {
  let nearest: number | undefined
  for (let level = task.keptLevel; level >= 0; level--) {
    const found = firstIn(task.levels[level]!, task.text, { start: floor, end: nearest ?? to })
    if (found !== undefined) nearest = found.at
  }
  return nearest
}
