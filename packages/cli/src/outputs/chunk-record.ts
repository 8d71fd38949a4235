import type { Chunk } from 'ashlar'

/**
 * A chunk as plain data in the order of its keys in JSON. `rendered` is there only where it differs from `text`;
 * neighbours are left out, since they stand beside it.
 */
export function chunkRecord(chunk: Chunk): Record<string, unknown> {
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
    ...(chunk.metadata && { metadata: chunk.metadata }),
  }
}
