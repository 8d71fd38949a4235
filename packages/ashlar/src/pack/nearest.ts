import { eachIn, firstIn, lookAhead, strengths, strongestIn } from '../boundaries/boundary.js'
import { AshlarError } from '../errors.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { skipWhiteSpace } from '../unicode/white-space.js'
import { contentStart } from './content-start.js'
import { fit } from './fit.js'
import { greedy } from './greedy.js'
import { overlapStart } from './overlap.js'
import { leastCut, leaveEnough } from './runts.js'
import { type Cut, type Packer, type Packing, type PackingTask, roomFrom } from './task.js'

/** Options of {@link nearest}. */
export interface NearestOptions {
  /** The size to aim at, as a share of the limit. Default 0.6, so that there is room for the end of a paragraph. */
  readonly target?: number
}

/** Where fewer code units than this fit into a chunk, it holds a sentence or two: there is nothing to choose from. */
const fewestUnits = 256

/** Ends of paragraphs and lines nearer than this share of the target are passed. */
const leastShare = 0.17

/** How far the end of a long paragraph is looked for, in limits. */
const furthestLimits = 2

/** How much larger than the target the even pieces of a long paragraph are. */
const stretch = 1.3

/**
 * Ends each chunk at the end of the paragraph or line that is nearest to a target size; where a paragraph goes on beyond the
 * limit, at the sentence that parts it into even pieces. What is too small for that, or has no sentences, is filled as by
 * `greedy`. The default of `recursive`: at the same mean size, passages that answer questions are parted less often than by
 * `greedy`, at about its speed, since most of the text is never looked at (docs/evaluation-results.md).
 *
 * @throws AshlarError `invalid-option` for a target that is no share above 0 and up to 1.
 */
export function nearest(options: NearestOptions = {}): Packer {
  refuseUnknownKeys('nearest', options, ['target'])
  const { target = 0.6 } = options
  if (typeof target !== 'number' || !(target > 0 && target <= 1)) {
    throw new AshlarError({
      code: 'invalid-option',
      given: `target: ${String(target)}`,
      wanted: 'a share of the limit above 0 and up to 1',
    })
  }
  return { name: 'nearest', begin: () => new NearestPacking(target) }
}

class NearestPacking implements Packing {
  readonly #target: number
  readonly #filling = greedy().begin()

  constructor(target: number) {
    this.#target = target
  }

  next(task: PackingTask, from: number, previous: Cut | undefined): Cut | undefined {
    const { text, end, measure, min } = task
    const floor = contentStart(task, from, end)
    if (floor >= end) return undefined
    const start = previous === undefined ? floor : overlapStart(task, previous, floor)
    const reach = Math.min(end, measure.reach(text, start, roomFrom(task, start)))
    if (reach >= end || reach - floor < fewestUnits) return this.#filling.next(task, from, previous)
    const least = min > 1 ? leastCut(task, floor) : undefined
    const { at, looked } = choosePlace(task, { floor, reach, least: least ?? 0 }, this.#target)
    const cut = at === undefined ? undefined : cutAt(task, at, start, floor)
    const chosen = cut === undefined ? this.#filling.next(task, from, previous) : cut
    if (chosen === undefined) return undefined
    const kept = cut === undefined || min <= 1 ? chosen : leaveEnough(task, cut, floor, least)
    return { ...kept, looked: Math.max(kept.looked, looked) }
  }
}

function cutAt(task: PackingTask, at: number, start: number, floor: number): Cut | undefined {
  const there = { floor, least: at, most: at }
  return fit(task, { ...there, start }) ?? fit(task, { ...there, start: floor })
}

/** The stretch in which a chunk may end. */
interface Stretch {
  readonly floor: number
  /** How far the limit reaches. */
  readonly reach: number
  /** The first place that leaves no runt. */
  readonly least: number
}

interface Place {
  readonly at: number | undefined
  /** The furthest place that the choice depends on. */
  readonly looked: number
}

function choosePlace(task: PackingTask, { floor, reach, least }: Stretch, share: number): Place {
  const { text, end, trim } = task
  const length = reach - floor
  const target = share * length
  const top = trim ? skipWhiteSpace(text, reach, Math.min(end, reach + lookAhead)) : reach
  const first = Math.max(least, floor + Math.floor(leastShare * target))
  const block = nearestBlock(task, floor + target, first, top)
  if (block !== undefined) return { at: block, looked: top + lookAhead }
  const far = floor + Math.floor(furthestLimits * length)
  const paragraphEnd = blockBehind(task, reach, Math.min(end, far)) ?? (end <= far ? end : undefined)
  const rest = paragraphEnd === undefined ? undefined : paragraphEnd - floor
  const aim = rest === undefined ? target : rest / Math.max(2, Math.round(rest / (stretch * target)))
  const at = nearestSentence(task, { floor, reach, least }, Math.min(length - 1, Math.round(aim)))
  return { at, looked: far + lookAhead }
}

/** The end of a line or better that is nearest to a place; of equals the first. */
function nearestBlock(task: PackingTask, place: number, first: number, top: number): number | undefined {
  const [blocks] = task.levels
  let best: number | undefined
  for (const { at, strength } of eachIn(blocks!, task.text, { start: first - 1, end: top })) {
    if (strength < strengths.line) continue
    if (best !== undefined && Math.abs(at - place) >= Math.abs(best - place)) break
    best = at
  }
  return best
}

function blockBehind({ levels, text }: PackingTask, start: number, end: number): number | undefined {
  const [blocks] = levels
  const found = start < end ? firstIn(blocks!, text, { start, end }) : undefined
  return found === undefined || found.strength < strengths.line ? undefined : found.at
}

/** The end of a sentence that is nearest to a length, not before half of it; the earlier of equals. */
function nearestSentence(
  { levels, text }: PackingTask,
  { floor, reach, least }: Stretch,
  length: number,
): number | undefined {
  const sentences = levels.find(({ strength }) => strength === strengths.sentence)
  if (sentences === undefined) return undefined
  const aim = floor + length
  const first = Math.max(least - 1, floor + Math.floor(length / 2))
  const before = first < aim ? strongestIn(sentences, text, { start: first, end: aim })?.at : undefined
  const after = firstIn(sentences, text, { start: Math.max(first, aim), end: reach })?.at
  if (before === undefined || after === undefined) return before ?? after
  return aim - before <= after - aim ? before : after
}
