/**
 * The name that a mistyped one most likely means: the fewest insertions, deletions, replacements and swaps of
 * neighbours (optimal string alignment distance), at most a third of its length; else one that begins as it does;
 * `undefined` when none is near.
 */
export function closest<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  let best: Name | undefined
  let bestDistance = Math.max(2, Math.floor(given.length / 3)) + 1
  for (const name of names) {
    const distance = alignmentDistance(given.toLowerCase(), name.toLowerCase())
    if (distance < bestDistance) {
      best = name
      bestDistance = distance
    }
  }
  return best ?? names.find((name) => name.toLowerCase().startsWith(given.toLowerCase().slice(0, 4)))
}

function alignmentDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
