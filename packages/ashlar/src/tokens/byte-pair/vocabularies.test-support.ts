import type { LinearEncoder } from './linear-encoder.js'
import { isInside } from './utf8-character.js'
import type { Vocabulary } from './vocabulary.js'

/** The tokens of an encoding in the order of their ranks. */
export type Ranks = readonly (string | readonly number[] | undefined)[]

/** The published vocabularies. */
export const ranksOf = {
  o200k_base: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/bpeRanks/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/bpeRanks/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/bpeRanks/r50k_base'),
} satisfies Record<string, () => Promise<{ readonly default: Ranks }>>

/** The names of all of them. */
export const vocabularyNames = Object.keys(ranksOf) as (keyof typeof ranksOf)[]

/** Bytes with room behind them, as encoders read them. */
export interface Padded {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly length: number
}

/** A piece, and zeros that can be read behind it. */
export function padded(piece: Uint8Array): Padded {
  const bytes = new Uint8Array(piece.length + 16)
  bytes.set(piece)
  return { bytes, view: new DataView(bytes.buffer), length: piece.length }
}

/** Where the tokens of a piece end, in bytes, by the linear method. */
export function linearEnds(linear: LinearEncoder, vocabulary: Vocabulary, piece: Padded): number[] {
  const count = linear.encode(piece.bytes, piece.view, 0, piece.length)
  let end = 0
  return [...linear.tokens.subarray(0, count)].map((token) => {
    end += vocabulary.lengthOf(token)
    return end
  })
}

/** A text that holds the bytes of a token whose first or last character is cut; nothing where none does. */
export function completed(token: readonly number[], random: (below: number) => number): string | undefined {
  const before = isInside(token[0]!) ? [0xe4, 0xb8, 0xad].slice(0, 1 + random(2)) : []
  for (const after of [0, 1, 2, 3]) {
    const more = Array.from({ length: after }, () => 0x80 + random(64))
    const text = decoded(Uint8Array.from([...before, ...token, ...more]))
    if (text !== undefined) return text
  }
  return undefined
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of some bytes; nothing where they are no whole characters. */
export function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
