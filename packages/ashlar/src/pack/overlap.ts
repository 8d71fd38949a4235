import { eachIn, firstIn, strengths } from '../boundaries/boundary.js'
import { plainSentences } from '../boundaries/plain-sentences.js'
import type { Span } from '../span.js'
import { isGraphemeBoundary, previousGraphemeBoundary } from '../unicode/grapheme.js'
import { trimWhiteSpace } from '../unicode/white-space.js'
import { firstUnspaced } from '../unicode/word-class.js'
import { contentStart } from './content-start.js'
import { behindSpace, type Cut, finestWith, type PackingTask, roomFrom, textReach } from './task.js'

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
export function overlapStart(
  task: PackingTask,
  previous: Cut | undefined,
  floor: number,
  contentEnd?: number,
): number {
  const { overlap } = task
  if (overlap === undefined || previous === undefined) return floor
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

/** So far behind the start of a chunk it does not matter for tokens whether they are looked for from there or from the next place. */
const farBehind = 256

function startByUnits(task: PackingTask, previous: Cut, units: number): number | undefined {
  const { text, levels, measure } = task
  if (units <= 0) return undefined
  const { start, end, level } = previous
  // A measure of tokens knows what stands behind the start of the chunk: to look from elsewhere takes time. What it answers is
  // the same but near by, and inside of words.
  let low = level > finestWith(levels, strengths.word) ? start : measure.reachBack(text, end, units, start)
  if (low - start < farBehind) low = measure.reachBack(text, end, units, start + 1)
  for (let from = low; from < end; ) {
    const at = boundaryFrom(task, previous, from)
    if (at === undefined) return undefined
    if (measure.monotone || measure.size(text, { start: at, end }) <= units) return at
    from = at + 1
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
  const { text, end } = task
  const reach = textReach(task, start)
  const to = behindSpace(task, reach)
  if (isKeptWhole(task, { start: floor, end: to }, reach)) return start
  const alone = textReach(task, floor)
  // Up to `to` there is nothing, as was seen; and what lies behind `alone` is too far, wherever it is.
  const rest = { start: Math.max(floor, to), end: Math.max(to, behindSpace(task, alone)) }
  const content = trimWhiteSpace(text, floor, firstKept(task, rest) ?? end)
  return content > alone ? start : startBefore(task, previous, { start, floor, contentEnd: content })
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
 * True when something that is kept whole ends in a span, white space left out before `reach`. One place of any level is
 * enough: mostly the finest has one near by, but in a script without spaces that may be a word of the dictionary, which is
 * slow to find.
 */
function isKeptWhole(task: PackingTask, span: Span, reach: number): boolean {
  const { text, levels, keptLevel } = task
  const present = keptWithin(task, span)
  const isSpaced = text.charCodeAt(span.start + 1) < firstUnspaced
  for (let turn = 0; turn <= keptLevel; turn++) {
    const level = isSpaced ? keptLevel - turn : turn
    const found = present & (1 << level) ? firstIn(levels[level]!, text, span) : undefined
    if (found !== undefined && trimWhiteSpace(text, span.start, found.at) <= reach) return true
  }
  return task.end <= span.end
}

/** The first boundary in a span at a level that is kept whole. The finest is asked first: it is the nearest mostly. */
function firstKept(task: PackingTask, span: Span): number | undefined {
  const present = keptWithin(task, span)
  let nearest: number | undefined
  for (let level = task.keptLevel; level >= 0; level--) {
    if ((present & (1 << level)) === 0) continue
    const found = firstIn(task.levels[level]!, task.text, { start: span.start, end: nearest ?? span.end })
    if (found !== undefined) nearest = found.at
  }
  return nearest
}

/** A bit for each level that is worth a search. To find out pays where the text lacks some, as a line without spaces does. */
function keptWithin({ text, unitIndex }: PackingTask, { start, end }: Span): number {
  return unitIndex.isPoor ? unitIndex.levelsWithin(text, start, end) : -1
}
