import { expect, test } from 'vitest'
import { chunk } from '../index.js'
import { loadEncoding, loadTokenizerFile, tokenRanges, tokens } from './index.js'
import { wordPieceFile } from './tokenizer-file/tokenizer-files.test-support.js'

const text = 'The stone was cut so true. 🪨🧱 The blocks fit! 石を切る。 Unbelievable, is it not?'

test('chunks one behind the other share the tokens out', async () => {
  const tokenizer = await loadEncoding('o200k_base')
  const chunks = chunk(text, { size: 6, measure: tokens(tokenizer), trim: false })
  const ranges = tokenRanges(tokenizer, text, chunks)
  expect(ranges[0]!.start).toBe(0)
  expect(ranges.at(-1)!.end).toBe(tokenizer.count(text))
  for (let i = 1; i < ranges.length; i++) {
    expect(ranges[i]!.start).toBeLessThanOrEqual(ranges[i - 1]!.end)
    expect(ranges[i]!.start).toBeGreaterThanOrEqual(ranges[i - 1]!.end - 1)
  }
})

test('a range holds all tokens that touch its span, and no others', async () => {
  const tokenizer = await loadEncoding('cl100k_base')
  const ends = tokenizer.tokenEnds!(text)
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      const [range] = tokenRanges(tokenizer, text, [{ start, end }])
      expect(range!.start === 0 || ends[range!.start - 1]! <= start).toBe(true)
      expect(ends[range!.start]!).toBeGreaterThan(start)
      expect(ends[range!.end - 1]!).toBeGreaterThanOrEqual(end)
      expect(range!.end - 1 <= range!.start || ends[range!.end - 2]! <= end).toBe(true)
    }
  }
})

test('all tokens of an emoji are in the range of its span', async () => {
  const tokenizer = await loadEncoding('cl100k_base')
  const [range] = tokenRanges(tokenizer, 'a🪨b', [{ start: 1, end: 3 }])
  expect(range!.end - range!.start).toBe(tokenizer.count('🪨'))
})

test('an empty span has an empty range', async () => {
  const tokenizer = await loadEncoding('cl100k_base')
  const [range] = tokenRanges(tokenizer, text, [{ start: 5, end: 5 }])
  expect(range!.end).toBe(range!.start)
})

test('a tokenizer that cannot tell where its tokens end is refused', async () => {
  const tokenizer = await loadTokenizerFile(wordPieceFile())
  expect(() => tokenRanges(tokenizer, text, [])).toThrow('tokenEnds')
})
