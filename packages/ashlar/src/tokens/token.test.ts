import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunk, chunkStream } from '../index.js'
import { assertFaithful, documents } from '../testing/index.js'
import { loadEncoding, token, tokens } from './index.js'

const tokenizer = await loadEncoding('cl100k_base')
const measure = tokens(tokenizer)
const strategy = token(tokenizer)
const texts = (text: string, size: number, overlap = 0) =>
  chunk(text, { size, overlap, measure, strategy }).map((one) => one.text)

test('windows have as many tokens as asked, and share as many', () => {
  expect(texts('a b c d e f', 3)).toEqual(['a b c', 'd e f'])
  expect(texts('a b c d e f g', 3, 1)).toEqual(['a b c', 'c d e', 'e f g'])
})

test('cuts are where the tokenizer cuts the text as a whole', () => {
  const text = 'Unbelievably, counterrevolutionaries misunderstood electroencephalographically. '.repeat(20)
  const ends = new Set(tokenizer.tokenEnds!(text))
  const chunks = chunk(text, { size: 17, measure, strategy, trim: false })
  expect(chunks.filter(({ end }) => !ends.has(end)).map(({ text: piece }) => piece)).toEqual([])
  expect(chunks.slice(0, -1).every(({ size }) => size >= 15)).toBe(true)
})

test('the contract holds, and a stream gives the same', async () => {
  const rules = fc.record({
    size: fc.integer({ min: 1, max: 30 }),
    trim: fc.boolean(),
    share: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  await fc.assert(
    fc.asyncProperty(documents(), rules, async (text, { size, trim, share }) => {
      const options = { size, trim, overlap: Math.floor(size * share), measure, strategy }
      const chunks = chunk(text, options)
      assertFaithful(text, chunks, options)
      const streamed = []
      for await (const one of chunkStream(text.match(/.{1,7}/gs) ?? [], options)) streamed.push(one.text)
      expect(streamed).toEqual(chunks.map((one) => one.text))
    }),
    { seed: 6, numRuns: 300 },
  )
})

test('a tokenizer that does not tell where its tokens end is refused', () => {
  expect(() => token({ name: 'own', count: (text) => text.length })).toThrow(
    /token\(own\): wanted a tokenizer with tokenEnds/,
  )
})
