import { strengths } from '../boundaries/boundary.js'
import { trimWhiteSpace } from '../unicode/white-space.js'
import { collectCandidates } from './candidates.js'
import { cheapestPath } from './cheapest-path.js'
import { contentStart } from './content-start.js'
import { fit } from './fit.js'
import { overlapStart } from './overlap.js'
import { checkedTarget, type TargetOptions } from './target.js'
import {
  behindSpace,
  type Cut,
  embeddedSize,
  finestWith,
  type Packer,
  type Packing,
  type PackingTask,
  roomFrom,
  textReach,
} from './task.js'

/**
 * Chunks of even size that end at good places: of all ways to cut the next few chunks, the one with the least cost
 *
 *     sum over chunks of ((size - target) / target)^2 + cost of the boundary at its end
 *
 * found by dynamic programming over the boundaries of a bounded horizon (about 24 chunks), of which all but the last
 * six are kept before planning on; that is the optimal paragraph breaking of Knuth and Plass (1981) with chunks for
 * lines. A paragraph end costs nothing, a sentence end 0.04, a place inside a sentence 0.3 and more.
 *
 * @throws AshlarError `invalid-option` for a target that is no positive number.
 */
export function balanced(options: TargetOptions = {}): Packer {
  const target = checkedTarget('balanced', options, 0.75)
  return { name: 'balanced', begin: () => new BalancedPacking(target) }
}

/**
 * How many chunks at the end of a horizon are planned anew. With fewer, what lies behind the horizon would often have
 * changed them: on prose by sentences the spread of sizes was then 7 % above the least that is possible, and is 2 % (`npm run bench -- balanced`).
 */
const unsettled = 6

class BalancedPacking implements Packing {
  readonly #target: number
  /** The next chunks. */
  #planned: readonly Step[] = []

  constructor(target: number) {
    this.#target = target
  }

  next(task: PackingTask, from: number, previous: Cut | undefined): Cut | undefined {
    const { end } = task
    const floor = contentStart(task, from, end)
    if (floor >= end) return undefined
    if (previous === undefined && restFits(task, floor)) return fit(task, floor, floor)
    const known = this.#planned[0]
    const plan =
      known === undefined || isOutdated(task, floor, known)
        ? planChunks(task, floor, this.#target)
        : { steps: this.#planned, looked: 0 }
    const step = plan.steps[0]
    const wanted = step === undefined ? undefined : carryOut(task, floor, step, previous)
    const cut = wanted ?? fit(task, floor, floor)
    if (cut === undefined) return undefined
    const looked = Math.max(cut.looked, plan.looked)
    const final = !task.open || looked <= end
    if (final) this.#planned = wanted === undefined ? [] : plan.steps.slice(1)
    return { ...cut, looked }
  }
}

/** Whether a step cuts into a sentence though there is more room than the plan was made with: less context stands above. */
function isOutdated(task: PackingTask, floor: number, { strength, room }: Step): boolean {
  return strength < strengths.weakSentence && roomFrom(task, floor) > room
}

/** Whether one chunk is enough for the section. */
function restFits(task: PackingTask, floor: number): boolean {
  const reach = textReach(task, floor)
  return (task.trim ? behindSpace(task, reach) : reach) >= task.end
}

function carryOut(
  task: PackingTask,
  floor: number,
  { length, strength }: Step,
  previous: Cut | undefined,
): Cut | undefined {
  const { text, trim, size: limit, levels } = task
  const next = floor + length
  const end = trim ? trimWhiteSpace(text, floor, next) : next
  if (end <= floor) return undefined
  const start = overlapStart(task, previous, floor, end)
  for (const from of start < floor ? [start, floor] : [floor]) {
    const size = embeddedSize(task, from, end)
    if (size <= limit) {
      return {
        start: from,
        end,
        next,
        size,
        level: finestWith(levels, strength),
        oversized: false,
        bare: false,
        looked: next,
      }
    }
  }
  return undefined
}

/** A chunk that is planned. */
interface Step {
  /** How long it is to be, from the beginning of its own content. */
  readonly length: number
  /** How good the place is where it ends. */
  readonly strength: number
  /** The units for a chunk's text where the plan was made. */
  readonly room: number
}

interface Plan {
  readonly steps: readonly Step[]
  readonly looked: number
}

function planChunks(task: PackingTask, floor: number, share: number): Plan {
  const shared = task.overlap !== undefined && 'units' in task.overlap ? task.overlap.units : 0
  const room = roomFrom(task, floor)
  const budget = Math.max(1, room - shared)
  const target = Math.max(1, Math.min(budget, share <= 1 ? share * budget : share))
  const candidates = collectCandidates(task, floor, budget, target)
  const path = cheapestPath(candidates, { budget, target, min: task.min })
  const kept = candidates.complete ? path : path.slice(0, Math.max(1, path.length - unsettled))
  const steps: Step[] = []
  let from = floor
  for (const index of kept) {
    const at = candidates.at[index]!
    steps.push({ length: at - from, strength: candidates.strength[index]!, room })
    from = contentStart(task, at, task.end)
  }
  return { steps, looked: candidates.looked }
}
