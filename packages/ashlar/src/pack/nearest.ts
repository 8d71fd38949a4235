import { eachIn, firstIn, lookAhead, strengths, strongestIn } from '../boundaries/boundary.js'
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
 * The default of `recursive`: at the same mean size, passages that answer questions are parted less often than by `greedy`,
 * at about its speed, since most of the text is never looked at (docs/evaluation-results.md).
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

/** The boundary of the first level that is nearest to the target; of equals the first. */
function nearestBlock(
  { text, end, levels, trim }: PackingTask,
  { floor, reach, target }: Aim,
): number | undefined {
  const start = floor + Math.floor(leastShare * target)
  const top = trim ? skipWhiteSpace(text, reach, Math.min(end, reach + lookAhead)) : reach
  const distance = (at: number) => Math.abs(at - floor - target)
  let best: number | undefined
  for (const { at } of eachIn(levels[0]!, text, { start, end: top })) {
    if (best !== undefined && distance(at) >= distance(best)) break
    best = at
  }
  return best
}

/** The end of a sentence that comes nearest to parting evenly what is left of a paragraph, if it ends within two limits. */
function evenSentence({ text, end, levels }: PackingTask, { floor, reach, target }: Aim): number | undefined {
  const sentences = levels.find(({ strength }) => strength === strengths.sentence)
  if (sentences === undefined) return undefined
  const far = Math.min(end, 2 * reach - floor)
  // Not beyond what a cut within this limit depends on anyway (`Cut.looked`).
  const blockEnd =
    firstIn(levels[0]!, text, { start: reach, end: far })?.at ?? (far === end ? end : undefined)
  const rest = blockEnd === undefined ? target : blockEnd - floor
  const pieces = blockEnd === undefined ? 1 : Math.max(2, Math.round(rest / (stretch * target)))
  const aim = Math.min(reach - 1, floor + Math.round(rest / pieces))
  const least = (floor + aim) >> 1
  const before = strongestIn(sentences, text, { start: least, end: aim })?.at
  const after = firstIn(sentences, text, { start: aim, end: reach })?.at
  if (before === undefined || after === undefined) return before ?? after
  return aim - before <= after - aim ? before : after
}
