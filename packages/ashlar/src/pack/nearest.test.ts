import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Chunk,
  type ChunkOptions,
  chunk,
  chunkStream,
  codePoints,
  nearest,
  recursive,
  sentence,
} from '../index.js'
import type { Span } from '../span.js'
import { json } from '../strategies/json.js'
import { markdown } from '../strategies/markdown.js'
import { assertFaithful, documents, strategies } from '../testing/index.js'

/** Sentences of twenty code units, so many in all; the last one is cut to fit. */
function prose(length: number): string {
  return `${'Stones lie in walls. '.repeat(Math.ceil(length / 21)).slice(0, length - 1)}.`
}

const lengths = (text: string, size: number) =>
  chunk(text, { size, packer: nearest() }).map((one) => one.size)

describe('nearest', () => {
  test('ends a chunk at the paragraph nearest to half of the limit', () => {
    const text = [prose(200), prose(190), prose(200), prose(350), prose(100)].join('\n\n')
    // 500 of 1,000 is nearer to the end of the third paragraph than to that of the second.
    expect(lengths(text, 1000)).toEqual([594, 452])
    expect(lengths([prose(200), prose(250), prose(200), prose(600)].join('\n\n'), 1000)).toEqual([452, 802])
  })

  test('ends a chunk inside of a longer paragraph at a sentence near 70 % of the limit', () => {
    const text = `${prose(1500)}\n\n${prose(700)}`
    const chunks = chunk(text, { size: 1000, packer: nearest() })
    expect(chunks.map((one) => one.text.endsWith('.'))).toEqual([true, true, true])
    expect(Math.abs(chunks[0]!.size - 700)).toBeLessThan(21)
    expect(chunks[1]!.end).toBe(1500)
  })

  test('ends a chunk behind a clause where there are no sentences, as in Thai', () => {
    const thai = 'กำแพงหินเก่าแก่ยืนอยู่ '.repeat(100)
    const [first] = chunk(thai, { size: 1000, packer: nearest() })
    expect(first!.text.endsWith('ยืนอยู่')).toBe(true)
    expect(Math.abs(first!.size - 700)).toBeLessThan(24)
    expect(Math.abs(lengths('stones, '.repeat(300), 1000)[0]! - 700)).toBeLessThan(8)
  })

  test('takes another target', () => {
    const [first] = chunk(prose(20_000), { size: 1000, packer: nearest({ target: 0.65 }) })
    expect(first!.size).toBeGreaterThan(880)
  })

  test('gives one chunk when one is enough', () => {
    expect(lengths(prose(900), 1000)).toHaveLength(1)
  })

  test('fills small chunks and text without sentences and clauses', () => {
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

describe('nearest on a format', () => {
  const strategy = markdown()
  const options: ChunkOptions = { size: 1000, measure: codePoints, strategy, context: { headings: 'off' } }
  const texts = (...blocks: string[]) =>
    chunk(blocks.join('\n\n'), options).map(({ text }) => blocks.filter((block) => text.includes(block)))

  test('is what formats of prose prefer, unless characters are counted', () => {
    const text = `${prose(520)}\n\n${prose(300)}\n\n${prose(800)}`
    expect(chunk(text, options)[0]!.end).toBe(520)
    expect(chunk(text, { size: 1000, strategy })[0]!.end).toBe(822)
    expect(json().packer).toBeUndefined()
  })

  test('ends a chunk before a section rather than at a nearer paragraph', () => {
    const [one, two, more] = [prose(240), prose(260), prose(500)]
    expect(texts('# A', one, '# B', two, more)).toEqual([
      ['# A', one],
      ['# B', two, more],
    ])
  })

  test('keeps a table, a fence and a list whole that fit', () => {
    const table = `| a | b |\n|---|---|\n${'| stone | wall |\n'.repeat(40)}`.trimEnd()
    const fence = `\`\`\`\n${'lay(stone)\n\n'.repeat(55)}\`\`\``
    const list = Array.from({ length: 20 }, (_, at) => `- ${at} ${prose(30)}`).join('\n')
    for (const block of [table, fence, list])
      expect(texts(prose(240), block, prose(400))).toEqual([[prose(240)], [block], [prose(400)]])
  })

  test('parts a list that is larger than the limit between its items, and fills what has no blocks', () => {
    const list = Array.from({ length: 60 }, (_, at) => `- ${at} ${prose(30)}`).join('\n')
    const fence = `\`\`\`\n${'lay(stone)\n'.repeat(200)}\`\`\``
    const [first] = chunk(list, options)
    expect(first!.text.endsWith('.')).toBe(true)
    expect(Math.abs(first!.size - 500)).toBeLessThan(40)
    expect(chunk(fence, options)[0]!.size).toBeGreaterThan(980)
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

  test('works out the repeated part once a chunk, also where there is nothing to aim at', () => {
    let asked = 0
    const measure = {
      unit: 'letters',
      size: (_: string, { start, end }: Span) => end - start,
      reach: (text: string, start: number, limit: number) => Math.min(text.length, start + limit),
      reachBack(_: string, end: number, limit: number, floor: number) {
        asked++
        return Math.max(floor, end - limit)
      },
    }
    const chunks = chunk('stone '.repeat(2000), { size: 500, overlap: 50, measure, packer: nearest() })
    expect(asked).toBe(chunks.length - 1)
  })
})
