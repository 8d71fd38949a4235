import type { SourceSpan } from '../source-span.js'
import { coveredLength, lengthOf } from '../span-sets.js'

/** The share of all chunks' text that repeats what another chunk has; 0 without overlap, below 1 always. */
export function redundancy(chunks: readonly SourceSpan[]): number {
  const length = lengthOf(chunks)
  return length === 0 ? 0 : 1 - coveredLength(chunks) / length
}
