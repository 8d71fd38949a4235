import type { ChunkOptions } from '../options.js'
import { type ChunkData, findBreaches } from './find-breaches.js'

/**
 * Throws when chunks break the contract: exact, ordered, complete, within the limit, well-formed, and with an overlap
 * that is a suffix of the chunk before, at most what was asked and reported. The error names every point broken and the
 * chunk where it was seen first.
 *
 * @param source the text that was cut
 * @param options what it was cut with
 * @throws Error listing the breaches
 */
export function assertFaithful(
  source: string,
  chunks: readonly ChunkData[],
  options: ChunkOptions = {},
): void {
  const breaches = findBreaches(source, chunks, options)
  if (breaches.length === 0) return
  const list = breaches.map(({ point, where, what }) => `  ${point}, ${where}: ${what}`).join('\n')
  throw new Error(`The chunks break the contract:\n${list}\nSource: ${JSON.stringify(source.slice(0, 400))}`)
}
