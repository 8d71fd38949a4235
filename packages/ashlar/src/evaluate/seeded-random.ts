/** A source of random numbers that gives the same ones for the same seed, on every machine. */
export interface SeededRandom {
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  /** The items in random order; the list that is given stays as it is. */
  shuffled<Item>(items: readonly Item[]): readonly Item[]
}

/** Makes a {@link SeededRandom}. The step is that of the `mulberry32` generator (Tommy Ettinger, 2017). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
  return {
    below,
    shuffled: (items) => {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = below(last + 1)
        ;[copy[last], copy[other]] = [copy[other]!, copy[last]!]
      }
      return copy
    },
  }
}
