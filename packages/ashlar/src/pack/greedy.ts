import { contentStart } from './content-start.js'
import { fit } from './fit.js'
import { overlapStart } from './overlap.js'
import { fitting, leastCut, leaveEnough } from './runts.js'
import type { Packer, Packing } from './task.js'

/**
 * Fills each chunk up to the limit and ends it at the strongest boundary within, the last of equals. What strategies use that
 * name no other.
 */
export function greedy(): Packer {
  return { name: 'greedy', begin: () => packing }
}

const packing: Packing = {
  next(task, from, previous) {
    const { end } = task
    const floor = contentStart(task, from, end)
    if (floor >= end) return undefined
    const start = previous === undefined ? floor : overlapStart(task, previous, floor)
    const least = task.min > 1 ? leastCut(task, floor) : undefined
    const cut =
      fitting(task, { start, floor }, least) ??
      fitting(task, { start: floor, floor }, least) ??
      fit(task, { start: floor, floor })
    return cut === undefined || task.min <= 1 ? cut : leaveEnough(task, cut, floor, least)
  },
}
