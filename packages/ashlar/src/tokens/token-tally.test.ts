import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodingNames, loadEncoding } from './byte-pair/load-encoding.js'
import { TokenTally } from './token-tally.js'
import { loadTokenizerFile } from './tokenizer-file/load-tokenizer-file.js'
import { wordPieceFile } from './tokenizer-file/tokenizer-files.test-support.js'

const parts = [
  'word ',
  'Word',
  "don't",
  ' \n',
  '\r\n\r\n',
  '漢字',
  '👩‍👩‍👧',
  '12345',
  '...',
  'x'.repeat(900),
  ' '.repeat(900),
  '\u{1F600}',
]

const cutInto = (text: string, lengths: readonly number[]) => {
  const pieces: string[] = []
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const length = lengths[turn % lengths.length]!
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

test.each(encodingNames)('tokens of %s are counted the same in any pieces', async (name) => {
  const tokenizer = await loadEncoding(name)
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...parts), { minLength: 60, maxLength: 120 }),
      fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 4 }),
      (words, lengths) => {
        const text = words.join('').repeat(3)
        const tally = new TokenTally(tokenizer)
        for (const piece of cutInto(text, lengths)) tally.add(piece)
        expect(tally.end()).toBe(tokenizer.count(text))
      },
    ),
    { seed: 7, numRuns: 8 },
  )
})

test('tokens of a tokenizer.json are counted the same in any pieces', async () => {
  const tokenizer = await loadTokenizerFile(wordPieceFile())
  const text = parts.join(' the wall stood, ').repeat(20)
  const tally = new TokenTally(tokenizer)
  for (const piece of cutInto(text, [100, 7000, 31])) tally.add(piece)
  expect(tally.end()).toBe(tokenizer.count(text))
})

test('a tally begins anew after its end', async () => {
  const tokenizer = await loadEncoding('o200k_base')
  const tally = new TokenTally(tokenizer)
  tally.add('some words')
  expect([tally.end(), tally.end()]).toEqual([2, 0])
})

test('a tokenizer whose counts do not add up gets the whole text once', () => {
  const seen: string[] = []
  const tally = new TokenTally({
    name: 'odd',
    count: (text) => {
      seen.push(text)
      return text.length
    },
  })
  for (const piece of cutInto('a'.repeat(50_000), [9000])) tally.add(piece)
  expect(tally.end()).toBe(50_000)
  expect(seen).toEqual(['a'.repeat(50_000)])
})
