import { loadEncoding } from 'ashlar/tokens'

/** Counts the tokens of a text. */
export type Count = (text: string) => number

type Encoding = 'o200k_base' | 'cl100k_base'

/** What counts tokens on npm, each with special tokens taken as text. */
export const peers: Readonly<Record<string, (encoding: Encoding) => Promise<Count>>> = {
  ashlar: async (encoding) => {
    const tokenizer = await loadEncoding(encoding)
    return (text) => tokenizer.count(text)
  },
  'gpt-tokenizer': async (encoding) => {
    const loaders = {
      o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
      cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
    }
    const { countTokens } = await loaders[encoding]()
    return (text) => countTokens(text, { disallowedSpecial: new Set() })
  },
  'ai-tokenizer': async (encoding) => {
    const loaders = {
      o200k_base: () => import('ai-tokenizer/encoding/o200k_base'),
      cl100k_base: () => import('ai-tokenizer/encoding/cl100k_base'),
    }
    const [{ Tokenizer }, ranks] = await Promise.all([import('ai-tokenizer'), loaders[encoding]()])
    const tokenizer = new Tokenizer(ranks)
    return (text) => tokenizer.encode(text, [], []).length // its count refuses texts that quote special tokens
  },
  'tiktoken (WASM)': async (encoding) => {
    const { get_encoding } = await import('tiktoken')
    const tokenizer = get_encoding(encoding)
    return (text) => tokenizer.encode(text, [], []).length
  },
  'js-tiktoken': async (encoding) => {
    const [{ Tiktoken }, ranks] = await Promise.all([
      import('js-tiktoken/lite'),
      encoding === 'o200k_base'
        ? import('js-tiktoken/ranks/o200k_base')
        : import('js-tiktoken/ranks/cl100k_base'),
    ])
    const tokenizer = new Tiktoken(ranks.default)
    return (text) => tokenizer.encode(text, [], []).length
  },
}
