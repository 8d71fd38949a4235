import type { Chunk as ChonkieChunk } from '@chonkiejs/core'
import { RecursiveChunker, SentenceChunker } from '@chonkiejs/core'
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import {
  balanced,
  type ChunkOptions,
  chunk,
  fixed,
  greedy,
  paragraph,
  recursive,
  type Source,
  type Span,
  sentence,
  word,
} from 'ashlar'
import { markdown } from 'ashlar/markdown'
import { loadEncoding, tokens } from 'ashlar/tokens'
import { split } from 'llm-splitter'
import { recursiveText, tokenText } from './chroma-chunkers.js'
import { locateInOrder } from './locate-chunks.js'

const encoding = await loadEncoding('cl100k_base')
const measure = tokens(encoding)

/** Tokens of cl100k_base, the unit of every size here. */
export const countTokens = (text: string): number => encoding.count(text)

/** A way to cut a source into at most so many tokens, as spans; what is not a slice of the source is left out. */
export interface Contender {
  readonly name: string
  readonly isOurs: boolean
  /** Cuts one source. */
  cut(source: Source, size: number): Promise<readonly Span[]> | readonly Span[]
}

function ours(name: string, options: ChunkOptions): Contender {
  return { name, isOurs: true, cut: (source, size) => chunk(source, { measure, ...options, size }) }
}

function peer(
  name: string,
  texts: (text: string, size: number) => Promise<readonly string[]> | readonly string[],
): Contender {
  return {
    name,
    isOurs: false,
    async cut({ text }, size) {
      return locateInOrder(text, await texts(text, size)).filter((span) => span !== undefined)
    },
  }
}

const spansOf = (chunks: readonly ChonkieChunk[]) =>
  chunks.map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex }))

function chonkie(
  name: string,
  create: (size: number) => Promise<{ chunk(text: string): Promise<readonly ChonkieChunk[]> }>,
): Contender {
  return {
    name,
    isOurs: false,
    async cut({ text }, size) {
      const chunks = await (await create(size)).chunk(text)
      return spansOf(chunks.filter((one) => one.text === text.slice(one.startIndex, one.endIndex)))
    },
  }
}

/** What the claims are about. */
export const ourDefault = ours('ashlar', {})

/** What they are compared with. */
export const langchain = peer('LangChain.js recursive', (text, size) =>
  new RecursiveCharacterTextSplitter({ chunkSize: size, chunkOverlap: 0, lengthFunction: countTokens }).splitText(text),
)

export const contenders: readonly Contender[] = [
  ourDefault,
  ours('ashlar greedy', { packer: greedy() }),
]
