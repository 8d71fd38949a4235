import type { Chunk, Packer, Strategy } from 'ashlar'
import { defineSubject, type Subject } from './subject.js'

/** The plain strategies, each with the packer that it prefers. */
const strategyNames = ['recursive', 'fixed', 'word', 'sentence', 'paragraph'] as const

/** `ashlar`: every plain strategy, and the recursive one packed evenly. */
export const ashlarSubjects: readonly Subject[] = [
  ...strategyNames.map((name) =>
    ashlar(`ashlar ${name}`, async () => ({ strategy: (await import('ashlar'))[name]() })),
  ),
  ashlar('ashlar separators', async () => {
    const { langchainSeparators, separators } = await import('ashlar')
    return { strategy: separators(langchainSeparators) }
  }),
  ashlar('ashlar recursive balanced', async () => {
    const { balanced, recursive } = await import('ashlar')
    return { strategy: recursive(), packer: balanced() }
  }),
]

function ashlar(name: string, load: () => Promise<{ strategy: Strategy; packer?: Packer }>): Subject {
  return defineSubject<Chunk[]>({
    name,
    unit: 'characters',
    canOverlap: true,
    givesOffsets: true,
    async prepare({ size, overlap }) {
      const { chunk } = await import('ashlar')
      const options = { size, overlap, ...(await load()) }
      return { run: (text) => chunk(text, options), pieces: (output) => output }
    },
  })
}
