import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chunk } from 'ashlar'
import { findCodeLanguage, type Grammar, loadCode } from 'ashlar/code'
import { Language, Parser } from 'web-tree-sitter'
import type { PeerPiece } from './structure-harm.js'

/** A language whose code is split, by the names that splitters give to it. */
export interface PeerLanguage {
  readonly name: 'typescript' | 'javascript'
  readonly langchain: 'js'
}

/** Splits code of one language. Rejects, with the reason, where that cannot be done here. */
export interface CodeSplitter {
  readonly name: string
  readonly givesOffsets: boolean
  load(language: PeerLanguage, size: number): Promise<(text: string) => Promise<PeerPiece[]>>
}

const require = createRequire(import.meta.url)

/** The parser without anything around it. */
export async function bareParser({ name }: PeerLanguage): Promise<Parser> {
  const found = findCodeLanguage(name)
  if (found === undefined) throw new Error(`no language ${name}`)
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(grammarFile(found.grammar)))
  return parser
}

/** Where the file of a grammar is installed. */
export function grammarFile({ package: name, file }: Grammar): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file)
}

const ashlar: CodeSplitter = {
  name: 'ashlar code',
  givesOffsets: true,
  async load({ name }, size) {
    const strategy = await loadCode(name, { grammar: grammarFile })
    return async (text) =>
      chunk(text, { size, strategy }).map((one) => ({
        embedded: one.rendered,
        text: one.text,
        start: one.start,
        end: one.end,
      }))
  },
}

const langchain: CodeSplitter = {
  name: 'langchain preset',
  givesOffsets: false,
  async load({ langchain: language }, chunkSize) {
    const { RecursiveCharacterTextSplitter } = await import('@langchain/textsplitters')
    const splitter = RecursiveCharacterTextSplitter.fromLanguage(language, { chunkSize, chunkOverlap: 0 })
    return async (text) => (await splitter.splitText(text)).map((embedded) => ({ embedded }))
  },
}

/** It loads its grammars over the network when it first needs them. */
const chonkie: CodeSplitter = {
  name: 'chonkie code',
  givesOffsets: true,
  async load({ name: language }, chunkSize) {
    const { CodeChunker } = await import('@chonkiejs/core')
    const chunker = await CodeChunker.create({ language, chunkSize, tokenizer: 'character' })
    chunker.chunk('x = 1\n')
    return async (text) =>
      chunker
        .chunk(text)
        .map(({ text: embedded, startIndex, endIndex }) => ({ embedded, start: startIndex, end: endIndex }))
  },
}

export const codeSplitters: readonly CodeSplitter[] = [ashlar, langchain, chonkie]
