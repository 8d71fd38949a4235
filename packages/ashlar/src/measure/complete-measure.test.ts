import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AshlarError,
  balanced,
  chunk,
  chunkStream,
  greedy,
  nearest,
  recursive,
  sentence,
  windows,
  word,
  words,
} from '../index.js'
import { completeMeasure } from './complete-measure.js'

/** A measure that writes down what it is asked. */
function recording(count: (text: string) => number) {
  const asked: number[] = []
  const measure = (text: string) => {
    const size = count(text)
    asked.push(size)
    return size
  }
  return { measure, asked }
}

const perWord = (text: string) => text.match(/\S+/g)?.length ?? 0
const document = 'Stones are cut and laid, one by one, until the wall stands. '.repeat(2000)

describe("a caller's own measure", () => {
  test('is never asked about much more than twice the limit, and a bounded number of times', () => {
    for (const [count, size] of [
      [(text: string) => text.length, 700],
      [(text: string) => Math.ceil(text.length / 4), 180],
      [(text: string) => text.length * 3, 900],
      [perWord, 120],
    ] as const) {
      for (const packer of [undefined, balanced()]) {
        const { measure, asked } = recording(count)
        const chunks = chunk(document, {
          size,
          measure,
          overlap: 20,
          strategy: sentence(),
          ...(packer && { packer }),
        })
        expect(Math.max(...asked)).toBeLessThanOrEqual(2.1 * size)
        expect(asked.length / chunks.length).toBeLessThan(packer ? 120 : 40)
      }
    }
  })

  test('is not asked about a cluster that is longer than any chunk', () => {
    const { measure, asked } = recording((text) => text.length)
    chunk(`a ${'\u0301'.repeat(30_000)} b`, { size: 200, measure, packer: balanced() })
    expect(Math.max(...asked)).toBeLessThanOrEqual(420)
  })

  test('is not asked about what lies behind the section that is cut', () => {
    for (const strategy of [recursive(), sentence(), word()]) {
      for (const packer of [greedy(), nearest(), windows(), balanced()]) {
        const lengths: number[] = []
        const measure = (text: string) => Math.min(1, lengths.push(text.length))
        chunk('ax'.repeat(100), { size: 20, min: 2, overlap: 3, measure, breaks: 'x', strategy, packer })
        expect(Math.max(...lengths)).toBe(2)
      }
    }
  })

  test('is remembered: no text is counted twice in a row', () => {
    const { measure, asked } = recording(perWord)
    const complete = completeMeasure(measure)
    for (let i = 0; i < 5; i++) complete.size('one two', { start: 0, end: 7 })
    expect(asked).toEqual([2])
  })

  test('that throws is one error with the cause', () => {
    const cause = new Error('no vocabulary')
    const fail = () => {
      throw cause
    }
    expect(() => chunk('some text', { measure: fail })).toThrow(/measure.*no vocabulary/)
    try {
      chunk('some text', { measure: fail })
    } catch (error) {
      expect(AshlarError.isInstance(error) && [error.code, error.cause]).toEqual(['measure-failed', cause])
    }
  })

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, 'four'])('that returns %s is refused', (size) => {
    expect(() => chunk('some text', { measure: () => size as number })).toThrow(/measure: it returned/)
  })

  test('that throws in the middle of a stream is one error', async () => {
    let calls = 0
    const measure = (text: string) => {
      if (++calls > 30) throw new Error('gone')
      return text.length
    }
    const all = async () => {
      for await (const _ of chunkStream([Array.from({ length: 9000 }, (_, i) => `word${i} `).join('')], {
        size: 50,
        measure,
      }));
    }
    await expect(all()).rejects.toThrow(/gone/)
  })
})

test('what is filled in reaches exactly as far as fits', () => {
  const own = completeMeasure({ unit: 'words', size: words.size })
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' ', 'bc', '\n', '😀'), { maxLength: 60 }),
      fc.nat(12),
      (parts, limit) => {
        const text = parts.join('')
        const reach = own.reach(text, 0, limit)
        const longest = Array.from({ length: text.length + 1 }, (_, end) => end).findLast(
          (end) => words.size(text, { start: 0, end }) <= limit,
        )
        expect(words.size(text, { start: 0, end: reach })).toBeLessThanOrEqual(limit)
        expect(words.size(text, { start: 0, end: longest ?? 0 })).toBe(
          words.size(text, { start: 0, end: reach }),
        )
      },
    ),
    { seed: 1, numRuns: 300 },
  )
})
