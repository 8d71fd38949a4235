import { afterEach, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest'
import { PieceRun } from '../pieces.js'
import { randomNumbers, sampleText } from '../sample-texts.test-support.js'
import { BytePairTokenizer } from './byte-pair-tokenizer.js'
import { type KnownPattern, type KnownPieces, loadKnownPieces } from './known-pieces.js'
import { endOfCl100k } from './pre-tokens/cl100k.js'
import { endOfO200k } from './pre-tokens/o200k.js'
import { type Ranks, ranksOf } from './vocabularies.test-support.js'
import { Vocabulary } from './vocabulary.js'

const encodings = {
  o200k: { ranks: ranksOf.o200k_base, endOfPreToken: endOfO200k },
  cl100k: { ranks: ranksOf.cl100k_base, endOfPreToken: endOfCl100k },
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))

/** Where the pieces of a text end, and the tokens up to there. */
function pieces(tokenizer: BytePairTokenizer, text: string): [ends: number[], totals: number[]] {
  const run = new PieceRun()
  tokenizer.scan(text, 0, text.length, run)
  return [[...run.ends.subarray(0, run.length)], [...run.totals.subarray(0, run.length)]]
}

describe.each(Object.keys(encodings) as KnownPattern[])('the fast way of %s', (pattern) => {
  let ranks: Ranks
  let plain: BytePairTokenizer
  let fast: BytePairTokenizer
  let list: MockInstance<KnownPieces['list']>

  beforeAll(async () => {
    const { endOfPreToken } = encodings[pattern]
    ranks = (await encodings[pattern].ranks()).default
    const vocabulary = new Vocabulary(ranks)
    const way = await loadKnownPieces(pattern)
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

  test.each([
    ['between letters', (character: string) => `a${character}b`],
    ['behind a space', (character: string) => ` ${character}A `],
    ['between signs and numbers', (character: string) => `.${character}1`],
    ['between white space and a newline', (character: string) => ` \t${character}\n`],
    ['twice, behind capitals', (character: string) => `AB${character}${character}'s`],
    ['beside ideographs', (character: string) => `中${character}文，`],
  ])('all characters of the first plane and some others, %s', (_, around) => {
    for (let from = 0; from < 0x1_1000; from += 1024) {
      const codes = Array.from({ length: 1024 }, (_, index) => from + index)
      expectSame(codes.map((code) => around(String.fromCodePoint(code))).join(''))
    }
  })

  test('Chinese, Japanese and Korean, in sentences of the commonest and of any characters', () => {
    const random = randomNumbers(4)
    const common = [
      ...'的一是不了人我在有他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学',
    ]
    const kana = [...'のにをはがでとたしるいなこスンルトーラリ']
    const part = (): string => {
      const kind = random(8)
      if (kind < 4) return common[random(common.length)]!
      if (kind < 5) return String.fromCharCode(0x4e00 + random(0x5200))
      if (kind < 6) return kana[random(kana.length)]!
      if (kind < 7) return String.fromCharCode(0xac00 + random(0x2ba4))
      return [...'，。、「」 1a\n！（'][random(11)]!
    }
    for (let i = 0; i < 300; i++) expectSame(Array.from({ length: 1 + random(120) }, part).join(''))
  })

  test('all tokens of two wide characters, and one of each with one of the next', () => {
    const tokens = ranks.filter((token) => typeof token === 'string' && /^.[\u3000-\u{1ffff}]$/u.test(token))
    expect(tokens.length).toBeGreaterThan(100)
    let before = '中'
    for (const token of tokens as string[]) {
      const [first, second] = token
      expectSame(`${token}。${before}${first}，${second}${before}`)
      before = second!
    }
  })

  test('any character at the end of a text', () => {
    for (const before of ['', 'a', ' ', '  ', '\n', '12', "it'", '.', '/', 'A'])
      for (const last of ascii) expectSame(before + last)
  })

  test('generated texts', () => {
    const random = randomNumbers(8)
    for (let i = 0; i < 1500; i++) expectSame(sampleText(random, 1 + random(i % 50 === 0 ? 400 : 30)))
  })

  test.each([
    ['white space', [' ', '\t', '\n', '\r', '\v', 'a', '1', '.']],
    ['signs, slashes and newlines', ['/', '\n', '*', ' ', '\r', '-', 'a']],
    ['apostrophes', ["'", 's', 'T', 'l', 'L', 'v', 'E', 'ſ', ' ', 'x']],
    ['numbers', ['1', '22', '4444', ' ', '.', 'a', '\n']],
    ['code', ['get', 'Name', 'ID', '    ', '\n', '\r\n', '(', ')', ';\n', '//', '.', '12', "'", '\t', ' ']],
    ['long pieces', ['internationalization', ' '.repeat(40), '-'.repeat(30), '\n', ' ', 'A']],
    [
      'ASCII and other characters',
      ['word', 'Bar', ' ', '\n', '.', 'é', '—', '’', '中', '😀', "'s", '1', '  '],
    ],
  ])('long texts of a few of these: %s', (_, parts) => {
    const random = randomNumbers(9)
    for (let i = 0; i < 400; i++) {
      const few =
        i % 2 === 0 ? parts : Array.from({ length: 1 + random(4) }, () => parts[random(parts.length)]!)
      expectSame(Array.from({ length: 20 + random(120) }, () => few[random(few.length)]!).join(''))
    }
  })

  test('a text longer than its memory, and what follows', () => {
    expectSame('Some words, and some more. '.repeat(2000))
    expectSame('Some words, and some more. ')
  })

  test.each([
    'It is a truth universally acknowledged',
    '“Ça va”, dit-il.',
    '中国的，大人不来。',
    "She'd say we're unprecedentedly fond of DOSTOYEVSKY'LL",
    '  internationalization(неприятностями);\n',
    "x='string'; y='list'; can't'd've; I'llOK; we'lL; it's'so; newXMLHttpRequest",
    '\t. \t(a\t/b) 1234567 12 \t7\n \n  \n x;\n\n  //\n/*',
  ])('takes what it knows at one go: %s', (beginning) => {
    const text = beginning + ', and then some words more'.repeat(4)
    const [ends] = pieces(fast, text)
    list.mockClear()
    pieces(fast, text)
    expect(list.mock.results.map(({ value }) => value)).toEqual([ends.length])
  })
})

describe('without WebAssembly', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('there is no fast way', async () => {
    vi.resetModules()
    vi.stubGlobal('WebAssembly', undefined)
    const { loadKnownPieces: load } = await import('./known-pieces.js')
    expect(await load('o200k')).toBe(undefined)
  })

  test('where it is forbidden neither', async () => {
    vi.resetModules()
    vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new WebAssembly.CompileError('not allowed'))
    const { loadKnownPieces: load } = await import('./known-pieces.js')
    expect(await load('o200k')).toBe(undefined)
  })
})
