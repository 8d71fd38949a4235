import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longRuns, mixedTexts } from '../unicode/mixed-texts.test-support.js'
import { words } from './words.js'

const sizeOf = (text: string) => words.size(text, { start: 0, end: text.length })
const pieces = (text: string) => text.split(/[\s\u0085]+/).filter((piece) => piece !== '').length
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const dictionary = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
const unspaced =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmr}\p{Script=Mymr}ーｰ]/u
/** Stretches of one script without spaces, and of letters and digits of any other. */
const stretch = new RegExp(
  [
    ...['Script=Thai', 'Script=Lao', 'Script=Khmr', 'Script=Mymr'].map(
      (script) => `[\\p{${script}}\\p{M}\\u200c\\u200d]+`,
    ),
    '[\\p{Script=Han}\\p{Script=Hira}\\p{Script=Kana}ーｰ\\p{M}\\u200c\\u200d]+',
    `(?:(?!${unspaced.source})[\\p{L}\\p{N}\\p{M}])+`,
  ].join('|'),
  'gu',
)
const run = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 17, numRuns: 1500 })

describe('words', () => {
  test('are the pieces between white space', () => {
    expect(sizeOf(' one  two,\r\nthree — 4\u3000')).toBe(5)
    expect(sizeOf('')).toBe(0)
    expect(sizeOf(' \n ')).toBe(0)
  })

  test('are those of the dictionary in scripts without spaces', () => {
    for (const text of [
      '我爱北京天安门。',
      '「東京タワーへ行く」',
      'ภาษาไทยเป็นภาษา',
      'ខ្ញុំស្រឡាញ់',
      'မြန်မာစကား',
    ]) {
      expect(sizeOf(text)).toBe(dictionary(text))
      expect(sizeOf(text)).toBeGreaterThan(1)
    }
  })

  test('beside a script without spaces count once for each stretch', () => {
    expect(sizeOf('abc中文def')).toBe(3)
    expect(sizeOf('(abc/x)「中文」…')).toBe(2)
    expect(sizeOf('2024年')).toBe(2)
    expect(sizeOf('（中文）')).toBe(1)
  })

  test('lie between the pieces and the words of Intl.Segmenter', () => {
    run(
      fc.property(mixedTexts(), (text) => {
        const size = sizeOf(text)
        if (!unspaced.test(text)) expect(size).toBe(pieces(text))
        expect(size).toBeGreaterThanOrEqual(pieces(text))
        const most = text
          .split(/[\s\u0085]+/)
          .filter((piece) => piece !== '')
          .map((piece) => (piece.match(stretch) ?? []).map((part) => Math.max(1, dictionary(part))))
          .reduce(
            (sum, counts) =>
              sum +
              Math.max(
                1,
                counts.reduce((a, b) => a + b, 0),
              ),
            0,
          )
        expect(size).toBeLessThanOrEqual(most)
      }),
    )
  })

  test('depend on the slice alone', () => {
    run(
      fc.property(mixedTexts(), fc.nat(99), fc.nat(99), (text, a, b) => {
        const start = a % (text.length + 1)
        const end = start + (b % (text.length - start + 1))
        expect(words.size(text, { start, end })).toBe(sizeOf(text.slice(start, end)))
      }),
    )
  })

  test('in a long run are about those of the whole run', () => {
    for (const text of longRuns) expect(Math.abs(sizeOf(text) / dictionary(text) - 1)).toBeLessThan(0.02)
  })

  test('the reach fits, and where all words have spaces it is the furthest', () => {
    run(
      fc.property(mixedTexts(), fc.nat(99), fc.nat(15), (text, a, limit) => {
        const start = a % (text.length + 1)
        const end = words.reach!(text, start, limit)
        expect(words.size(text, { start, end })).toBeLessThanOrEqual(limit)
        if (end === text.length) return
        if (!unspaced.test(text)) expect(words.size(text, { start, end: end + 1 })).toBeGreaterThan(limit)
      }),
    )
  })

  test('the reach back fits, and where all words have spaces it is the furthest', () => {
    run(
      fc.property(mixedTexts(), fc.nat(99), fc.nat(99), fc.nat(15), (text, a, b, limit) => {
        const floor = a % (text.length + 1)
        const end = floor + (b % (text.length - floor + 1))
        const start = words.reachBack!(text, end, limit, floor)
        expect(start).toBeGreaterThanOrEqual(floor)
        expect(words.size(text, { start, end })).toBeLessThanOrEqual(limit)
        if (start === floor) return
        if (!unspaced.test(text)) expect(words.size(text, { start: start - 1, end })).toBeGreaterThan(limit)
      }),
    )
  })

  test('the reach of a long run wastes little', () => {
    for (const text of longRuns) {
      const end = words.reach!(text, 0, 100)
      expect(words.size(text, { start: 0, end })).toBeGreaterThan(90)
      const start = words.reachBack!(text, text.length, 100, 0)
      expect(words.size(text, { start, end: text.length })).toBeGreaterThan(90)
    }
  })
})
