/** A source of random numbers that gives the same ones for the same seed, on every machine. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** One of the items. Those near the front come more often, as common words do. */
  pick<Item>(items: readonly Item[]): Item
  /** True once in `times`. */
  once(times: number): boolean
}

/** Makes a {@link Random} from a seed. The step is that of the `mulberry32` generator (Tommy Ettinger, 2017). */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() ** 1.6 * items.length)],
    once: (times) => next() * times < 1,
  }
}
