import { type Boundary, eachIn, firstIn, lookAhead, strengths } from '../boundaries/boundary.js'
import type { Span } from '../span.js'
import { isGraphemeBoundary, previousGraphemeBoundary } from '../unicode/grapheme.js'
import { trimWhiteSpace } from '../unicode/white-space.js'
import { contentStart } from './content-start.js'
import { behindSpace, type PackingTask } from './task.js'

/** The places of a horizon at which chunks may end, in order; the first one is where the horizon begins. */
export interface Candidates {
  readonly at: readonly number[]
  readonly strength: readonly number[]
  /** The size of the text from the beginning of the horizon to each place, in units of the measure. */
  readonly sizeBefore: Float64Array
  /** The size of the white space directly before each place, which a trimmed chunk leaves out. */
  readonly spaceBefore: Float64Array
  /** Whether the last place is the end of the section. */
  readonly complete: boolean
  readonly looked: number
}

/** How many chunks a plan looks ahead. */
const horizonChunks = 24
/** How many places, at the most, are weighed for one chunk of the target size. */
const placesPerChunk = 24
/** From how many code units on it pays to look whether a level has anything in a stretch at all. */
const longStretch = 512

/**
 * The boundaries of a horizon of about 24 budgets. Sentence ends and better are all taken, thinned to 24 a chunk;
 * finer levels only where there is nothing better for a third of a chunk.
 */
export function collectCandidates(
  task: PackingTask,
  floor: number,
  budget: number,
  target: number,
): Candidates {
  const { end, levels } = task
  const hops = hopAhead(task, floor, budget)
  const horizon = behindSpace(task, hops.to)
  const complete = horizon >= end
  const unitLength = ((hops.to - floor) / (hops.count * budget)) * target
  let places: Boundary[] = [
    { at: floor, strength: 0 },
    { at: horizon, strength: complete ? strengths.section : 0 },
  ]
  for (let level = 0; level < levels.length; level++) {
    const fine = levels[level]!.strength < strengths.weakSentence
    places = refine(task, places, level, {
      spacing: unitLength / (fine ? placesPerChunk / 2 : placesPerChunk),
      gap: fine ? unitLength / 3 : 0,
    })
  }
  if (!complete) places.pop()
  const looked = complete ? Math.max(horizon, hops.looked) : horizon + 2 * lookAhead + (hops.looked - hops.to)
  return { ...measurePlaces(task, places, budget), complete, looked }
}

function hopAhead(
  task: PackingTask,
  floor: number,
  budget: number,
): { to: number; count: number; looked: number } {
  const { text, end, measure } = task
  let to = floor
  let looked = floor
  let count = 0
  while (count < horizonChunks && to < end) {
    const reach = Math.max(to + 1, Math.min(end, measure.reach(text, to, budget)))
    looked = 2 * reach - to
    to = reach
    count++
  }
  return { to, count, looked }
}

interface Density {
  /** Boundaries nearer than this to the last one taken are left out, in code units. */
  readonly spacing: number
  /** Only gaps longer than this are refined. */
  readonly gap: number
}

/** Adds the boundaries of a level between the places that are there. Trimmed chunks begin with content, so places do. */
function refine(task: PackingTask, places: readonly Boundary[], level: number, density: Density): Boundary[] {
  const { text } = task
  const refined: Boundary[] = [places[0]!]
  for (let i = 1; i < places.length; i++) {
    const from = places[i - 1]!.at
    const to = places[i]!
    if (to.at - from > density.gap && mayHave(task, level, from, to.at)) {
      let last = from
      for (const boundary of eachApart(task, level, { start: from, end: to.at - 1 }, density.spacing)) {
        if (boundary.at <= last || boundary.at - last < density.spacing) continue
        if (!isGraphemeBoundary(text, boundary.at, last)) continue
        const at = contentStart(task, boundary.at, to.at)
        if (at >= to.at) break
        refined.push({ at, strength: Math.min(boundary.strength, task.levels[level]!.strength) })
        last = at
      }
    }
    refined.push(to)
  }
  return refined
}

/** Whether a level can have boundaries in a stretch: a quick look, worth it for long ones only. */
function mayHave({ text, levels, unitIndex }: PackingTask, level: number, from: number, to: number): boolean {
  if (to - from <= longStretch || levels[level]!.units === undefined) return true
  return (unitIndex.levelsWithin(text, from, to) & (1 << level)) !== 0
}

/** The boundaries of a level, from each one on at least `spacing` apart where they may lie at every character. */
function* eachApart(
  { text, levels }: PackingTask,
  level: number,
  span: Span,
  spacing: number,
): Iterable<Boundary> {
  const { strength } = levels[level]!
  if (strength > strengths.word) {
    yield* eachIn(levels[level]!, text, span)
    return
  }
  for (let { start } = span; ; ) {
    const boundary = firstIn(levels[level]!, text, { start, end: span.end })
    if (boundary === undefined) return
    yield boundary
    const { at } = boundary
    start = previousGraphemeBoundary(text, Math.min(span.end, at + Math.max(0, Math.floor(spacing) - 1)), at)
  }
}

function measurePlaces(
  { text, measure, trim }: PackingTask,
  places: readonly Boundary[],
  budget: number,
): Pick<Candidates, 'at' | 'strength' | 'sizeBefore' | 'spaceBefore'> {
  const sizeBefore = new Float64Array(places.length)
  const spaceBefore = new Float64Array(places.length)
  for (let i = 1; i < places.length; i++) {
    const start = places[i - 1]!.at
    const end = places[i]!.at
    // What does not fit into any chunk is not measured as a whole: it may be far longer than a chunk.
    const fits = measure.reach(text, start, budget) >= end
    sizeBefore[i] = sizeBefore[i - 1]! + (fits ? measure.size(text, { start, end }) : budget + 1)
    if (trim && fits) spaceBefore[i] = measure.size(text, { start: trimWhiteSpace(text, start, end), end })
  }
  return {
    at: places.map((place) => place.at),
    strength: places.map((place) => place.strength),
    sizeBefore,
    spaceBefore,
  }
}
