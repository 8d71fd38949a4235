import { closest } from '../../closest.js'
import { AshlarError } from '../../errors.js'
import { BytePairTokenizer } from './byte-pair-tokenizer.js'
import { type KnownPattern, loadKnownPieces } from './known-pieces.js'
import type { EndOfPreToken } from './piece-scanner.js'
import { endOfCl100k } from './pre-tokens/cl100k.js'
import { endOfO200k } from './pre-tokens/o200k.js'
import { endOfR50k } from './pre-tokens/r50k.js'
import { Vocabulary } from './vocabulary.js'

type Ranks = readonly (string | readonly number[] | undefined)[]

interface Published {
  readonly ranks: () => Promise<{ readonly default: Ranks }>
  readonly endOfPreToken: EndOfPreToken
  /** The pattern by the name that the faster way has for it, if there is one. */
  readonly known?: KnownPattern
}

const o200k: Published = {
  ranks: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  endOfPreToken: endOfO200k,
  known: 'o200k',
}

const published = {
  o200k_base: o200k,
  /** The same vocabulary and pattern; only its special tokens differ, and those are never looked for in a text. */
  o200k_harmony: o200k,
  cl100k_base: {
    ranks: () => import('gpt-tokenizer/bpeRanks/cl100k_base'),
    endOfPreToken: endOfCl100k,
    known: 'cl100k',
  },
  p50k_base: {
    ranks: () => import('gpt-tokenizer/bpeRanks/p50k_base'),
    endOfPreToken: endOfR50k,
  },
  r50k_base: {
    ranks: () => import('gpt-tokenizer/bpeRanks/r50k_base'),
    endOfPreToken: endOfR50k,
  },
} satisfies Record<string, Published>

/** An encoding that OpenAI has published. */
export type EncodingName = keyof typeof published

/** All that {@link loadEncoding} takes. */
export const encodingNames = Object.keys(published) as readonly EncodingName[]

/**
 * Pieces of all kinds, counted once when a vocabulary is loaded: else what is compiled for the pieces with which the first text
 * begins would be compiled anew when it comes to another kind.
 */
const mixture =
  "He isn't 42: a naïve café; x=1\r\n\n  中文，世界和平。二〇二四年（1985年）「東京」カタカナ！\t Привет, мир… 😀 안녕 \u00a0 end\n".repeat(
    8,
  )

const loaded = new Map<Published, Promise<Vocabulary>>()

/**
 * Loads a published encoding. The vocabulary comes from the package `gpt-tokenizer`, which must be installed;
 * it is read once and shared. Each call gives a tokenizer with a memory of its own.
 *
 * @throws AshlarError `invalid-option` for an unknown name, `missing-dependency` without the package.
 */
export async function loadEncoding(name: EncodingName): Promise<BytePairTokenizer> {
  if (!Object.hasOwn(published, name)) {
    const near = closest(String(name), encodingNames)
    throw new AshlarError({
      code: 'invalid-option',
      given: `encoding '${String(name)}'`,
      wanted: `one of ${encodingNames.join(', ')}`,
      advice: near && `Did you mean '${near}'?`,
    })
  }
  const source: Published = published[name]
  const isFirst = !loaded.has(source)
  const vocabulary = loaded.get(source) ?? loadVocabulary(source)
  if (isFirst) {
    vocabulary.catch(() => loaded.delete(source))
    loaded.set(source, vocabulary)
  }
  const known = source.known && (await loadKnownPieces(source.known))
  const tokenizer = new BytePairTokenizer(name, await vocabulary, source.endOfPreToken, known)
  if (isFirst) tokenizer.count(mixture)
  return tokenizer
}

async function loadVocabulary(source: Published): Promise<Vocabulary> {
  let ranks: Ranks
  try {
    ranks = (await source.ranks()).default
  } catch (cause) {
    throw new AshlarError({
      code: 'missing-dependency',
      given: 'the vocabularies of the package gpt-tokenizer cannot be loaded',
      wanted: 'gpt-tokenizer 4 to be installed',
      advice: 'Run: npm install gpt-tokenizer',
      cause,
    })
  }
  return new Vocabulary(ranks)
}
