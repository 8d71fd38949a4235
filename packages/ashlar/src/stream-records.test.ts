import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chunk } from './chunk.js'
import { chunkStream } from './chunk-stream.js'
import { chunk } from './chunk-text.js'
import type { ChunkOptions } from './options.js'
import { jsonLines } from './strategies/json-lines.js'
import type { Strategy } from './strategies/strategy.js'
import { table } from './strategies/table.js'
import { limits, measures, packers } from './testing/generators.js'

/** All of a chunk as plain data, with what is not written to JSON. */
const plain = (chunks: readonly Chunk[]) =>
  chunks.map((one) => ({
    ...JSON.parse(JSON.stringify(one)),
    rendered: one.rendered,
    map: one.sourceMap,
    previous: one.previous,
    next: one.next,
  }))

async function streamed(pieces: readonly string[], options: ChunkOptions): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  for await (const one of chunkStream(pieces, options)) chunks.push(one)
  return chunks
}

/** A text in pieces whose lengths repeat: also of one code unit, so that pairs, CRLFs and quotes are parted. */
function pieced(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = []
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const length = lengths[turn % lengths.length]!
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

const prose = 'Stone. He laid it, then 石を切る。 She saw 😀👍🏽 it! '
const cells = fc.constantFrom(
  ...[
    '1',
    'b c',
    '',
    '石',
    '😀',
    '"x, y"',
    '"two\r\nlines"',
    '"say ""so"""',
    '"never',
    'a "b" c',
    '"a" b',
    ' ',
  ],
  ...[
    prose,
    `"${prose.repeat(8)}"`,
    `"${'long\n'.repeat(90)}"`,
    'x'.repeat(700),
    '1,2\n\n\n',
    '\ufeff',
    '\r',
  ],
)
const rows = fc.array(fc.array(cells, { minLength: 1, maxLength: 5 }), { minLength: 12, maxLength: 30 })
const tables = fc
  .record({
    start: fc.constantFrom('', '\ufeff', 'sep=,\r\n', '\ufeffsep=,\n', '\n\n', '| a | b |\n|---|---|\n'),
    header: fc.constantFrom('id,name\n', '', `${'column,'.repeat(60)}last\r\n`, '1,2\n'),
    rows,
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    times: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ start, header, rows: all, lineEnd, times }) => {
    const body = all.map((row) => row.join(',') + lineEnd).join('')
    return start + header + body.repeat(times)
  })

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    prose.repeat(9),
    { a: { b: [prose, prose, [1, 2, { c: prose }]] } },
    'x'.repeat(900),
  ),
)
const records = fc
  .record({
    lines: fc.array(
      fc.oneof(
        { weight: 5, arbitrary: values.map((value) => JSON.stringify(value)) },
        fc.constantFrom('', ' ', '{', '\ufeff{"a": 1}'),
      ),
      { minLength: 10, maxLength: 40 },
    ),
    start: fc.constantFrom('', '\ufeff'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    times: fc.integer({ min: 1, max: 3 }),
  })
  .map(
    ({ lines, start, lineEnd, times }) =>
      start +
      lines
        .map((line) => line + lineEnd)
        .join('')
        .repeat(times),
  )

const settings = fc
  .record({
    limit: limits(),
    least: fc.constantFrom(60, 300, 2000),
    measure: measures(),
    packer: fc.option(packers(), { nil: undefined }),
  })
  .map(({ limit, least, packer, measure }): ChunkOptions => {
    const size = Math.max(least, limit.size!)
    return { ...limit, size, measure, ...(packer && { packer }) }
  })
const lengths = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9000 })), {
  minLength: 1,
  maxLength: 5,
})

describe('a stream of records gives the chunks of memory, however it is cut into pieces', () => {
  const check = (documents: fc.Arbitrary<string>, strategies: readonly Strategy[], numRuns: number) =>
    fc.assert(
      fc.asyncProperty(
        documents,
        fc.constantFrom(...strategies),
        settings,
        lengths,
        async (text, strategy, rules, widths) => {
          const options = { ...rules, strategy }
          const [given, wanted] = [
            plain(await streamed(pieced(text, widths), options)),
            plain(chunk(text, options)),
          ]
          if (JSON.stringify(given) !== JSON.stringify(wanted)) expect(given).toEqual(wanted)
        },
      ),
      { seed: 20261130, numRuns },
    )

  test('tables', async () => {
    await check(
      tables,
      [table(), table({ header: 'auto' }), table({ header: false }), table({ delimiter: ',' })],
      15,
    )
  })

  test('JSON Lines', async () => {
    await check(records, [jsonLines()], 15)
  })
})

test('a stream holds the header and a few records, not the whole', async () => {
  let given = 0
  let furthest = 0
  const pieces = function* () {
    yield 'id,note\n'
    for (; given < 2_000_000; given += 18) yield '1234567,"a, note"\n'
  }
  for await (const { end, rendered } of chunkStream(pieces(), { size: 400, strategy: table() })) {
    furthest = Math.max(furthest, given - end)
    if (end > 500) expect(rendered.startsWith('id,note\n1234567,')).toBe(true)
  }
  expect(furthest).toBeLessThan(400_000)
})

test('a stream names the line of a quote that nothing closes, however far on it is', async () => {
  const text = `a,b\n${'1,"two\nlines"\n'.repeat(20_000)}2,"never\n3,c\n`
  const lines: number[] = []
  const strategy = table({ onUnclosedQuote: (line) => lines.push(line) })
  const chunks = await streamed(pieced(text, [5000]), { strategy })
  expect(lines).toEqual([40_002])
  expect(chunks.at(-1)!.lines[1]).toBe(40_003)
  await expect(streamed(pieced(text, [5000]), { strategy: table({ invalid: 'error' }) })).rejects.toThrow(
    'a quote at line 40002',
  )
})
