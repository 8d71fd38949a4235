import { type Boundary, firstIn, lookAhead, strengths, strongestIn } from '../boundaries/boundary.js'
import { skipWhiteSpace } from '../unicode/white-space.js'
import { contentStart } from './content-start.js'
import { fit } from './fit.js'
import { greedy } from './greedy.js'
import { overlapStart } from './overlap.js'
import { checkedTarget, type TargetOptions } from './target.js'
import { type Cut, type Packer, type PackingTask, roomFrom } from './task.js'

/** Where fewer code units than this fit into a chunk, it holds a sentence or two: there is nothing to choose from. */
const fewestUnits = 256

/** Ends of paragraphs and lines nearer than this share of the target are passed. */
const leastShare = 0.17

/** How much larger than the target the even pieces of a long paragraph are. */
const stretch = 1.3

/**
 * Ends each chunk at the boundary of the strategy's first level (for `recursive` the end of a paragraph or line) that is
 * nearest to a target size; where there is none within the limit, at the sentence that parts the paragraph into even pieces.
 * What is too small for that, has no sentences or is asked for a `min` is filled as by `greedy`.
 *
 * The default of `recursive` but for characters: at the same mean size, passages that answer questions are parted less often than by
 * `greedy` (docs/evaluation-results.md); counted in tokens it takes about as long.
 *
 * @throws AshlarError `invalid-option` for a target that is no positive number.
 */
export function nearest(options: TargetOptions = {}): Packer {
  const target = checkedTarget('nearest', options, 0.6)
  const filling = greedy().begin()
  return {
    name: 'nearest',
    begin: () => ({
      next: (task, from, previous) =>
        cutNear(task, from, previous, target > 1 ? target / task.size : target) ??
        filling.next(task, from, previous),
    }),
  }
}

/** A cut near the target; `undefined` where the text is rather to be filled. */
function cutNear(task: PackingTask, from: number, previous: Cut | undefined, share: number): Cut | undefined {
  const { text, end, measure, min } = task
  const floor = contentStart(task, from, end)
  if (floor >= end || min > 1) return undefined
  const start = previous === undefined ? floor : overlapStart(task, previous, floor)
  const reach = Math.min(end, measure.reach(text, start, roomFrom(task, start)))
  if (reach >= end || reach - floor < fewestUnits) return undefined
  const target = Math.min(share, 1) * (reach - floor)
  const at = nearestBlock(task, { floor, reach, target }) ?? evenSentence(task, { floor, reach, target })
  if (at === undefined) return undefined
  const there = { floor, least: at, most: at }
  return fit(task, { ...there, start }) ?? fit(task, { ...there, start: floor })
}

/** Where a chunk may end, and how long it should be, in code units. */
interface Aim {
  readonly floor: number
  /** How far the limit reaches. */
  readonly reach: number
  readonly target: number
}

/**
 * The boundary of the first level that is nearest to the target, to an eighth of it. A paragraph is taken before a line that is
 * up to three eighths nearer. Looks from the target outwards, since most of what lies in the limit need not be seen.
 */
function nearestBlock(
  { text, end, levels, trim }: PackingTask,
  { floor, reach, target }: Aim,
): number | undefined {
  const top = trim ? skipWhiteSpace(text, reach, Math.min(end, reach + lookAhead)) : reach
  const least = floor + Math.floor(leastShare * target)
  let best: Boundary | undefined
  for (let ring = 1, last = 16; ring <= last; ring++) {
    const radius = (ring * target) / 8
    const start = Math.max(least, Math.floor(floor + target - radius))
    const to = Math.min(top, Math.ceil(floor + target + radius))
    const found = strongestIn(levels[0]!, text, { start, end: to })
    if (found !== undefined) {
      if (best === undefined) last = Math.min(last, ring + 3)
      if (best === undefined || found.strength > best.strength) best = found
      if (best.strength >= strengths.paragraph) break
    }
    if (start === least && to === top) break
  }
  return best?.at
}

/** The first boundary of the first level in a stretch, or one soon after it. */
function earlyBlock({ text, levels }: PackingTask, start: number, end: number): number | undefined {
  let found: number | undefined
  for (let tries = 0, to = end; tries < 4 && to > start; tries++) {
    const at = strongestIn(levels[0]!, text, { start, end: to })?.at
    if (at === undefined) break
    found = at
    to = at - 1
  }
  return found
}

/** The end of a sentence that comes nearest to parting evenly what is left of a paragraph, if it ends within two limits. */
function evenSentence(task: PackingTask, { floor, reach, target }: Aim): number | undefined {
  const { text, end, levels } = task
  const sentences = levels.find(({ strength }) => strength === strengths.sentence)
  if (sentences === undefined) return undefined
  const far = Math.min(end, 2 * reach - floor)
  // Not beyond what a cut within this limit depends on anyway (`Cut.looked`).
  const blockEnd = earlyBlock(task, reach, far) ?? (far === end ? end : undefined)
  const rest = blockEnd === undefined ? target : blockEnd - floor
  const pieces = blockEnd === undefined ? 1 : Math.max(2, Math.round(rest / (stretch * target)))
  const aim = Math.min(reach - 1, floor + Math.round(rest / pieces))
  const least = (floor + aim) >> 1
  const before = strongestIn(sentences, text, { start: least, end: aim })?.at
  const after = firstIn(sentences, text, { start: aim, end: reach })?.at
  if (before === undefined || after === undefined) return before ?? after
  return aim - before <= after - aim ? before : after
}
