import { beforeAll, describe, expect, test, vi } from 'vitest'
import { chunk } from '../index.js'
import { type EncodingName, loadEncoding, loadTokenizerFile, type Tokenizer, tokens } from './index.js'
import type { Pieces } from './pieces.js'
import { piecewiseTokens } from './piecewise-tokens.js'
import { randomNumbers, sampleText } from './sample-texts.test-support.js'
import { byteLevelFile } from './tokenizer-file/tokenizer-files.test-support.js'

const names: (EncodingName | 'a byte-level file')[] = [
  'o200k_base',
  'cl100k_base',
  'r50k_base',
  'a byte-level file',
]

describe.each(names)('%s', (name) => {
  let tokenizer: Tokenizer
  beforeAll(async () => {
    tokenizer =
      name === 'a byte-level file' ? await loadTokenizerFile(byteLevelFile()) : await loadEncoding(name)
  })

  test('walking through a text, every answer is exact', () => {
    const random = randomNumbers(11)
    const measure = tokens(tokenizer)
    const count = (text: string, start: number, end: number) => tokenizer.count(text.slice(start, end))
    for (let round = 0; round < 30; round++) {
      const text = sampleText(random, 1 + random(round % 12 === 0 ? 3000 : 300))
      const limit = 1 + random(round % 3 === 0 ? 150 : 12)
      for (let at = 0; at < text.length; ) {
        const reach = measure.reach!(text, at, limit)
        expect(count(text, at, reach)).toBeLessThanOrEqual(limit)
        const start = at + random(Math.max(1, reach - at))
        const end = Math.min(text.length, start + random(reach + 6 - start))
        expect(measure.size(text, { start, end })).toBe(count(text, start, end))
        const back = measure.reachBack!(text, reach, 1 + random(limit), at)
        expect(back).toBeGreaterThanOrEqual(at)
        expect(count(text, back, reach)).toBeLessThanOrEqual(limit)
        at = reach > at && random(3) > 0 ? reach : at + 1 + random(Math.max(1, reach - at))
      }
    }
  })

  test.each(['😀', '中', '的', '文，', '🎉', 'a', 'abc', '한', '='])(
    'in a piece of %s alone no limit is passed, and the size is that of an independent count',
    (unit) => {
      const text = unit.repeat(150)
      const most = Math.min(130, tokenizer.count(text) - 1)
      for (let limit = 1; limit <= most; limit++) {
        const measure = tokens(tokenizer)
        const end = measure.reach!(text, 0, limit)
        const size = tokenizer.count(text.slice(0, end))
        expect(measure.size(text, { start: 0, end }), `size at limit ${limit}`).toBe(size)
        expect(size).toBeLessThanOrEqual(limit)
      }
    },
  )

  test('what is asked before does not change an answer', () => {
    const random = randomNumbers(12)
    const measure = tokens(tokenizer)
    for (let round = 0; round < 30; round++) {
      const text = sampleText(random, 200 + random(2000))
      for (let i = 0; i < 10; i++) {
        const start = random(text.length)
        const limit = 1 + random(200)
        const fresh = tokens(tokenizer)
        expect(measure.reach!(text, start, limit)).toBe(fresh.reach!(text, start, limit))
        expect(measure.reachBack!(text, start, limit, 0)).toBe(fresh.reachBack!(text, start, limit, 0))
      }
    }
  })

  test('where a repeated part begins is the same whatever was asked before', () => {
    const random = randomNumbers(14)
    const measure = tokens(tokenizer)
    for (let round = 0; round < 20; round++) {
      const text = sampleText(random, 200 + random(2000))
      const limit = 2 + random(60)
      for (let at = 0; at < text.length; ) {
        const end = Math.max(at + 1, measure.reach!(text, at, limit))
        const given = [end, 1 + random(limit), Math.min(end, at + 1 + random(3))] as const
        expect(measure.reachBack!(text, ...given)).toBe(tokens(tokenizer).reachBack!(text, ...given))
        at = end
      }
    }
  })

  test('what stands before and far behind a start does not change its reach', () => {
    const random = randomNumbers(13)
    const measure = tokens(tokenizer)
    for (let round = 0; round < 40; round++) {
      const before = sampleText(random, random(100))
      const text = sampleText(random, 3000)
      const limit = 1 + random(100)
      const reach = measure.reach!(text, 0, limit)
      const seen = text.slice(0, 2 * reach + 1024)
      expect(measure.reach!(before + text, before.length, limit) - before.length).toBe(reach)
      expect(measure.reach!(seen, 0, limit)).toBe(reach)
    }
  })
})

test('the whole of a short text is reached', async () => {
  const measure = tokens(await loadEncoding('o200k_base'))
  expect(measure.reach!('Hello, world', 0, 100)).toBe(12)
  expect(measure.reach!('', 0, 100)).toBe(0)
})

test('what fits without the line ends behind it is reached', async () => {
  const measure = tokens(await loadEncoding('o200k_base'))
  const text = "call(a['b'])\n\n\nmore"
  const size = measure.size(text, { start: 0, end: 12 })
  expect(measure.size(text, { start: 0, end: 15 })).toBeGreaterThan(size)
  expect(measure.reach!(text, 0, size)).toBe(12)
})

test('nothing is reached when a first character has more tokens than the limit', async () => {
  const measure = tokens(await loadEncoding('cl100k_base'))
  expect(measure.size('🪨', { start: 0, end: 2 })).toBeGreaterThan(1)
  expect(measure.reach!('🪨🪨', 0, 1)).toBe(0)
})

test('a chunk that repeats a part of one word is counted few times', async () => {
  const tokenizer = await loadEncoding('cl100k_base')
  const counted = { scan: 0, furthestInside: 0 }
  const pieces = Object.create(tokenizer, {
    scan: {
      value(...given: Parameters<Pieces['scan']>) {
        counted.scan += given[2] - given[1]
        tokenizer.scan(...given)
      },
    },
    furthestInside: {
      value(...given: Parameters<NonNullable<Pieces['furthestInside']>>) {
        counted.furthestInside++
        return tokenizer.furthestInside(...given)
      },
    },
  })
  const text = '🐏🍡🎦🚢🏨💫🎌🗡😹🔒'.repeat(1000)
  const chunks = chunk(text, { size: 512, overlap: 64, measure: piecewiseTokens(pieces, 0) })
  // The reach with and without the part that is repeated.
  expect(counted.furthestInside).toBeLessThanOrEqual(2 * chunks.length)
  expect(counted.scan).toBeLessThan(8 * text.length)
})

test('a run of one letter is cut inside, near the limit', async () => {
  const measure = tokens(await loadEncoding('o200k_base'))
  const text = 'a'.repeat(300_000)
  const end = measure.reach!(text, 1000, 512)
  expect(measure.size(text, { start: 1000, end })).toBe(512)
})

test.each(['é', 'ж', 'กข', '“—', '다람쥐', 'の葉', 'a'])(
  'a run without an end, of %s, is read a few times',
  async (part) => {
    const measure = tokens(await loadEncoding('cl100k_base'))
    const text = part.repeat(20_000 / part.length)
    const encodeInto = vi.spyOn(TextEncoder.prototype, 'encodeInto')
    for (const size of [10, 100]) {
      encodeInto.mockClear()
      chunk(text, { size, measure })
      const read = encodeInto.mock.calls.reduce((sum, [given]) => sum + given.length, 0)
      expect(read / text.length, `chunks of ${size}`).toBeLessThan(40)
    }
    encodeInto.mockRestore()
  },
)
