import { Tokenizer as Library } from '@huggingface/tokenizers'
import { describe, expect, test } from 'vitest'
import { chunk } from '../../index.js'
import { loadTokenizerFile, tokens } from '../index.js'
import { randomNumbers, sampleText } from '../sample-texts.test-support.js'
import {
  byteLevelFile,
  sentencePieceFile,
  unigramFile,
  wordPieceFile,
} from './tokenizer-files.test-support.js'

const prose =
  'The masons measured every stone before the wall went up. They counted blocks, edges and tokens; “nothing” was ' +
  'cut twice. Naïve café talk: don’t stop!\n\n  12 blocks (really) and 345 edges.\n'

/** What ALBERT does to a text: letters are decomposed and lose their marks, runs of spaces become one. */
function decomposed(): object {
  const steps = [{ type: 'NFKD' }, { type: 'StripAccents' }, { type: 'Lowercase' }]
  const spaces = { type: 'Replace', pattern: { Regex: ' {2,}' }, content: ' ' }
  return { type: 'Sequence', normalizers: [...steps, spaces] }
}

const kinds: [string, object, string][] = [
  ['WordPiece', wordPieceFile(), 'words'],
  ['Unigram', unigramFile(), 'words'],
  ['Unigram of decomposed letters', { ...unigramFile(), normalizer: decomposed() }, 'words'],
  ['byte-level BPE', byteLevelFile(), 'words'],
  ['SentencePiece BPE', sentencePieceFile('metaspace'), 'words'],
  ['SentencePiece BPE with a prefix', sentencePieceFile('prepend'), 'whole'],
]

describe.each(kinds)('%s', (_, file, way) => {
  const library = new Library(file, {})

  test(`is counted by ${way}`, async () => {
    expect((await loadTokenizerFile(file)).pieces === undefined).toBe(way === 'whole')
  })

  test('counts are those of the library, with and without the tokens that the model adds', async () => {
    const counted = await loadTokenizerFile(JSON.stringify(file))
    const bare = await loadTokenizerFile(file, { specialTokens: 'leave-out' })
    const random = randomNumbers(6)
    for (let i = 0; i < 60; i++) {
      const text = sampleText(random, 1 + random(40))
      expect(counted.count(text)).toBe(library.encode(text).ids.length)
      expect(bare.count(text)).toBe(library.encode(text, { add_special_tokens: false }).ids.length)
    }
  })

  test('words may end with letters that are none when they are decomposed', async () => {
    const { size } = tokens(await loadTokenizerFile(file))
    for (const letter of 'ͺﾞﾟﱞﹰꟸﷺ㎏½⑴\u3164\uffa0éǅ') {
      const text = `a${letter} b ${letter} ${letter}\n${letter}c ${letter}${letter} d`
      expect(size(text, { start: 0, end: text.length }), text).toBe(library.encode(text).ids.length)
    }
  })

  test('the size of every chunk is what the library counts for it', async () => {
    const tokenizer = await loadTokenizerFile(file)
    const random = randomNumbers(7)
    for (let i = 0; i < 25; i++) {
      const text = i % 2 === 0 ? prose.repeat(1 + random(6)) : sampleText(random, 20 + random(400))
      const limit = 4 + random(60)
      const overlap = random(2) * Math.floor(limit / 4)
      for (const one of chunk(text, { size: limit, overlap, measure: tokens(tokenizer) })) {
        expect(one.size).toBe(library.encode(one.text).ids.length)
        if (one.oversized === undefined) expect(one.size).toBeLessThanOrEqual(limit)
      }
    }
  })
})

test('words are encoded once', async () => {
  const tokenizer = await loadTokenizerFile(wordPieceFile())
  const measure = tokens(tokenizer)
  const text = prose.replaceAll('\n', ' ').repeat(200)
  let encoded = 0
  const { normalize } = String.prototype
  String.prototype.normalize = function counted(form) {
    encoded += this.length
    return normalize.call(this, form as 'NFC')
  }
  try {
    chunk(text, { size: 64, measure })
  } finally {
    String.prototype.normalize = normalize
  }
  expect(encoded).toBeGreaterThan(0)
  expect(encoded).toBeLessThan(text.length / 10)
})

test.each([
  ['rstrip', { added_tokens: [{ id: 1, content: '[PAD]', rstrip: true, special: true }] }],
  ['a token that holds a space', { added_tokens: [{ id: 1, content: 'a b', special: true }] }],
  ['a normalizer that is not known', { normalizer: { type: 'Prepend', prepend: '_' } }],
  ['no pre-tokenizer', { pre_tokenizer: null }],
])('a file with %s is counted whole', async (_, change) => {
  expect((await loadTokenizerFile({ ...wordPieceFile(), ...change })).pieces).toBeUndefined()
})

test('a vocabulary with a token over a space is counted whole', async () => {
  const file = unigramFile() as { model: { vocab: [string, number][] } }
  file.model.vocab.push(['the▁wall', -2])
  expect((await loadTokenizerFile(file)).pieces).toBeUndefined()
})

test('a limit that the special tokens fill is refused', async () => {
  const tokenizer = await loadTokenizerFile(wordPieceFile())
  expect(() => chunk('some text', { size: 2, measure: tokens(tokenizer) })).toThrow(
    'more than the 2 special tokens',
  )
  expect(chunk('the wall', { size: 3, measure: tokens(tokenizer) })[0]!.size).toBe(3)
})

const whole = JSON.stringify(wordPieceFile())

test.each([
  ['no JSON', 'hello', 'it is not JSON'],
  ['an empty file', '', 'it is not JSON'],
  ['a file that is cut off', whole.slice(0, 2000), 'it ends too early'],
  ['some other JSON', '{"do_lower_case": true}', 'no "model"'],
  ['null', 'null', 'no "model"'],
  ['a model without a vocabulary', '{"model": {"type": "BPE"}}', 'no vocabulary'],
  ['an unknown model', '{"model": {"type": "Magic", "vocab": {"a": 1}}}', "the unknown kind 'Magic'"],
  [
    'an unknown normalizer',
    JSON.stringify({ ...wordPieceFile(), normalizer: { type: 'Magic' } }),
    'Unknown Normalizer type: Magic',
  ],
])('%s is refused', async (_, file, message) => {
  await expect(loadTokenizerFile(file)).rejects.toThrow(
    expect.objectContaining({ code: 'invalid-option', message: expect.stringContaining(message) }),
  )
})

test('an unknown choice about special tokens is refused', async () => {
  await expect(loadTokenizerFile(wordPieceFile(), { specialTokens: true as never })).rejects.toThrow(
    "wanted 'count' or 'leave-out'",
  )
})
