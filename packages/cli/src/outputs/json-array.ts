import { chunkRecord } from 'ashlar'
import type { ChunkWriter } from './chunk-writer.js'

/** One JSON array with an object a chunk, written as the chunks come. */
export function jsonArrayWriter(): ChunkWriter {
  let separator = '\n'
  return {
    begin: () => '[',
    chunk: (chunk) => {
      const text = `${separator}${JSON.stringify(chunkRecord(chunk))}`
      separator = ',\n'
      return text
    },
    end: () => (separator === '\n' ? ']\n' : '\n]\n'),
  }
}
