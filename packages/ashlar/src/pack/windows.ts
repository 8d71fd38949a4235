import { type Boundaries, strengths } from '../boundaries/boundary.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { refusal } from '../refusal.js'
import { contentStart } from './content-start.js'
import { fit } from './fit.js'
import { greedy } from './greedy.js'
import { overlapStart } from './overlap.js'
import type { Cut, Packer, Packing, PackingTask } from './task.js'
import { UnitIndex } from './unit-index.js'

export interface WindowsOptions {
  /**
   * Which part at the end of a window, from 0 to 0.5, is given up for a sentence or line that ends there. With some,
   * windows fall into step again behind an edit, so that later chunks keep their ids. Default 0: every window is full.
   */
  readonly slack?: number
}

/**
 * Fills each chunk up to the last place that cuts no word, whatever else stands there: windows of a fixed size, moved
 * by size minus overlap. Fixed, word and token windows use it.
 *
 * @throws AshlarError `invalid-option` for a slack that is no number from 0 to 0.5.
 */
export function windows(options: WindowsOptions = {}): Packer {
  refuseUnknownKeys('windows', options, ['slack'])
  const { slack = 0 } = options
  if (typeof slack !== 'number' || !(slack >= 0 && slack <= 0.5)) {
    throw refusal(`slack: ${String(slack)}`, 'a number from 0 to 0.5')
  }
  if (slack === 0) return { name: 'windows', levels: withoutStructure, begin: () => greedy().begin() }
  return { name: 'windows', begin: () => new SlackWindows(slack) }
}

function withoutStructure<Level extends Boundaries>(levels: readonly Level[]): readonly Level[] {
  return levels.filter((level) => level.strength <= strengths.word)
}

class SlackWindows implements Packing {
  readonly #slack: number
  readonly #full = greedy().begin()
  #plain: PackingTask | undefined
  #coarse: PackingTask | undefined

  constructor(slack: number) {
    this.#slack = slack
  }

  next(task: PackingTask, from: number, previous: Cut | undefined): Cut | undefined {
    const spare = Math.floor(task.size * this.#slack)
    const floor = contentStart(task, from, task.end)
    if (floor >= task.end) return undefined
    this.#coarse ??= viewOf(
      task,
      task.levels.filter(({ strength }) => strength > strengths.word),
    )
    this.#plain ??= viewOf(task, withoutStructure(task.levels))
    return (
      (spare > 0 ? earlier(task, this.#coarse, floor, previous, spare) : undefined) ??
      this.#full.next(this.#plain, from, previous)
    )
  }
}

/** The same task, as it is at every moment, but with some of its levels only. */
function viewOf(task: PackingTask, levels: PackingTask['levels']): PackingTask {
  const properties = {
    levels: { value: levels },
    unitIndex: { value: new UnitIndex(levels) },
    keptLevel: { value: 0 },
  }
  return Object.create(task, properties) as PackingTask
}

/** The window, if it can end at something stronger than a word within its last part. */
function earlier(
  task: PackingTask,
  coarse: PackingTask,
  floor: number,
  previous: Cut | undefined,
  spare: number,
): Cut | undefined {
  const { text, end, measure, size, min } = task
  if (min > size - spare) return undefined
  const start = overlapStart(task, previous, floor)
  const least = measure.reach(text, start, size - spare, end) + 1
  if (least > end) return undefined
  const cut = fit(coarse, start, floor, Math.max(least, floor + 1))
  return cut !== undefined && cut.next < end && !cut.bare ? cut : undefined
}
