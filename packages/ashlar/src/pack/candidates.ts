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
    const reach = Math.max(to + 1, measure.reach(text, to, budget, end))
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
  const refined: Boundary[] = []
  let number = 0
  let last = 0
  const passTo = (at: number) => {
    while (number < places.length && places[number]!.at <= at) {
      refined.push(places[number]!)
      last = places[number++]!.at
    }
  }
  for (const boundary of eachBetween(task, places, level, density)) {
    passTo(boundary.at)
    if (boundary.at - last < density.spacing || !isGraphemeBoundary(text, boundary.at, last)) continue
    const to = places[number]!.at
    const at = contentStart(task, boundary.at, to)
    if (at >= to) continue
    refined.push({ at, strength: Math.min(boundary.strength, task.levels[level]!.strength) })
    last = at
  }
  passTo(Infinity)
  return refined
}

/** The boundaries of a level in the gaps between places: in all at one go where all count, since levels look back first. */
function* eachBetween(
  task: PackingTask,
  places: readonly Boundary[],
  level: number,
  { gap, spacing }: Density,
): Iterable<Boundary> {
  const wanted = gap === 0 ? [places[0]!, places.at(-1)!] : places
  for (let i = 1; i < wanted.length; i++) {
    const start = wanted[i - 1]!.at
    const end = wanted[i]!.at - 1
    if (end - start >= gap && task.unitIndex.levelsWithin(task.text, start, end) & (1 << level))
      yield* eachApart(task, level, { start, end }, spacing)
  }
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
    const fits = measure.reach(text, start, budget, end) >= end
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
