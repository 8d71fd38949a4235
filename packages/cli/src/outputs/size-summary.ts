/** Sizes of chunks, kept as counts so that memory does not grow with their number. */
export class SizeSummary {
  readonly #counts = new Map<number, number>()
  #count = 0
  #sum = 0

  add(size: number): void {
    this.#counts.set(size, (this.#counts.get(size) ?? 0) + 1)
    this.#count++
    this.#sum += size
  }

  get count(): number {
    return this.#count
  }

  get mean(): number {
    return this.#sum / this.#count
  }

  /** The size at a share of all: 0 is the least, 0.5 the (lower) median, 1 the greatest. */
  quantile(share: number): number {
    const rank = Math.max(1, Math.ceil(share * this.#count))
    let passed = 0
    for (const [size, count] of this.#ascending()) {
      passed += count
      if (passed >= rank) return size
    }
    return 0
  }

  /** How many sizes lie in each of at most `most` ranges of equal width between the least and the greatest. */
  histogram(most: number): readonly SizeRange[] {
    const least = this.quantile(0)
    const width = Math.max(1, Math.ceil((this.quantile(1) - least + 1) / most))
    const ranges: SizeRange[] = []
    for (const [size, count] of this.#ascending()) {
      const at = Math.floor((size - least) / width)
      while (ranges.length <= at) {
        const from = least + ranges.length * width
        ranges.push({ from, to: from + width - 1, count: 0 })
      }
      ranges[at] = { ...ranges[at]!, count: ranges[at]!.count + count }
    }
    return ranges
  }

  #ascending(): readonly (readonly [number, number])[] {
    return [...this.#counts].sort(([a], [b]) => a - b)
  }
}

/** A range of sizes, both ends included, and how many lie in it. */
export interface SizeRange {
  readonly from: number
  readonly to: number
  readonly count: number
}
