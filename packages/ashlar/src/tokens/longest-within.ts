/**
 * A length up to `most` whose size is within the limit, close to the greatest: what is left out is at most a
 * sixty-fourth of the limit, and nothing for limits below 64, where sizes grow with the length. Few calls: it begins
 * at `first`, at most doubles, and then closes in by interpolation and halving in turn.
 */
export function longestWithin(
  most: number,
  limit: number,
  first: number,
  sizeOf: (length: number) => number,
): number {
  const enough = limit - (limit >> 6)
  let fits = 0
  let fitsSize = 0
  let over = most + 1
  let overSize = Number.POSITIVE_INFINITY
  let length = Math.min(most, Math.max(1, Math.ceil(first)))
  for (let call = 0; over - fits > 1; call++) {
    const size = sizeOf(length)
    if (size <= limit) {
      fits = length
      fitsSize = size
      if (size >= enough && limit >= 64) break
    } else {
      over = length
      overSize = size
    }
    if (overSize === Number.POSITIVE_INFINITY) {
      const foretold = fitsSize > 0 ? Math.floor((fits * limit) / fitsSize) : 2 * fits
      length = Math.min(most, 2 * fits, Math.max(fits + 1, foretold))
    } else {
      const share = call % 3 < 2 ? (limit - (limit >> 7) - fitsSize) / (overSize - fitsSize) : 0.5
      length = Math.min(over - 1, Math.max(fits + 1, fits + Math.floor((over - fits) * share)))
    }
  }
  return fits
}
