import { beforeAll, describe, expect, test } from 'vitest'
import { randomNumbers } from '../sample-texts.test-support.js'
import { ByteMerger } from './byte-pair-merge.js'
import { LinearEncoder } from './linear-encoder.js'
import { LongCounts } from './long-counts.js'
import { PieceEncoder } from './piece-encoder.js'
import { ShortCounts } from './short-counts.js'
import {
  completed,
  decoded,
  linearEnds,
  padded,
  type Ranks,
  ranksOf,
  vocabularyNames,
} from './vocabularies.test-support.js'
import { Vocabulary } from './vocabulary.js'

describe.each(vocabularyNames)('%s', (name) => {
  let ranks: Ranks
  let vocabulary: Vocabulary
  let encoder: PieceEncoder
  let linear: LinearEncoder

  beforeAll(async () => {
    ranks = (await ranksOf[name]()).default
    vocabulary = new Vocabulary(ranks)
    encoder = new PieceEncoder(vocabulary, new ShortCounts(), new LongCounts())
    linear = new LinearEncoder(vocabulary)
  })

  const expectSame = (text: string): void => {
    const piece = padded(new TextEncoder().encode(text))
    const ends = linearEnds(linear, vocabulary, piece)
    const listed: number[] = []
    encoder.list(piece.bytes, piece.view, 0, piece.length, listed)
    expect(listed, JSON.stringify(text)).toEqual(ends)
    const count = encoder.count(piece.bytes, piece.view, 0, piece.length)
    expect(count, JSON.stringify(text)).toBe(ends.length)
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
      if (
        length > 1 &&
        decoded(bytes.subarray(0, length)) !== undefined &&
        merger.countFew(bytes, view, 0, length) !== 1
      )
        apart.push(id)
    }
    expect(apart).toEqual([])
  })
})

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
