/** The name that takes the fewest edits to get from what was written; the first of equals. */
export function closestName(written: string, names: readonly string[]): string {
  let best = names[0]!
  let fewest = Number.POSITIVE_INFINITY
  for (const name of names) {
    const edits = countEdits(written.toLowerCase().slice(0, 64), name.toLowerCase())
    if (edits < fewest) {
      fewest = edits
      best = name
    }
  }
  return best
}

/** The edit distance of Levenshtein. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let k = 1; k <= to.length; k++) {
      const change = row[k - 1]! + (from[i - 1] === to[k - 1] ? 0 : 1)
      next.push(Math.min(change, row[k]! + 1, next[k - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
