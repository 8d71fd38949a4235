import { type Chunk, chunkRecord } from 'ashlar'

/** A chunk with the given parts; the others are plain. */
export function chunkLike(parts: Partial<Chunk> = {}): Chunk {
  const text = parts.text ?? 'text'
  const chunk = {
    id: 'id0',
    index: 0,
    source: 'a.txt',
    start: 0,
    end: text.length,
    text,
    size: text.length,
    lines: [1, 1] as const,
    overlap: 0,
    kind: 'text' as const,
    headings: [],
    rendered: text,
    sourceMap: [],
    ...parts,
  }
  return { ...chunk, toJSON: () => chunkRecord(chunk) }
}
