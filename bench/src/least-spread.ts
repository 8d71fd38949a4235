import { plainSentences } from 'ashlar'

/**
 * The least standard deviation of sizes with which whole sentences can make chunks of about `mean` characters: all ways to
 * cut the text at sentence ends are weighed, without a horizon, and nothing but the size counts. A packer cannot do better.
 */
export function leastSpread(text: string, mean: number, limit: number): number {
  const ends = [
    0,
    ...[...plainSentences().within(text, { start: 0, end: text.length })].map(({ at }) => at),
    text.length,
  ]
  const contentEnds = ends.map(
    (end) => text.slice(Math.max(0, end - limit), end).trimEnd().length + Math.max(0, end - limit),
  )
  const cost = new Float64Array(ends.length).fill(Number.POSITIVE_INFINITY)
  const origin = new Int32Array(ends.length)
  cost[0] = 0
  for (let from = 0; from < ends.length; from++) {
    for (let to = from + 1; to < ends.length && contentEnds[to] - ends[from] <= limit; to++) {
      const total = cost[from] + (contentEnds[to] - ends[from] - mean) ** 2
      if (total < cost[to]) {
        cost[to] = total
        origin[to] = from
      }
    }
  }
  let chunks = 0
  for (let at = ends.length - 1; at > 0; at = origin[at]) chunks++
  return Math.sqrt(cost[ends.length - 1] / chunks)
}
