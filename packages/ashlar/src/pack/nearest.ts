import { type Boundaries, type Boundary, firstIn, strengths, strongestIn } from '../boundaries/boundary.js'
import { contentStart } from './content-start.js'
import { fitAt, reachFrom } from './fit.js'
import { fill } from './greedy.js'
import { overlapStart } from './overlap.js'
import { checkedTarget, type TargetOptions } from './target.js'
import { behindSpace, type Cut, type Packer, type PackingTask } from './task.js'

/** Where fewer code units than this fit into a chunk, it holds a sentence or two: there is nothing to choose from. */
const fewestUnits = 256

/** Ends of paragraphs and lines nearer than this share of the target are passed. */
const leastShare = 0.17

/** Where a chunk ends inside of a paragraph, it may as well be longer by this: the next one will not begin with a block. */
const stretch = 1.4

/**
 * Ends each chunk at the place between blocks that is nearest to a target size: for `recursive` the end of a paragraph or line,
 * for formats the beginning of a section, where the limit reaches one, else of a block, else of an item. Where there is none
 * within the limit, at the end of a sentence, else of a clause, somewhat behind the target. What is too small for that or is
 * asked for a `min` is filled as by `greedy`.
 *
 * The default of `recursive` and of formats of prose, but for characters: at the same mean size, passages that answer questions
 * are parted less often than by `greedy` (docs/evaluation-results.md); counted in tokens it takes about as long.
 *
 * @throws AshlarError `invalid-option` for a target that is no positive number.
 */
export function nearest(options: TargetOptions = {}): Packer {
  const target = checkedTarget('nearest', options, 0.5)
  return {
    name: 'nearest',
    begin: () => ({
      next(task, from, previous) {
        const floor = contentStart(task, from, task.end)
        if (floor >= task.end) return undefined
        const start = overlapStart(task, previous, floor)
        const share = target > 1 ? target / task.size : target
        return cutNear(task, start, floor, share) ?? fill(task, start, floor)
      },
    }),
  }
}

/** A cut near the target; `undefined` where the text is rather to be filled. */
function cutNear(task: PackingTask, start: number, floor: number, share: number): Cut | undefined {
  if (task.min > 1) return undefined
  const reach = reachFrom(task, start)
  if (reach >= task.end || reach - floor < fewestUnits) return undefined
  const aim: Aim = { floor, reach, target: Math.min(share, 1) * (reach - floor) }
  const at = nearestBlock(task, aim) ?? nearestSentence(task, aim)
  if (at === undefined) return undefined
  return fitAt(task, start, floor, at) ?? fitAt(task, floor, floor, at)
}

/** Where a chunk may end, and how long it should be, in code units. */
interface Aim {
  readonly floor: number
  /** How far the limit reaches. */
  readonly reach: number
  readonly target: number
}

/** The place of the coarsest level of blocks that has one within the limit that is nearest to the target. */
function nearestBlock(task: PackingTask, aim: Aim): number | undefined {
  for (const level of task.levels) {
    if (level.strength < strengths.paragraph) break
    const at = nearestIn(level, task, aim)
    if (at !== undefined) return at
  }
  return undefined
}

/**
 * The boundary of a level that is nearest to the target, to an eighth of it. A paragraph is taken before a line that is
 * up to three eighths nearer. Looks from the target outwards, since most of what lies in the limit need not be seen.
 */
function nearestIn(level: Boundaries, task: PackingTask, { floor, reach, target }: Aim): number | undefined {
  const { text, trim } = task
  const top = trim ? behindSpace(task, reach) : reach
  const least = floor + Math.floor(leastShare * target)
  if (firstIn(level, text, { start: least, end: top }) === undefined) return undefined
  let best: Boundary | undefined
  for (let ring = 1, last = Infinity; ring <= last; ring++) {
    const radius = (ring * target) / 8
    const start = Math.max(least, Math.floor(floor + target - radius))
    const to = Math.min(top, Math.ceil(floor + target + radius))
    const found = strongestIn(level, text, { start, end: to })
    if (found !== undefined) {
      if (best === undefined) last = ring + 3
      if (best === undefined || found.strength > best.strength) best = found
      if (best.strength >= strengths.paragraph) break
    }
    if (start === least && to === top) break
  }
  return best?.at
}

/** The end of a sentence, else of a clause, that is nearest to a place somewhat behind the target. */
function nearestSentence({ text, levels }: PackingTask, { floor, reach, target }: Aim): number | undefined {
  const aim = Math.min(reach - 1, floor + Math.round(stretch * target))
  for (const level of levels) {
    if (level.strength !== strengths.sentence && level.strength !== strengths.clause) continue
    const before = strongestIn(level, text, { start: (floor + aim) >> 1, end: aim })?.at
    const after = firstIn(level, text, { start: aim, end: reach })?.at
    const isBefore = before !== undefined && (after === undefined || aim - before <= after - aim)
    const at = isBefore ? before : after
    if (at !== undefined) return at
  }
  return undefined
}
