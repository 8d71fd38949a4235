import { lookAhead } from '../boundaries/boundary.js'
import { skipWhiteSpace, trimWhiteSpace } from '../unicode/white-space.js'
import { contentStart } from './content-start.js'
import { fit } from './fit.js'
import { overlapStart } from './overlap.js'
import { behindSpace, type Cut, type Packer, type Packing, type PackingTask } from './task.js'

/**
 * Fills each chunk up to the limit and ends it at the strongest boundary within, the last of equals. The default.
 */
export function greedy(): Packer {
  return { name: 'greedy', begin: () => packing }
}

const packing: Packing = {
  next(task, from, previous) {
    const floor = contentStart(task, from, task.end)
    return floor < task.end ? fill(task, overlapStart(task, previous, floor), floor) : undefined
  },
}

/**
 * The chunk that is filled up to the limit: without the repeated part where nothing fits behind that.
 *
 * @param start where its text begins
 * @param floor where its own content begins
 */
export function fill(task: PackingTask, start: number, floor: number): Cut | undefined {
  const least = task.min > 1 ? leastCut(task, floor) : undefined
  const cut =
    unlessHarmful(task, fit(task, start, floor, least), floor, least) ??
    fit(task, floor, floor, least) ??
    fit(task, floor, floor)
  return cut === undefined || task.min <= 1 ? cut : leaveEnough(task, cut, floor, least)
}

/**
 * A cut with a repeated part, or the one without it where only that keeps whole what is to stay whole: what closes a chunk
 * also takes room, and is known only with its end.
 */
function unlessHarmful(
  task: PackingTask,
  cut: Cut | undefined,
  floor: number,
  least: number | undefined,
): Cut | undefined {
  if (cut === undefined || task.context === undefined) return cut
  if (cut.start === floor || cut.level <= task.keptLevel) return cut
  const alone = fit(task, floor, floor, least)
  return alone !== undefined && alone.level <= task.keptLevel ? alone : cut
}

/** The first place at which a chunk that begins at `floor` is no runt. */
function leastCut({ text, end, measure, min, trim }: PackingTask, floor: number): number | undefined {
  const tooShort = measure.reach(text, floor, min - 1, end)
  const content = trim ? skipWhiteSpace(text, tooShort, end) : tooShort
  return content >= end ? undefined : content + 1
}

/**
 * Moves a cut when what it leaves until the end of the section would be a runt: back, without the repeated part if need
 * be; or on to the end, when that fits without it.
 */
function leaveEnough(task: PackingTask, cut: Cut, floor: number, least: number | undefined): Cut {
  const { text, end, measure, min, trim } = task
  const rest = contentStart(task, cut.next, end)
  if (rest >= end) return cut
  const tooShort = measure.reach(text, rest, min - 1, end)
  const content = trim ? behindSpace(task, tooShort) : tooShort
  const looked = Math.max(cut.looked, 2 * content - rest + lookAhead)
  if (content < end) return { ...cut, looked }
  const low = measure.reachBack(text, trim ? trimWhiteSpace(text, rest, end) : end, min - 1, floor)
  const most = (trim ? trimWhiteSpace(text, floor, low) : low) - 1
  const shorter =
    fit(task, cut.start, floor, least, most) ??
    fit(task, floor, floor, least, most) ??
    fit(task, floor, floor, least) ??
    cut
  return { ...shorter, looked: Math.max(looked, shorter.looked) }
}
