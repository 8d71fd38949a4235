import { describe, expect, test } from 'vitest'
import { splitSentences } from './boundaries/split-sentences.js'
import {
  AshlarError,
  balanced,
  type ChunkOptions,
  chunk,
  chunkIterator,
  chunkSequence,
  chunkStream,
  chunkWith,
  lines,
  recursive,
  sentence,
  separator,
  separators,
  word,
} from './index.js'
import { html } from './strategies/html.js'
import { markdown } from './strategies/markdown.js'
import { table } from './strategies/table.js'

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

  test('an unknown key of a strategy, packer or list', () => {
    expect(() => separators([';'], { kep: 'after' } as never)).toThrow(
      /separators: unknown option kep.*Did you mean keep/,
    )
    expect(() => balanced({ targt: 1 } as never)).toThrow(/balanced: unknown option targt/)
    expect(() => chunkSequence([1], { size: 3, overlapp: 1 } as never)).toThrow(
      /chunkSequence: unknown option overlapp/,
    )
    expect(() => recursive({ language: 'de' } as never)).toThrow(
      /recursive: unknown option language.*only sentences.*ashlar\/sentences.*sentences\(\{ language: 'de' \}\)/,
    )
    expect(() => sentence({ sentences: 'de' } as never)).toThrow(/sentences: string.*plainSentences\(\)/)
    expect(() => word({ sentences: lines() } as never)).toThrow(/sentences: object.*plainSentences\(\)/)
    expect(() => splitSentences('a', { lang: 'en' } as never)).toThrow(/unknown option lang/)
    expect(() => splitSentences('a', { trim: 1 } as never)).toThrow(/trim: 1/)
    expect(() => splitSentences('a', { abbreviations: 'a' } as never)).toThrow(/abbreviations: "a"/)
    expect(() => splitSentences('a', { abbreviations: [''] })).toThrow(/abbreviations/)
    expect(() => markdown({ lang: 'en' } as never)).toThrow(/unknown option lang/)
    expect(() => html({ as: 'txt' } as never)).toThrow(/as: txt/)
    expect(() => html({ selct: 'p' } as never)).toThrow(/selct.*Did you mean select/)
    expect(() => table({ delimeter: ';' } as never)).toThrow(/delimeter.*Did you mean delimiter/)
    expect(() => chunkSequence(null as never, { size: 3 })).toThrow(/items/)
    expect(() => chunkSequence([1], undefined as never)).toThrow(/options/)
    expect(refusal({ overlap: { sentence: 1 } })).toMatch(/overlap: unknown option sentence.*sentences/)
    expect(refusal({ packer: null })).toMatch(/^packer: null/)
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

describe('a faulty strategy is an error, not an endless loop', () => {
  const faulty = (level: object) =>
    ({ name: 'own', boundaries: () => [{ name: 'own', strength: 64, ...level }] }) as never

  test.each([Number.NaN, 0, -1, 99, 1.5])('a boundary at %s', (at) => {
    const strategy = faulty({
      *within() {
        yield { at, strength: 64 }
      },
    })
    expect(() => chunk('some words here', { size: 5, strategy })).toThrow(/boundaries own: a boundary at/)
    expect(() => chunk('some words here', { size: 5, strategy, packer: balanced() })).toThrow(
      /boundaries own/,
    )
  })

  test('no levels', () => {
    expect(() => chunk('a b', { strategy: { name: 'own', boundaries: () => undefined } as never })).toThrow(
      /strategy own/,
    )
    expect(() => chunk('a b', { strategy: faulty({ within: 3 }) })).toThrow(/each with a function within/)
  })
})

describe('a faulty source is refused', () => {
  test('bytes where strings are wanted', async () => {
    const first = () => chunkStream([new Uint8Array(2)] as never).next()
    await expect(first()).rejects.toThrow(/a piece of the stream: Uint8Array.*decodeStream/)
  })

  test('a stream that is none', () => {
    for (const given of [5, undefined, { text: 'a' }])
      expect(() => chunkStream(given as never)).toThrow(/pieces: .*an iterable of strings/)
  })

  test('an id that is no string, metadata that cannot be copied', () => {
    expect(() => chunk({ id: 5, text: 'a' } as never)).toThrow(/id: 5/)
    expect(() => chunk({ text: 'a', metadata: { f: () => 1 } })).toThrow(/metadata: it cannot be copied/)
    expect(() => chunkStream(['a'], { metadata: { f: () => 1 } })).toThrow(/metadata/)
  })

  test('before a strategy is prepared', async () => {
    let prepared = 0
    const strategy = {
      name: 'own',
      prepare: async () => {
        prepared++
        return recursive()
      },
    }
    await expect(chunkWith(strategy, 'a', { size: -1 })).rejects.toThrow(/size/)
    expect(prepared).toBe(0)
    await expect(chunkWith(recursive() as never, 'a')).rejects.toThrow(/a function prepare/)
  })
})
