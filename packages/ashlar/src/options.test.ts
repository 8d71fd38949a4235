import { describe, expect, test } from 'vitest'
import {
  AshlarError,
  balanced,
  type ChunkOptions,
  chunk,
  chunkIterator,
  chunkSequence,
  chunkStream,
  separator,
  separators,
} from './index.js'

const refusal = (options: unknown) => {
  try {
    chunk('text', options as ChunkOptions)
  } catch (error) {
    if (AshlarError.isInstance(error)) return error.message
    throw error
  }
  return 'accepted'
}

describe('a wrong option is refused at the door', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1.5, '40', null])('size %s', (size) => {
    expect(refusal({ size })).toMatch(/^size: .*wanted a whole number of at least 1/)
  })

  test.each([
    -1,
    Number.NaN,
    1.5,
    512,
    600,
    '12',
    '100%',
    'ten%',
    {},
    { sentences: 0 },
    { sentences: 1, words: 2 },
  ])('overlap %s', (overlap) => {
    expect(refusal({ overlap })).toMatch(/^overlap/)
  })

  test.each([-1, 513, 0.5])('min %s', (min) => {
    expect(refusal({ min })).toMatch(/^min: /)
  })

  test('a name where a value is wanted', () => {
    expect(refusal({ strategy: 'sentence' })).toMatch(
      /^strategy: "sentence": wanted a strategy such as recursive\(\)/,
    )
    expect(refusal({ measure: 'tokens' })).toMatch(/^measure: /)
    expect(refusal({ packer: 'greedy' })).toMatch(/^packer: /)
    expect(refusal({ trim: 'no' })).toMatch(/^trim: /)
    expect(refusal({ breaks: '' })).toMatch(/^breaks: /)
    expect(refusal(null)).toMatch(/^options: /)
  })

  test.each([
    ['chunkSize', 'size'],
    ['chunk_overlap', 'overlap'],
    ['lengthFunction', 'measure'],
    ['separators', 'strategy'],
    ['overlp', 'overlap'],
    ['stratgy', 'strategy'],
  ])('the unknown key %s, naming %s', (key, known) => {
    expect(refusal({ [key]: 1 })).toMatch(new RegExp(`unknown option ${key}.*Did you mean ${known}\\?`))
  })

  test('a key that is like none', () => {
    expect(refusal({ zzzzzzzz: 1 })).toMatch(/unknown option zzzzzzzz: wanted one of size, overlap/)
  })

  test('before the first chunk is asked for', () => {
    expect(() => chunkIterator('a', { size: 0 })).toThrow(/size/)
    expect(() => chunkStream(['a'], { size: 0 })).toThrow(/size/)
  })

  test('a source that has no text', () => {
    expect(() => chunk(new Uint8Array(2) as never)).toThrow(/source: .*Decode bytes/)
    expect(() => chunk(undefined as never)).toThrow(/source: undefined/)
  })

  test('what makers of strategies and packers are given', () => {
    expect(() => balanced({ target: 0 })).toThrow(/target/)
    expect(() => balanced({ target: 2.5 })).toThrow(/target/)
    expect(() => separators([])).toThrow(/separators/)
    expect(() => separator('')).toThrow(/separator/)
    expect(() => separator('a', { keep: 'both' as never })).toThrow(/keep/)
  })
})

describe('a list is cut by items', () => {
  const windows = (items: string, size: number, overlap: number) =>
    chunkSequence([...items], { size, overlap }).map((window) => window.join(''))

  test('the step is size minus overlap, the first window that reaches the end is the last', () => {
    expect(windows('abcdef', 3, 0)).toEqual(['abc', 'def'])
    expect(windows('abcdefg', 3, 1)).toEqual(['abc', 'cde', 'efg'])
    expect(windows('abcdefgh', 3, 1)).toEqual(['abc', 'cde', 'efg', 'gh'])
    expect(windows('', 3, 1)).toEqual([])
  })

  test('a wrong size or overlap is refused', () => {
    expect(() => windows('ab', 0, 0)).toThrow(/size/)
    expect(() => windows('ab', 2, 2)).toThrow(/overlap/)
    expect(() => windows('ab', Number.NaN, 0)).toThrow(/size/)
  })
})
