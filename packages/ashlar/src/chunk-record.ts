import type { Chunk, ChunkRecord } from './chunk.js'

/**
 * The plain record of a chunk, in the order of keys in which the `ashlar` command writes it. Neighbours are left out, since
 * they stand beside it, and so is the source map.
 */
export function chunkRecord(chunk: Omit<Chunk, 'toJSON'>): ChunkRecord {
  return {
    id: chunk.id,
    source: chunk.source,
    index: chunk.index,
    start: chunk.start,
    end: chunk.end,
    text: chunk.text,
    size: chunk.size,
    lines: chunk.lines,
    headings: chunk.headings,
    kind: chunk.kind,
    overlap: chunk.overlap,
    ...(chunk.oversized && { oversized: true }),
    ...(chunk.rendered !== chunk.text && { rendered: chunk.rendered }),
    ...(chunk.metadata !== undefined && { metadata: chunk.metadata }),
  }
}
