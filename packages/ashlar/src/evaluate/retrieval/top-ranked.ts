/** The indices of the highest scores, the highest first, of equals the lowest index first. */
export function topRanked(indices: number[], scores: ArrayLike<number>, count: number): number[] {
  return indices.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, count)
}
