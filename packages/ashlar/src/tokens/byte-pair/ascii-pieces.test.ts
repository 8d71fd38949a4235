import { afterEach, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest'
import { PieceRun } from '../pieces.js'
import { randomNumbers, sampleText } from '../sample-texts.test-support.js'
import { type AsciiPattern, type AsciiPieces, loadAsciiPieces } from './ascii-pieces.js'
import { BytePairTokenizer } from './byte-pair-tokenizer.js'
import { endOfCl100k } from './pre-tokens/cl100k.js'
import { endOfO200k } from './pre-tokens/o200k.js'
import { Vocabulary } from './vocabulary.js'

const encodings = {
  o200k: { ranks: () => import('gpt-tokenizer/bpeRanks/o200k_base'), endOfPreToken: endOfO200k },
  cl100k: { ranks: () => import('gpt-tokenizer/bpeRanks/cl100k_base'), endOfPreToken: endOfCl100k },
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))

/** Where the pieces of a text end, and the tokens up to there. */
function pieces(tokenizer: BytePairTokenizer, text: string): [ends: number[], totals: number[]] {
  const run = new PieceRun()
  tokenizer.scan(text, 0, text.length, run)
  return [[...run.ends.subarray(0, run.length)], [...run.totals.subarray(0, run.length)]]
}

describe.each(Object.keys(encodings) as AsciiPattern[])('the fast way through ASCII of %s', (pattern) => {
  let plain: BytePairTokenizer
  let fast: BytePairTokenizer
  let list: MockInstance<AsciiPieces['list']>

  beforeAll(async () => {
    const { ranks, endOfPreToken } = encodings[pattern]
    const vocabulary = new Vocabulary((await ranks()).default)
    const way = await loadAsciiPieces(pattern)
    if (way === undefined) throw new Error('there is no WebAssembly')
    list = vi.spyOn(way, 'list')
    plain = new BytePairTokenizer(pattern, vocabulary, endOfPreToken)
    fast = new BytePairTokenizer(pattern, vocabulary, endOfPreToken, way)
  })

  /** Twice: what is met for the first time is no matter for the fast way. */
  function expectSame(text: string): void {
    for (const time of ['first', 'second'])
      expect(pieces(fast, text), `${time} time: ${JSON.stringify(text)}`).toEqual(pieces(plain, text))
  }

  test.each([
    ['alone', (pair: string) => pair],
    ['between letters', (pair: string) => `a${pair}b`],
    ['behind a capital', (pair: string) => `IT${pair}s `],
    ['behind a space', (pair: string) => ` ${pair}A`],
    ['before a letter beyond ASCII', (pair: string) => `${pair}é`],
    ['before white space beyond ASCII', (pair: string) => `7${pair}\u00a0`],
    ['between newlines', (pair: string) => `\n${pair}\n`],
  ])('any two characters of ASCII %s', (_, around) => {
    for (const first of ascii) expectSame(ascii.map((second) => around(first + second)).join(''))
  })

  test('any character at the end of a text', () => {
    for (const before of ['', 'a', ' ', '  ', '\n', '12', "it'", '.', '/', 'A'])
      for (const last of ascii) expectSame(before + last)
  })

  test('generated texts', () => {
    const random = randomNumbers(8)
    for (let i = 0; i < 1500; i++) expectSame(sampleText(random, 1 + random(i % 50 === 0 ? 400 : 30)))
  })

  test('a text longer than its memory, and what follows', () => {
    expectSame('Some words, and some more. '.repeat(2000))
    expectSame('Some words, and some more. ')
  })

  test('takes what it knows, all but the last piece, at one go', () => {
    const text = 'It is a truth universally acknowledged'
    pieces(fast, text)
    list.mockClear()
    pieces(fast, text)
    expect(list.mock.results.map(({ value }) => value)).toEqual([5])
  })
})

describe('without WebAssembly', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('there is no fast way', async () => {
    vi.resetModules()
    vi.stubGlobal('WebAssembly', undefined)
    const { loadAsciiPieces: load } = await import('./ascii-pieces.js')
    expect(await load('o200k')).toBe(undefined)
  })

  test('where it is forbidden neither', async () => {
    vi.resetModules()
    vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new WebAssembly.CompileError('not allowed'))
    const { loadAsciiPieces: load } = await import('./ascii-pieces.js')
    expect(await load('o200k')).toBe(undefined)
  })
})
