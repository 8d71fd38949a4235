import { greedy } from './greedy.js'
import { nearest } from './nearest.js'
import type { Packer } from './task.js'

const aiming = nearest()
const filling = greedy()

/**
 * The packer of strategies for prose: `nearest`, and `greedy` for characters. Those are counted in no time, so that the search
 * for a place would take most of it.
 */
export const nearestOrGreedy: Packer = {
  name: 'nearest',
  begin: () => {
    const [near, full] = [aiming.begin(), filling.begin()]
    return {
      next: (task, from, previous) =>
        (task.measure.unit === 'characters' ? full : near).next(task, from, previous),
    }
  },
}
