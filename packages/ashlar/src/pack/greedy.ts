import { lookAhead } from '../boundaries/boundary.js'
import { skipWhiteSpace, trimWhiteSpace } from '../unicode/white-space.js'
import { contentStart } from './content-start.js'
import { fit, type Room } from './fit.js'
import { nextRoom } from './overlap.js'
import { behindSpace, type Cut, type Packer, type Packing, type PackingTask } from './task.js'

/**
 * Fills each chunk up to the limit and ends it at the strongest boundary within, the last of equals. The default.
 */
export function greedy(): Packer {
  return { name: 'greedy', begin: () => packing }
}

const packing: Packing = {
  next(task, from, previous) {
    const room = nextRoom(task, from, previous)
    return room && fill(task, room)
  },
}

/** The chunk that fills a room: without the repeated part where nothing fits behind that. */
export function fill(task: PackingTask, room: Room): Cut | undefined {
  const { floor } = room
  const least = task.min > 1 ? leastCut(task, floor) : undefined
  const cut =
    unlessHarmful(task, fitting(task, room, least), floor, least) ??
    fitting(task, { start: floor, floor }, least) ??
    fit(task, { start: floor, floor })
  return cut === undefined || task.min <= 1 ? cut : leaveEnough(task, cut, floor, least)
}

function fitting(task: PackingTask, room: Room, least: number | undefined): Cut | undefined {
  return fit(task, least === undefined ? room : { ...room, least })
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
  const alone = fitting(task, { start: floor, floor }, least)
  return alone !== undefined && alone.level <= task.keptLevel ? alone : cut
}

/** The first place at which a chunk that begins at `floor` is no runt. */
function leastCut({ text, end, measure, min, trim }: PackingTask, floor: number): number | undefined {
  const tooShort = Math.min(end, measure.reach(text, floor, min - 1))
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
  const tooShort = Math.min(end, measure.reach(text, rest, min - 1))
  const content = trim ? behindSpace(task, tooShort) : tooShort
  const looked = Math.max(cut.looked, 2 * content - rest + lookAhead)
  if (content < end) return { ...cut, looked }
  const low = measure.reachBack(text, trim ? trimWhiteSpace(text, rest, end) : end, min - 1, floor)
  const most = (trim ? trimWhiteSpace(text, floor, low) : low) - 1
  const shorter =
    fitting(task, { start: cut.start, floor, most }, least) ??
    fitting(task, { start: floor, floor, most }, least) ??
    fitting(task, { start: floor, floor }, least) ??
    cut
  return { ...shorter, looked: Math.max(looked, shorter.looked) }
}
