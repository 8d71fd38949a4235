import type { ChunkWriter } from './chunk-writer.js'

/** The line between two chunks. */
export const rule = '─'.repeat(40)

/** The texts of the chunks with a ruled line between them. */
export function plainTextWriter(): ChunkWriter {
  let separator = ''
  return {
    begin: () => '',
    chunk: (chunk) => {
      const text = `${separator}${chunk.text}\n`
      separator = `${rule}\n`
      return text
    },
    end: () => '',
  }
}
