import type { Strategy } from 'ashlar'
import { formatOf } from './format-of.js'
import { type StrategyGiven, type StrategyName, strategies } from './strategies.js'

/** Gives the strategy for a document by its name and the beginning of its text. */
export type StrategyChooser = (name: string, head: string) => Promise<Strategy>

/** One strategy for all documents, or with `auto` one for each; each is made once. */
export function strategyChooser(chosen: StrategyName | 'auto', given: StrategyGiven): StrategyChooser {
  const made = new Map<StrategyName, Promise<Strategy>>()
  return (name, head) => {
    const wanted = chosen === 'auto' ? formatOf(name, head) : chosen
    const strategy = made.get(wanted) ?? Promise.resolve(strategies[wanted](given))
    made.set(wanted, strategy)
    return strategy
  }
}
