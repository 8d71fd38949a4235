import { beforeAll, describe, expect, test } from 'vitest'
import { randomNumbers } from '../sample-texts.test-support.js'
import { ByteMerger } from './byte-pair-merge.js'
import { LinearEncoder } from './linear-encoder.js'
import { PieceEncoder } from './piece-encoder.js'
import { ShortCounts } from './short-counts.js'
import { Vocabulary } from './vocabulary.js'

type Ranks = readonly (string | readonly number[] | undefined)[]

const loaders: Record<string, () => Promise<{ default: Ranks }>> = {
  o200k_base: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/bpeRanks/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/bpeRanks/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/bpeRanks/r50k_base'),
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

describe.each(Object.keys(loaders))('%s', (name) => {
  let ranks: Ranks
  let vocabulary: Vocabulary
  let encoder: PieceEncoder
  let linear: LinearEncoder

  beforeAll(async () => {
    ranks = (await loaders[name]!()).default
    vocabulary = new Vocabulary(ranks)
    encoder = new PieceEncoder(vocabulary, new ShortCounts())
    linear = new LinearEncoder(vocabulary)
  })

  const expectSame = (text: string): void => {
    const { bytes, view, length } = padded(new TextEncoder().encode(text))
    const count = linear.encode(bytes, view, 0, length)
    let end = 0
    const ends = [...linear.tokens.subarray(0, count)].map((token) => {
      end += vocabulary.lengthOf(token)
      return end
    })
    const listed: number[] = []
    encoder.list(bytes, view, 0, length, listed)
    expect(listed, JSON.stringify(text)).toEqual(ends)
    expect(encoder.count(bytes, view, 0, length), JSON.stringify(text)).toBe(count)
  }

  test('pieces of Chinese and Japanese have the tokens that they have undivided', () => {
    const random = randomNumbers(11)
    const common = [...'的一是不在人有我他这中国年上个大来和学生为出会发文小经世界平']
    const samples = [() => common[random(common.length)]!, () => wide(random), () => wide(random), () => 'a']
    for (let sample = 0; sample < 4000; sample++) {
      const length = 1 + random(20)
      expectSame(Array.from({ length }, () => samples[random(samples.length)]!()).join(''))
    }
  })

  test('also those made of tokens of the vocabulary', () => {
    const texts = ranks.filter((rank) => typeof rank === 'string' && /[^\x00-\x7f]/.test(rank)) as string[]
    const random = randomNumbers(12)
    for (let sample = 0; sample < 4000; sample++)
      expectSame(`${texts[random(texts.length)]}${texts[random(texts.length)]}水`.slice(-24).toWellFormed())
  })

  test('also those with the bytes of a token that ends inside a character', () => {
    const random = randomNumbers(13)
    let met = 0
    for (const token of ranks) {
      if (token === undefined || typeof token === 'string') continue
      const text = completed(token, random)
      if (text === undefined) continue
      met++
      expectSame(`中${text}国`)
    }
    expect(met).toBeGreaterThan(100)
  })

  test('the bytes of a token are joined to that token, so what is found need not be joined', () => {
    const merger = new ByteMerger(vocabulary)
    const apart: number[] = []
    for (const id of vocabulary.wide) {
      const { bytes, view, length } = padded(
        vocabulary.pool.slice(vocabulary.starts[id]!, vocabulary.starts[id + 1]!),
      )
      if (length > 1 && isWhole(bytes.subarray(0, length)) && merger.countFew(bytes, view, 0, length) !== 1)
        apart.push(id)
    }
    expect(apart).toEqual([])
  })
})

function padded(piece: Uint8Array): { bytes: Uint8Array; view: DataView; length: number } {
  const bytes = new Uint8Array(piece.length + 16)
  bytes.set(piece)
  return { bytes, view: new DataView(bytes.buffer), length: piece.length }
}

/** A character of Chinese, Japanese or Korean, or of the other planes. */
function wide(random: (below: number) => number): string {
  const [first, last] = (
    [
      [0x4e00, 0x9fff],
      [0x4e00, 0x9fff],
      [0x3001, 0x30ff],
      [0xac00, 0xd7a3],
      [0x20000, 0x2a6df],
      [0xff01, 0xff5e],
    ] as const
  )[random(6)]!
  return String.fromCodePoint(first + random(last - first + 1))
}

/** A text that holds the bytes of a token whose first or last character is cut; nothing where none does. */
function completed(token: readonly number[], random: (below: number) => number): string | undefined {
  const lead = (token[0]! & 0xc0) === 0x80 ? [0xe4, 0xb8].slice(0, 1 + random(2)) : []
  for (const after of [0, 1, 2, 3]) {
    const bytes = Uint8Array.from([
      ...lead,
      ...token,
      ...Array.from({ length: after }, () => 0x80 + random(64)),
    ])
    if (isWhole(bytes)) return decoder.decode(bytes)
  }
  return undefined
}

function isWhole(bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes)
    return true
  } catch {
    return false
  }
}
