import type { Chunk } from 'llm-splitter'
import { defineSubject } from './subject.js'

/** `llm-splitter`: its paragraph strategy with its default splitter, single characters. */
export const llmSplitter = defineSubject<Chunk<string>[]>({
  name: 'llm-splitter',
  unit: 'characters',
  canOverlap: true,
  givesOffsets: true,
  async prepare({ size, overlap }) {
    const { split } = await import('llm-splitter')
    return {
      run: (text) => split(text, { chunkSize: size, chunkOverlap: overlap, chunkStrategy: 'paragraph' }),
      pieces: (output) => output,
    }
  },
})
