import { describe, expect, test } from 'vitest'
import { sentences } from '../boundaries/sentences.js'
import { chunk, fixed, recursive, sentence, word, words } from '../index.js'
import { assertFaithful } from '../testing/index.js'

const texts = (...given: Parameters<typeof chunk>) => chunk(...given).map((one) => one.text)

describe('overlap', () => {
  test('is in units of the measure', () => {
    expect(texts('a b c d e f g', { size: 3, overlap: 1, measure: words, strategy: word() })).toEqual([
      'a b c',
      'c d e',
      'e f g',
    ])
  })

  test('may be a share of the size', () => {
    expect(texts('abcdefgh', { size: 4, overlap: '50%', strategy: fixed() })).toEqual([
      'abcd',
      'cdef',
      'efgh',
    ])
  })

  test('may be whole sentences', () => {
    const chunks = chunk('One. Two. Three. Four. Five.', {
      size: 17,
      overlap: { sentences: 1 },
      strategy: sentence(),
    })
    expect(chunks.map((one) => one.text)).toEqual(['One. Two. Three.', 'Three. Four.', 'Four. Five.'])
  })

  test('that may be whole sentences is never a part of one', () => {
    const text = 'Mason lays rain. Dry dry. Mason and true mason and.'
    expect(texts(text, { size: 31, overlap: { sentences: 1 }, strategy: sentence() })).toEqual([
      'Mason lays rain. Dry dry.',
      'Mason and true mason and.',
    ])
  })

  test('is at most what was asked, also by a measure by which parts may be larger than the whole', () => {
    const odd = (piece: string) =>
      piece.length + ([...piece].reduce((sum, one) => sum * 31 + one.charCodeAt(0), 0) % 13)
    const text = 'bb.cccaab ddd.eef ghh iij.kkl mm'
    const options = { size: 16, overlap: 6, measure: odd }
    for (const strategy of [fixed(), word(), sentence(), recursive()]) {
      assertFaithful(text, chunk(text, { ...options, strategy }), { ...options, strategy })
    }
  })

  test('begins at a word', () => {
    expect(texts('alpha beta gamma delta', { size: 12, overlap: 7, strategy: word() })).toEqual([
      'alpha beta',
      'beta gamma',
      'gamma delta',
    ])
  })

  test('holds across paragraphs', () => {
    expect(
      texts('One two three.\n\nFour five six.', { size: 24, overlap: 8, strategy: recursive() }),
    ).toEqual(['One two three.', 'three.\n\nFour five six.'])
  })

  test('yields when nothing new would fit behind it', () => {
    expect(texts('aaaa bbbbbbbb cccc', { size: 9, overlap: 8, strategy: word() })).toEqual([
      'aaaa',
      'bbbbbbbb',
      'cccc',
    ])
  })

  test('is reported by each chunk', () => {
    const [first, second] = chunk('abcdefgh', { size: 5, overlap: 2, strategy: fixed() })
    expect([first?.overlap, second?.overlap]).toEqual([0, 2])
  })

  test('never makes a last chunk of nothing but itself', () => {
    expect(texts('a b c d e f g h', { size: 5, overlap: 3, measure: words, strategy: word() })).toEqual([
      'a b c d e',
      'c d e f g',
      'e f g h',
    ])
  })
})

test('sentences are found by a rule of their own where the strategy has none', () => {
  const german = sentences({ language: 'de' })
  const source = 'Er kam spät. Es war der 3. Mai heute. Wir nicht, und sie auch nicht.'
  const repeated = (by: typeof german | undefined) =>
    chunk(source, { size: 45, overlap: { sentences: 2, by }, strategy: fixed() })[1]!.text
  expect(repeated(undefined)).toMatch(/^Mai heute/)
  expect(repeated(german)).toMatch(/^Es war/)
  expect(() => chunk('a', { overlap: { sentences: 1, by: 'de' as never } })).toThrow(/sentences: string/)
})
