import { beforeAll, describe, expect, test } from 'vitest'
import { randomNumbers } from '../sample-texts.test-support.js'
import { ByteMerger } from './byte-pair-merge.js'
import { LinearEncoder } from './linear-encoder.js'
import {
  completed,
  linearEnds,
  padded,
  type Ranks,
  ranksOf,
  vocabularyNames,
} from './vocabularies.test-support.js'
import { Vocabulary } from './vocabulary.js'

/** The first and last code points that samples are drawn from: scripts whose characters have two, three and four bytes. */
const scripts = [
  [0x4e00, 0x9fff],
  [0x3040, 0x30ff],
  [0x410, 0x44f],
  [0x391, 0x3c9],
  [0xac00, 0xd7a3],
  [0xe01, 0xe4f],
  [0x905, 0x94d],
  [0x2010, 0x2030],
  [0x1f300, 0x1f5ff],
  [0x20, 0x7e],
] as const

describe.each(vocabularyNames)('%s', (name) => {
  let ranks: Ranks
  let vocabulary: Vocabulary
  let merger: ByteMerger
  let linear: LinearEncoder

  beforeAll(async () => {
    ranks = (await ranksOf[name]()).default
    vocabulary = new Vocabulary(ranks)
    merger = new ByteMerger(vocabulary)
    linear = new LinearEncoder(vocabulary)
  })

  /** Where the tokens of a text end, in bytes, by both methods. */
  const tokenEnds = (text: string): { merged: number[]; linear: number[] } => {
    const piece = padded(new TextEncoder().encode(text))
    const merged = merger.count(piece.bytes, piece.view, 0, piece.length)
    return {
      merged: [...merger.parts.subarray(1, merged + 1)],
      linear: linearEnds(linear, vocabulary, piece),
    }
  }

  const expectSame = (text: string): void => {
    const ends = tokenEnds(text)
    expect(ends.merged, JSON.stringify(text)).toEqual(ends.linear)
  }

  test('joining that begins with characters ends with the tokens of the bytes', () => {
    const random = randomNumbers(5)
    for (let sample = 0; sample < 4000; sample++) {
      const text: number[] = []
      while (text.length < 12) {
        const [first, last] = scripts[random(scripts.length)]!
        for (let run = 1 + random(5); run > 0; run--) text.push(first + random(last - first + 1))
      }
      expectSame(String.fromCodePoint(...text.slice(0, 1 + random(12))))
    }
  })

  test('also where a token lies across the edge of a character and ends inside it', () => {
    const cut = ranks.filter((rank) => rank !== undefined && typeof rank !== 'string')
    const random = randomNumbers(6)
    let met = 0
    for (const token of cut) {
      const whole = completed(token, random)
      if (whole === undefined) continue
      met++
      expectSame(whole)
      expectSame(`水${whole}石`)
    }
    expect(met).toBeGreaterThan(100)
  })

  test('also for joined tokens of whole characters', () => {
    const texts = ranks.filter((rank) => typeof rank === 'string' && /[^\x00-\x7f]/.test(rank)) as string[]
    const random = randomNumbers(7)
    for (let sample = 0; sample < 4000; sample++)
      expectSame(`${texts[random(texts.length)]}${texts[random(texts.length)]}`.slice(0, 20).toWellFormed())
  })
})
