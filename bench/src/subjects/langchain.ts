import { defineSubject } from './subject.js'

/** `@langchain/textsplitters`: the recursive splitter with its own list of separators. */
export const langchain = defineSubject<string[]>({
  name: 'langchain recursive',
  unit: 'characters',
  canOverlap: true,
  givesOffsets: false,
  async prepare({ size, overlap }) {
    const { RecursiveCharacterTextSplitter } = await import('@langchain/textsplitters')
    const splitter = new RecursiveCharacterTextSplitter({ chunkSize: size, chunkOverlap: overlap })
    return {
      run: (text) => splitter.splitText(text),
      pieces: (output) => output.map((text) => ({ text })),
    }
  },
})
