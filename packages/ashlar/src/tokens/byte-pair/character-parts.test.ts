import { beforeAll, describe, expect, test } from 'vitest'
import { randomNumbers } from '../sample-texts.test-support.js'
import { ByteMerger } from './byte-pair-merge.js'
import { LinearEncoder } from './linear-encoder.js'
import { Vocabulary } from './vocabulary.js'

type Ranks = readonly (string | readonly number[] | undefined)[]

const loaders: Record<string, () => Promise<{ default: Ranks }>> = {
  o200k_base: () => import('gpt-tokenizer/bpeRanks/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/bpeRanks/cl100k_base'),
  r50k_base: () => import('gpt-tokenizer/bpeRanks/r50k_base'),
}

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

describe.each(Object.keys(loaders))('%s', (name) => {
  let ranks: Ranks
  let vocabulary: Vocabulary
  let merger: ByteMerger
  let linear: LinearEncoder

  beforeAll(async () => {
    ranks = (await loaders[name]!()).default
    vocabulary = new Vocabulary(ranks)
    merger = new ByteMerger(vocabulary)
    linear = new LinearEncoder(vocabulary)
  })

  /** Where the tokens of a text end, in bytes, by both methods. */
  const tokenEnds = (text: string): { merged: number[]; linear: number[] } => {
    const encoded = new TextEncoder().encode(text)
    const bytes = new Uint8Array(encoded.length + 16)
    bytes.set(encoded)
    const view = new DataView(bytes.buffer)
    const merged = merger.count(bytes, view, 0, encoded.length)
    const count = linear.encode(bytes, view, 0, encoded.length)
    let end = 0
    return {
      merged: [...merger.parts.subarray(1, merged + 1)],
      linear: [...linear.tokens.subarray(0, count)].map((token) => {
        end += vocabulary.lengthOf(token)
        return end
      }),
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

/** A text that holds the bytes of a token whose first or last character is cut; nothing where none does. */
function completed(token: readonly number[], random: (below: number) => number): string | undefined {
  const isInside = (byte: number): boolean => (byte & 0xc0) === 0x80
  const before = isInside(token[0]!) ? [0xe4, 0xb8, 0xad].slice(0, 1 + random(2)) : []
  for (const after of [0, 1, 2, 3]) {
    const bytes = [...before, ...token, ...Array.from({ length: after }, () => 0x80 + random(64))]
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
    } catch {}
  }
  return undefined
}
