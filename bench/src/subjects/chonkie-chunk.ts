import { defineSubject } from './subject.js'

/**
 * `@chonkiejs/chunk`: the WebAssembly chunker given a string and read to its end, with its default delimiters.
 * It counts bytes. Its offsets are bytes too and belong to another call, so its texts alone are looked at.
 */
export const chonkieChunk = defineSubject<string[]>({
  name: 'chonkie chunk (wasm)',
  unit: 'bytes',
  canOverlap: false,
  givesOffsets: false,
  async prepare({ size }) {
    const { chunk, init } = await import('@chonkiejs/chunk')
    await init()
    return {
      run: (text) => [...chunk(text, { size })],
      pieces: (output) => output.map((text) => ({ text })),
    }
  },
})
