import { RecursiveChunker, SentenceChunker, type Tokenizer } from '@chonkiejs/core'
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import {
  balanced,
  type ChunkOptions,
  chunk,
  greedy,
  nearest,
  paragraph,
  recursive,
  type Source,
  type Span,
  sentence,
  word,
} from 'ashlar'
import { markdown } from 'ashlar/markdown'
import { sentences } from 'ashlar/sentences'
import { loadEncoding, token, tokens } from 'ashlar/tokens'
import { decode, encode } from 'gpt-tokenizer/encoding/cl100k_base'
import { split } from 'llm-splitter'
import { recursiveText, tokenText } from './chroma-chunkers.js'
import { locateInOrder } from './locate-chunks.js'

const encoding = await loadEncoding('cl100k_base')
const measure = tokens(encoding)

/** Tokens of cl100k_base, the unit of every size here. */
export const countTokens = (text: string): number => encoding.count(text)

/** A span, and what is indexed of it where that is not the slice itself. */
export interface Part extends Span {
  readonly rendered?: string
}

/** A way to cut a source into chunks of at most so many tokens. What is no exact slice of the source is left out. */
export interface Contender {
  readonly name: string
  cut(source: Source, size: number): Promise<readonly Part[]> | readonly Part[]
}

function ours(name: string, options: ChunkOptions): Contender {
  return { name, cut: (source, size) => chunk(source, { measure, ...options, size }) }
}

function peer(
  name: string,
  texts: (text: string, size: number) => Promise<readonly string[]> | readonly string[],
): Contender {
  return {
    name,
    async cut({ text }, size) {
      return locateInOrder(text, await texts(text, size)).filter((span) => span !== undefined)
    },
  }
}

/** Its tokenizers are Hugging Face's; this one counts what the others count. */
const chonkieTokenizer = {
  countTokens,
  encode: (text: string) => encode(text, { disallowedSpecial: new Set() }),
  decode: (ids: number[]) => decode(ids),
  decodeBatch: (batch: number[][]) => batch.map((ids) => decode(ids)),
} satisfies Tokenizer

const chonkie = (
  name: string,
  create: (size: number) => Promise<Pick<RecursiveChunker, 'chunk'>>,
): Contender => ({
  name,
  async cut({ text }, size) {
    const chunks = await (await create(size)).chunk(text)
    return chunks
      .filter((one) => one.text === text.slice(one.startIndex, one.endIndex))
      .map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex }))
  },
})

/** What the claims are about: `chunk` with nothing but a size and a measure. */
export const ourDefault = ours('ashlar', {})
export const ourGreedy = ours('ashlar, greedy', { packer: greedy() })
export const ourBalanced = ours('ashlar, balanced', { packer: balanced() })
export const aimingAt = (target: number): Contender =>
  ours(`ashlar, target ${target}`, { packer: nearest({ target }) })

/** What `ashlar chunk` does with the texts of Chroma, whose names end in `.md`. */
export const ourMarkdown = ours('ashlar markdown', { strategy: markdown() })

/** What was tried in place of a default, one thing changed. */
export interface Variant {
  readonly of: 'recursive' | 'markdown'
  readonly contender: Contender
}

const variant = (of: Variant['of'], name: string, options: ChunkOptions): Variant => ({
  of,
  contender: ours(name, of === 'markdown' ? { strategy: markdown(), ...options } : options),
})

export const variants: readonly Variant[] = [
  variant('recursive', '`greedy()`', { packer: greedy() }),
  variant('recursive', '`balanced()`', { packer: balanced() }),
  ...[0.3, 0.4, 0.6, 0.7, 0.85, 1].map((target) =>
    variant('recursive', `\`nearest({ target: ${target} })\``, { packer: nearest({ target }) }),
  ),
  variant('recursive', '`overlap: 10%`', { overlap: '10%' }),
  variant('recursive', '`overlap: 20%`', { overlap: '20%' }),
  variant('recursive', '`overlap: { sentences: 1 }`', { overlap: { sentences: 1 } }),
  variant('recursive', '`sentence()`', { strategy: sentence() }),
  variant('recursive', '`sentence()`, `nearest()`', { strategy: sentence(), packer: nearest() }),
  variant('recursive', '`paragraph()`', { strategy: paragraph() }),
  variant('recursive', '`paragraph()`, `nearest()`', { strategy: paragraph(), packer: nearest() }),
  variant('recursive', '`word()`', { strategy: word() }),
  variant('recursive', 'full rules for sentences', { strategy: recursive({ sentences: sentences() }) }),
  variant('markdown', '`greedy()`', { packer: greedy() }),
  variant('markdown', '`balanced()`', { packer: balanced() }),
  ...[0.3, 0.4, 0.6, 0.7, 0.85, 1].map((target) =>
    variant('markdown', `\`nearest({ target: ${target} })\``, { packer: nearest({ target }) }),
  ),
  variant('markdown', '`overlap: 10%`', { overlap: '10%' }),
  variant('markdown', '`headings: titles`', { context: { headings: 'titles' } }),
  variant('markdown', '`headings: off`', { context: { headings: 'off' } }),
  variant('markdown', '`recursive()`', { strategy: recursive() }),
]

/** What they are compared with. */
export const langchain = peer('LangChain.js recursive', (text, size) =>
  new RecursiveCharacterTextSplitter({
    chunkSize: size,
    chunkOverlap: 0,
    lengthFunction: countTokens,
  }).splitText(text),
)

export const chromaRecursive = peer('Chroma recursive', (text, size) => recursiveText(text, size, 0))

/** Everything that stands in the tables. */
export const contenders: readonly Contender[] = [
  ourDefault,
  ourGreedy,
  ourBalanced,
  ours('ashlar, overlap 10 %', { overlap: '10%' }),
  ours('ashlar sentence', { strategy: sentence() }),
  ours('ashlar paragraph', { strategy: paragraph() }),
  ourMarkdown,
  ours('ashlar word', { strategy: word() }),
  ours('ashlar token', { strategy: token(encoding) }),
  langchain,
  chromaRecursive,
  peer('Chroma token windows', (text, size) => tokenText(text, size, 0)),
  chonkie('Chonkie JS recursive', (size) =>
    RecursiveChunker.create({ chunkSize: size, tokenizer: chonkieTokenizer }),
  ),
  chonkie('Chonkie JS sentence', (size) =>
    SentenceChunker.create({ chunkSize: size, chunkOverlap: 0, tokenizer: chonkieTokenizer }),
  ),
  {
    name: 'llm-splitter paragraph',
    cut: ({ text }, size) =>
      split(text, { chunkSize: size, chunkStrategy: 'paragraph', splitter: tokenTexts }),
  },
]

/** The text of each token; tokens that only together make a character are one. */
function tokenTexts(text: string): string[] {
  const texts: string[] = []
  let start = 0
  for (const end of encoding.tokenEnds!(text)) {
    if (end > start) texts.push(text.slice(start, end))
    start = Math.max(start, end)
  }
  return texts
}
