import { chunk, type Strategy } from 'ashlar'
import { html } from 'ashlar/html'
import { markdown } from 'ashlar/markdown'
import type { PeerPiece } from './structure-harm.js'

/** What splits a document by its structure. */
export interface StructureSplitter {
  readonly name: string
  split(text: string, size: number): Promise<PeerPiece[]>
}

function ashlar(name: string, strategy: Strategy): StructureSplitter {
  return {
    name: `ashlar ${name}`,
    split: async (text, size) =>
      chunk(text, { size, strategy }).map((one) => ({
        embedded: one.rendered,
        text: one.text,
        start: one.start,
        end: one.end,
      })),
  }
}

function langchain(language: 'markdown' | 'html'): StructureSplitter {
  return {
    name: `langchain ${language}`,
    async split(text, chunkSize) {
      const { RecursiveCharacterTextSplitter } = await import('@langchain/textsplitters')
      const splitter = RecursiveCharacterTextSplitter.fromLanguage(language, { chunkSize, chunkOverlap: 0 })
      return (await splitter.splitText(text)).map((embedded) => ({ embedded }))
    },
  }
}

/** Its sizes leave out markup unless `maxRawSize` bounds the written length too. */
const chunkdown: StructureSplitter = {
  name: 'chunkdown',
  async split(text, size) {
    const { chunkdown: create } = await import('chunkdown')
    const splitter = create({ chunkSize: size, maxOverflowRatio: 1, maxRawSize: size })
    return splitter.split(text).chunks.map((one) => ({ embedded: one.text }))
  },
}

const chonkieTable: StructureSplitter = {
  name: 'chonkie table',
  async split(text, chunkSize) {
    const { TableChunker } = await import('@chonkiejs/core')
    const chunker = await TableChunker.create({ tokenizer: 'character', chunkSize })
    return chunker
      .chunk(text)
      .map(({ text: embedded, startIndex, endIndex }) => ({ embedded, start: startIndex, end: endIndex }))
  },
}

/** The splitters by the kind of document that they are for. */
export const structureSplitters = {
  markdown: [ashlar('markdown', markdown()), langchain('markdown'), chunkdown],
  'a table of Markdown': [ashlar('markdown', markdown()), langchain('markdown'), chunkdown, chonkieTable],
  html: [ashlar('html', html()), ashlar('html as text', html({ as: 'text' })), langchain('html')],
  'a table of HTML': [ashlar('html', html()), langchain('html'), chonkieTable],
} satisfies Readonly<Record<string, readonly StructureSplitter[]>>
