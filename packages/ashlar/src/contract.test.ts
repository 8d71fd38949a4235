import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chunk, ChunkOptions } from './index.js'
import { chunk, chunkIterator, chunkStream, graphemes } from './index.js'
import { assertFaithful, documents, limits, measures, packers, pieces, strategies } from './testing/index.js'

const runs = { numRuns: 1500, seed: 20261130 }

/** Plain data of chunks, so that those of a stream and those in memory can be compared. */
const plain = (chunks: Iterable<Chunk>) =>
  [...chunks].map((one) => ({ ...JSON.parse(JSON.stringify(one)), previous: one.previous, next: one.next }))

const options = () =>
  fc
    .record({
      limit: limits(),
      measure: measures(),
      packer: fc.option(packers(), { nil: undefined }),
      strategy: strategies(),
    })
    .map(({ limit, packer, ...rest }): ChunkOptions => ({ ...limit, ...rest, ...(packer && { packer }) }))

describe('every strategy, measure, packer, overlap and trim keeps the contract', () => {
  test('for generated documents of many scripts', () => {
    fc.assert(
      fc.property(documents(), options(), (source, given) => {
        assertFaithful(source, chunk(source, given), given)
      }),
      runs,
    )
  })

  test('one at a time as all at once', () => {
    fc.assert(
      fc.property(documents(), options(), (source, given) => {
        expect(plain(chunkIterator(source, given))).toEqual(plain(chunk(source, given)))
      }),
      { ...runs, numRuns: 200 },
    )
  })

  test('streamed in any pieces as in memory', async () => {
    await fc.assert(
      fc.asyncProperty(pieces(documents()), options(), async ({ text, pieces: parts }, given) => {
        const streamed: Chunk[] = []
        for await (const one of chunkStream(parts, given)) streamed.push(one)
        expect(plain(streamed)).toEqual(plain(chunk(text, given)))
      }),
      { ...runs, numRuns: 500 },
    )
  })

  test('a long document streamed in small pieces as in memory', async () => {
    const long = fc
      .array(documents({ most: 200 }), { minLength: 30, maxLength: 60 })
      .map((parts) => parts.join('\n\n'))
    await fc.assert(
      fc.asyncProperty(long, options(), fc.integer({ min: 1, max: 3000 }), async (text, given, width) => {
        const parts: string[] = []
        for (let at = 0; at < text.length; at += width) parts.push(text.slice(at, at + width))
        const streamed: Chunk[] = []
        for await (const one of chunkStream(parts, given)) streamed.push(one)
        expect(plain(streamed)).toEqual(plain(chunk(text, given)))
      }),
      { ...runs, numRuns: 40 },
    )
  })
})

test('no chunk is below the minimum unless its section is, counted in graphemes', () => {
  fc.assert(
    fc.property(
      documents(),
      limits(),
      strategies(),
      packers(),
      (source, { breaks: _, ...limit }, strategy, packer) => {
        const given = packer.name === 'balanced' ? { ...limit, overlap: 0 } : limit
        const chunks = chunk(source, { ...given, strategy, packer, measure: graphemes, trim: false })
        const runt = chunks.find((one) => one.size < Number(limit.min ?? 0))
        if (chunks.length > 1) expect(runt?.text).toBeUndefined()
      },
    ),
    { ...runs, numRuns: 800 },
  )
})
