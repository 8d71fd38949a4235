import { chunkRecord } from 'ashlar'
import type { ChunkWriter } from './chunk-writer.js'

/** JSON Lines: one object a chunk and line. */
export function jsonLinesWriter(): ChunkWriter {
  return {
    begin: () => '',
    chunk: (chunk) => `${JSON.stringify(chunkRecord(chunk))}\n`,
    end: () => '',
  }
}
