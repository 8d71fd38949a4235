import type { Tokens } from './page.js'

/** The index of the first token that ends behind `at`. */
export function tokenAt({ end, length }: Tokens, at: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (end[middle]! <= at) low = middle + 1
    else high = middle
  }
  return low
}
