import { defineSubject, type Subject } from './subject.js'

/** The encodings that everybody measured here has. */
export const encodings = ['o200k_base', 'cl100k_base'] as const
export type Encoding = (typeof encodings)[number]

type Count = (text: string) => number

const otherCounts: Readonly<Record<string, (encoding: Encoding) => Promise<Count>>> = {
  'ai-tokenizer': async (encoding) => {
    const loaders = {
      o200k_base: () => import('ai-tokenizer/encoding/o200k_base'),
      cl100k_base: () => import('ai-tokenizer/encoding/cl100k_base'),
    }
    const [{ Tokenizer }, ranks] = await Promise.all([import('ai-tokenizer'), loaders[encoding]()])
    const tokenizer = new Tokenizer(ranks)
    return (text) => tokenizer.encode(text, [], []).length // its count refuses texts that quote special tokens
  },
  'tiktoken (wasm)': async (encoding) => {
    const { get_encoding } = await import('tiktoken')
    const tokenizer = get_encoding(encoding)
    return (text) => tokenizer.encode(text, [], []).length
  },
  'js-tiktoken': async (encoding) => {
    const loaders = {
      o200k_base: () => import('js-tiktoken/ranks/o200k_base'),
      cl100k_base: () => import('js-tiktoken/ranks/cl100k_base'),
    }
    const [{ Tiktoken }, ranks] = await Promise.all([import('js-tiktoken/lite'), loaders[encoding]()])
    const tokenizer = new Tiktoken(ranks.default)
    return (text) => tokenizer.encode(text, [], []).length
  },
}

/** What takes part for one encoding. The first is what the others are compared with. */
export function tokenSubjectNames(encoding: Encoding) {
  return {
    ours: `ashlar recursive, ${encoding}`,
    ourCount: `ashlar count, ${encoding}`,
    bareCount: `gpt-tokenizer count, ${encoding}`,
    langchain: `langchain recursive with gpt-tokenizer, ${encoding}`,
    /** Too slow for more than a megabyte. */
    otherCounts: Object.keys(otherCounts).map((name) => `${name} count, ${encoding}`),
  }
}

/** Chunking to tokens, and counting them and no more, by ashlar and the peers. Special tokens are text to all. */
export const tokenSubjects: readonly Subject[] = encodings.flatMap((encoding) => {
  const names = tokenSubjectNames(encoding)
  return [
    ashlarRecursive(names.ours, encoding),
    counting(names.ourCount, async () => {
      const { loadEncoding } = await import('ashlar/tokens')
      const tokenizer = await loadEncoding(encoding)
      return (text) => tokenizer.count(text)
    }),
    counting(names.bareCount, () => gptTokenizer(encoding)),
    langchainRecursive(names.langchain, encoding),
    ...Object.values(otherCounts).map((load, index) =>
      counting(names.otherCounts[index], () => load(encoding)),
    ),
  ]
})

function ashlarRecursive(name: string, encoding: Encoding): Subject {
  return defineSubject<{ text: string; start: number; end: number }[]>({
    name,
    unit: 'tokens',
    canOverlap: true,
    givesOffsets: true,
    async prepare({ size, overlap }) {
      const [{ chunk }, { loadEncoding, tokens }] = await Promise.all([
        import('ashlar'),
        import('ashlar/tokens'),
      ])
      const measure = tokens(await loadEncoding(encoding))
      return {
        run: (text) => chunk(text, { size, overlap, measure }),
        pieces: (output) => output,
        sizeOf: await gptTokenizer(encoding),
      }
    },
  })
}

function langchainRecursive(name: string, encoding: Encoding): Subject {
  return defineSubject<string[]>({
    name,
    unit: 'tokens',
    canOverlap: true,
    givesOffsets: false,
    async prepare({ size, overlap }) {
      const { RecursiveCharacterTextSplitter } = await import('@langchain/textsplitters')
      const lengthFunction = await gptTokenizer(encoding)
      const splitter = new RecursiveCharacterTextSplitter({
        chunkSize: size,
        chunkOverlap: overlap,
        lengthFunction,
      })
      return {
        run: (text) => splitter.splitText(text),
        pieces: (output) => output.map((text) => ({ text })),
        sizeOf: lengthFunction,
      }
    },
  })
}

/** A subject that gives no chunks: it counts the whole text once. */
function counting(name: string, load: () => Promise<Count>): Subject {
  return defineSubject<readonly []>({
    name,
    unit: 'tokens',
    canOverlap: false,
    givesOffsets: false,
    async prepare() {
      const count = await load()
      return {
        run(text) {
          if (!(count(text) >= 0)) throw new Error('no count')
          return []
        },
        pieces: () => [],
        sizeOf: count,
      }
    },
  })
}

/** The fastest on npm beside ours. */
export async function gptTokenizer(encoding: Encoding): Promise<Count> {
  const { countTokens } = await {
    o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
    cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
  }[encoding]()
  const options = { disallowedSpecial: new Set<string>() }
  return (text) => countTokens(text, options)
}
