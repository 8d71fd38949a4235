import { greedy } from './greedy.js'
import { nearest } from './nearest.js'
import type { Packer, Packing } from './task.js'

// Neither keeps anything between two cuts.
const aiming = nearest().begin()
const filling = greedy().begin()

const packing: Packing = {
  next(task, from, previous) {
    const one = task.measure.unit === 'characters' ? filling : aiming
    return one.next(task, from, previous)
  },
}

/**
 * The packer of strategies for prose: `nearest`, and `greedy` for characters. Those are counted in no time, so that the search
 * for a place would take most of it.
 */
export const nearestOrGreedy: Packer = { name: 'nearest', begin: () => packing }
