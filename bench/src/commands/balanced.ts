import { readFileSync } from 'node:fs'
import {
  balanced as balancedPacker,
  chunk,
  greedy,
  type Packer,
  paragraph,
  recursive,
  type Strategy,
  sentence,
} from 'ashlar'
import type { BenchArguments } from '../arguments.js'
import { leastSpread } from '../least-spread.js'
import { figure, table } from '../table.js'
import { catalogue } from '../texts/catalogue.js'
import { storedText } from '../texts/stored-text.js'

/** How the sizes of chunks lie, in characters. */
export interface Sizes {
  readonly mean: number
  /** The standard deviation. */
  readonly spread: number
}

/** Balanced and greedy packing of one text by one strategy at nearly the same mean size. */
export interface Balance {
  readonly text: string
  readonly strategy: string
  /** The limit of the balanced chunks. */
  readonly size: number
  readonly balanced: Sizes
  /** The limit at which greedy packing comes closest to the same mean. */
  readonly greedySize: number
  readonly greedy: Sizes
  /** The least spread that whole sentences allow at that mean; only of the strategy `sentence`. */
  readonly least?: number
}

const size = 1000
const strategies: readonly Strategy[] = [recursive(), sentence(), paragraph()]

/** Prints the spread of sizes of balanced packing as a share of that of greedy packing at the same mean. */
export async function balanced(given: BenchArguments, print: (line: string) => void): Promise<Balance[]> {
  const results: Balance[] = []
  for (const recipe of catalogue.filter(({ isPathological }) => !isPathological)) {
    if (!given.only.test(recipe.name)) continue
    const text = readFileSync(storedText(recipe, given.isQuick ? 300_000 : 1_000_000).path, 'utf8')
    for (const strategy of strategies) results.push(balance(recipe.name, text, strategy))
  }
  if (results.length === 0) throw new Error(`no text matches --only ${given.only.source}`)
  const rows = results.map((one) => [
    one.text,
    one.strategy,
    figure(one.balanced.mean),
    figure(one.balanced.spread),
    String(one.greedySize),
    figure(one.greedy.mean),
    figure(one.greedy.spread),
    percent(one.balanced.spread, one.greedy.spread),
    one.least === undefined ? '' : percent(one.least, one.greedy.spread),
  ])
  print(
    `balanced at a limit of ${size} characters, greedy at the limit that gives the same mean (wanted: at most 60 %)`,
  )
  print(
    table(['text', 'strategy', 'mean', 'spread', 'greedy limit', 'mean', 'spread', 'share', 'least'], rows),
  )
  return results
}

const percent = (part: number, whole: number) => `${figure((part / whole) * 100)} %`

function balance(name: string, text: string, strategy: Strategy): Balance {
  const sizes = (limit: number, packer: Packer) => sizesOf(text, limit, strategy, packer)
  const even = sizes(size, balancedPacker())
  let [low, high] = [Math.floor(even.mean), 4 * size]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sizes(middle, greedy()).mean < even.mean) low = middle + 1
    else high = middle
  }
  const shortfall = (limit: number) => Math.abs(sizes(limit, greedy()).mean - even.mean)
  const greedySize = shortfall(low - 1) < shortfall(low) ? low - 1 : low
  return {
    text: name,
    strategy: strategy.name,
    size,
    balanced: even,
    greedySize,
    greedy: sizes(greedySize, greedy()),
    ...(strategy.name === 'sentence' && { least: leastSpread(text, even.mean, size) }),
  }
}

function sizesOf(text: string, limit: number, strategy: Strategy, packer: Packer): Sizes {
  const all = chunk(text, { size: limit, strategy, packer }).map((one) => one.size)
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length
  return { mean, spread: Math.sqrt(variance) }
}
