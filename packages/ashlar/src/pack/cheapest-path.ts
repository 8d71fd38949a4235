import { strengths } from '../boundaries/boundary.js'
import type { Candidates } from './candidates.js'

export interface Aim {
  /** The most that a chunk may have, in units of the measure. */
  readonly budget: number
  /** What it should have. */
  readonly target: number
  /** What it should have at least. */
  readonly min: number
}

/** What a chunk below the minimum costs: more than any good boundary is worth. */
const runtCost = 100

/**
 * The way through the candidates with the least cost, as the indices at which chunks end, in order. Dynamic programming
 * from the left: every candidate is reached from those that lie at most a budget before it.
 */
export function cheapestPath(candidates: Candidates, aim: Aim): number[] {
  const { at, sizeBefore, spaceBefore, strength } = candidates
  const { budget, target, min } = aim
  const count = at.length
  const cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const origin = new Int32Array(count).fill(-1)
  cost[0] = 0
  for (let i = 0; i < count; i++) {
    if (cost[i] === Number.POSITIVE_INFINITY) continue
    for (let j = i + 1; j < count && sizeBefore[j - 1]! - sizeBefore[i]! <= budget; j++) {
      const size = sizeBefore[j]! - sizeBefore[i]! - spaceBefore[j]!
      if (size > budget) continue
      const deviation = (size - target) / target
      const runt = size < min ? runtCost : 0
      const total = cost[i]! + deviation * deviation + boundaryCost(strength[j]!) + runt
      if (total < cost[j]!) {
        cost[j] = total
        origin[j] = i
      }
    }
  }
  return walkBack(origin, bestEnd(candidates, cost, budget))
}

/** Where the way ends: at the end of the text, or at the cheapest of the last places of the horizon. */
function bestEnd({ at, complete, sizeBefore }: Candidates, cost: Float64Array, budget: number): number {
  const last = at.length - 1
  if (complete && cost[last] !== Number.POSITIVE_INFINITY) return last
  let best = 0
  for (let i = last; i > 0 && sizeBefore[last]! - sizeBefore[i]! <= budget; i--) {
    if (cost[i]! < (best === 0 ? Number.POSITIVE_INFINITY : cost[best]!)) best = i
  }
  return best
}

function walkBack(origin: Int32Array, end: number): number[] {
  const path: number[] = []
  for (let i = end; i > 0; i = origin[i]!) path.push(i)
  return path.reverse()
}

function boundaryCost(strength: number): number {
  if (strength >= strengths.paragraph) return 0
  if (strength >= strengths.line) return 0.02
  if (strength >= strengths.sentence) return 0.04
  if (strength >= strengths.weakSentence) return 0.08
  if (strength >= strengths.clause) return 0.3
  if (strength >= strengths.word) return 0.5
  return strength >= strengths.subword ? 1 : 2
}
