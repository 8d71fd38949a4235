import type { Chunk } from '@chonkiejs/core'
import { defineSubject } from './subject.js'

/** `@chonkiejs/core`: its recursive chunker with the default rules, counting characters. */
export const chonkieRecursive = defineSubject<Chunk[]>({
  name: 'chonkie recursive',
  unit: 'characters',
  canOverlap: false,
  givesOffsets: true,
  async prepare({ size }) {
    const { RecursiveChunker } = await import('@chonkiejs/core')
    const chunker = await RecursiveChunker.create({ chunkSize: size })
    return {
      run: (text) => chunker.chunk(text),
      pieces: (output) =>
        output.map(({ text, startIndex, endIndex }) => ({ text, start: startIndex, end: endIndex })),
    }
  },
})
