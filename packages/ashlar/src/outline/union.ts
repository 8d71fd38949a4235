import { SpanSet } from './span-set.js'

/** The spans of both; those that overlap are one. */
export function union(one: SpanSet, other: SpanSet): SpanSet {
  if (one.size === 0) return other
  if (other.size === 0) return one
  const starts = new Uint32Array(one.size + other.size)
  const ends = new Uint32Array(starts.length)
  let size = 0
  for (let i = 0, j = 0; i < one.size || j < other.size; ) {
    const takesOther = i === one.size || (j < other.size && other.starts[j]! < one.starts[i]!)
    const start = takesOther ? other.starts[j]! : one.starts[i]!
    const end = takesOther ? other.ends[j++]! : one.ends[i++]!
    if (size > 0 && start < ends[size - 1]!) ends[size - 1] = Math.max(ends[size - 1]!, end)
    else {
      starts[size] = start
      ends[size++] = end
    }
  }
  return new SpanSet(starts.subarray(0, size), ends.subarray(0, size))
}
