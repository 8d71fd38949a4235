import { beforeAll, describe, expect, test } from 'vitest'
import { type EncodingName, encodingNames, loadEncoding, type Tokenizer, tokens } from '../index.js'
import { randomNumbers, sampleText } from '../sample-texts.test-support.js'

type Encode = (text: string, options?: object) => number[]

const loaders: Record<EncodingName, () => Promise<{ encode: Encode }>> = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  o200k_harmony: () => import('gpt-tokenizer/encoding/o200k_harmony'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/encoding/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/encoding/r50k_base'),
}

/** gpt-tokenizer takes these for other than what the reference takes them for. */
const differing = /[\ufeff\u0085ſ]/g

// o200k_harmony is o200k_base by another name.
describe.each(encodingNames.filter((name) => name !== 'o200k_harmony'))('%s', (name) => {
  let ours: Tokenizer
  let encode: (text: string) => number[]

  beforeAll(async () => {
    ours = await loadEncoding(name)
    const theirs = await loaders[name]()
    encode = (text) => theirs.encode(text, { disallowedSpecial: new Set() })
  })

  test('counts generated texts as gpt-tokenizer does', () => {
    const random = randomNumbers(3)
    for (let i = 0; i < 800; i++) {
      const text = sampleText(random, 1 + random(i % 50 === 0 ? 400 : 24)).replace(differing, '')
      expect(ours.count(text), JSON.stringify(text)).toBe(encode(text).length)
    }
  })

  test.each([
    ['one letter', 'a'],
    ['spaces', ' '],
    ['newlines', '\n'],
    ['digits', '7'],
    ['emoji', '👩\u200d👩\u200d👧'],
    ['three letters in turn', 'abc'],
    ['one ideograph', '中'],
    ['signs', '='],
  ])('counts a long run of %s as gpt-tokenizer does', (_, unit) => {
    for (const times of [1, 2, 3, 17, 64, 129, 400]) {
      const text = unit.repeat(times)
      expect(ours.count(text), `${times} times`).toBe(encode(text).length)
      expect(ours.tokenEnds!(text).at(-1)).toBe(text.length)
    }
  })

  test('counts every beginning of the long piece that it counted last', () => {
    const whole = 'abcabcdeXY'.repeat(9)
    for (let length = whole.length; length > 24; length--) {
      const text = whole.slice(0, length)
      expect(ours.count(text), text).toBe(encode(text).length)
    }
  })

  test('a text of half a million equal letters is counted in one go', () => {
    const count = ours.count('a'.repeat(500_000))
    expect(count).toBeGreaterThan(30_000)
    expect(ours.count('a'.repeat(250_000)) * 2 - count).toBeLessThan(4)
  })

  test('special tokens are text', () => {
    expect(ours.count('<|endoftext|>')).toBeGreaterThan(3)
  })

  test('a lone surrogate counts as the replacement character', () => {
    for (const text of ['a\ud800b', '\udc00', 'x \ud83d']) {
      expect(ours.count(text)).toBe(ours.count(text.replace(/[\ud800-\udfff]/g, '\ufffd')))
    }
  })

  test('a span counts as its slice alone', () => {
    const text = 'Hello,  world! 你好\n\n  again'
    for (let start = 0; start < text.length; start++)
      for (let end = start; end <= text.length; end++)
        expect(ours.count(text, { start, end })).toBe(ours.count(text.slice(start, end)))
  })
})

test('how far a limit reaches into a long piece does not depend on what was counted before', async () => {
  const tokenizer = await loadEncoding('o200k_base')
  const text = 'ភាសាខ្មែរ'.repeat(40)
  for (let limit = 1; limit < 60; limit++) {
    tokenizer.tokenEnds('x'.repeat(2000))
    const reach = tokens(tokenizer).reach!(text, 0, limit)
    tokenizer.tokenEnds(text)
    expect(tokens(tokenizer).reach!(text, 0, limit)).toBe(reach)
  }
})

test('tokens end where their bytes end, or behind the character that they cut', async () => {
  const tokenizer = await loadEncoding('cl100k_base')
  const { encode } = await import('gpt-tokenizer/encoding/cl100k_base')
  const { default: ranks } = await import('gpt-tokenizer/bpeRanks/cl100k_base')
  const lengthOf = (token: string | number[]) =>
    typeof token === 'string' ? new TextEncoder().encode(token).length : token.length
  const random = randomNumbers(8)
  for (let i = 0; i < 400; i++) {
    const text = sampleText(random, 1 + random(30)).replace(/[\ufeff\u0085ſ\ud800-\udfff]/g, '🪨')
    const bytes = new TextEncoder().encode(text)
    let at = 0
    const expected = encode(text, { disallowedSpecial: new Set() }).map((id) => {
      at += lengthOf(ranks[id]!)
      let end = at
      while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end++
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, end)).length
    })
    expect([...tokenizer.tokenEnds!(text)], JSON.stringify(text)).toEqual(expected)
  }
})

test('a byte order mark is one token, as in the reference', async () => {
  expect((await loadEncoding('cl100k_base')).count('\ufeff')).toBe(1)
  expect((await loadEncoding('o200k_base')).count('\ufeff')).toBe(1)
})

test('an unknown encoding is refused with the closest name', async () => {
  await expect(loadEncoding('o200k-base' as EncodingName)).rejects.toThrow("Did you mean 'o200k_base'?")
})
