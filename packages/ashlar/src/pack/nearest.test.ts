import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chunk, chunk, chunkStream, codePoints, nearest, recursive, sentence } from '../index.js'
import { assertFaithful, documents, strategies } from '../testing/index.js'

/** Sentences of twenty code units, so many in all; the last one is cut to fit. */
function prose(length: number): string {
  return `${'Stones lie in walls. '.repeat(Math.ceil(length / 21)).slice(0, length - 1)}.`
}

const lengths = (text: string, size: number) =>
  chunk(text, { size, packer: nearest() }).map((one) => one.size)

describe('nearest', () => {
  test('ends a chunk at the paragraph nearest to 60 % of the limit', () => {
    const text = [prose(200), prose(190), prose(200), prose(350), prose(100)].join('\n\n')
    // 600 of 1,000 is nearer to the end of the third paragraph than to that of the second.
    expect(lengths(text, 1000)).toEqual([594, 452])
  })

  test('parts a paragraph larger than the limit into even pieces that end with sentences', () => {
    const text = `${prose(1500)}\n\n${prose(700)}`
    const chunks = chunk(text, { size: 1000, packer: nearest() })
    expect(chunks.map((one) => one.text.endsWith('.'))).toEqual([true, true, true])
    expect(Math.abs(chunks[0]!.size - chunks[1]!.size)).toBeLessThan(30)
    expect(chunks[1]!.end).toBe(1500)
  })

  test('aims at the target where no paragraph ends for long', () => {
    const [first] = lengths(prose(20_000), 1000)
    expect(Math.abs(first! - 600)).toBeLessThan(21)
    expect(chunk(prose(20_000), { size: 1000, packer: nearest({ target: 0.9 }) })[0]!.size).toBeGreaterThan(
      880,
    )
  })

  test('gives one chunk when one is enough', () => {
    expect(lengths(prose(900), 1000)).toHaveLength(1)
  })

  test('fills small chunks and text without sentences', () => {
    expect(lengths(prose(400), 100)[0]).toBe(83)
    expect(lengths('stone '.repeat(500), 1000)[0]).toBe(995)
    expect(lengths('a'.repeat(2500), 1000)).toEqual([1000, 1000, 500])
  })

  test('is what recursive prefers, unless characters are counted', () => {
    const text = `${prose(620)}\n\n${prose(300)}\n\n${prose(800)}`
    const ends = (options: object) => chunk(text, { size: 1000, ...options }).map(({ end }) => end)
    expect(ends({})).toEqual([922, 1724])
    expect(ends({ measure: codePoints })[0]).toBe(620)
    expect(ends({ measure: codePoints })).toEqual(ends({ packer: nearest() }))
    expect(recursive().packer?.name).toBe('nearest')
    expect(sentence().packer).toBeUndefined()
  })
})

const long = fc
  .array(documents({ most: 300 }), { minLength: 5, maxLength: 20 })
  .map((parts) => parts.join('\n\n'))

const given = fc.integer({ min: 256, max: 700 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    overlap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: size - 1 })),
    min: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: Math.floor(size / 2) })),
    trim: fc.boolean(),
    strategy: strategies(),
    packer: fc.constantFrom(nearest(), nearest({ target: 0.3 }), nearest({ target: 1 })),
  }),
)

const runs = { seed: 17, numRuns: 60 }

describe('nearest keeps the contract where chunks are large', () => {
  test('chunks are exact, complete, ordered and within the limit', () => {
    fc.assert(
      fc.property(long, given, (text, options) => {
        assertFaithful(text, chunk(text, options), options)
      }),
      runs,
    )
  })

  test('a stream gives the same chunks', async () => {
    const spans = (chunks: readonly Chunk[]) => chunks.map(({ start, end }) => [start, end])
    await fc.assert(
      fc.asyncProperty(long, given, fc.integer({ min: 1, max: 900 }), async (text, options, width) => {
        const parts = Array.from({ length: Math.ceil(text.length / width) }, (_, index) =>
          text.slice(index * width, (index + 1) * width),
        )
        const streamed: Chunk[] = []
        for await (const one of chunkStream(parts, options)) streamed.push(one)
        expect(spans(streamed)).toEqual(spans(chunk(text, options)))
      }),
      runs,
    )
  })
})
