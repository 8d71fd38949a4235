import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Boundaries, Boundary } from './boundary.js'
import { firstIn, strengths, strongestIn, strongestOf } from './boundary.js'
import { lines } from './lines.js'
import { paragraphs } from './paragraphs.js'
import { textBlocks } from './text-blocks.js'

const all = (level: Boundaries, text: string) =>
  [...level.within(text, { start: 0, end: text.length })].map(({ at, strength }) => [at, strength])

describe('paragraphs', () => {
  const { paragraph, block } = strengths

  test('end at blank lines, of any line ends, with blanks in them or not', () => {
    expect(all(paragraphs(), 'a\n\nb')).toEqual([[3, paragraph]])
    expect(all(paragraphs(), 'a\r\n\r\nb')).toEqual([[5, paragraph]])
    expect(all(paragraphs(), 'a\r\rb')).toEqual([[3, paragraph]])
    expect(all(paragraphs(), 'a\n \t\n  b')).toEqual([[5, paragraph]])
    expect(all(paragraphs(), 'a\nb\n')).toEqual([])
  })

  test('are parted the more strongly the more blank lines there are', () => {
    expect(all(paragraphs(), 'a\n\n\nb\n\n\n\nc')).toEqual([
      [4, paragraph + 1],
      [9, paragraph + 2],
    ])
  })

  test('are parted by a paragraph separator, and more strongly by a form feed', () => {
    expect(all(paragraphs(), 'a\u2029b\fc')).toEqual([
      [2, paragraph],
      [4, block],
    ])
  })
})

test('a CRLF is one line end', () => {
  expect(all(lines(), 'a\r\nb\rc\n').map(([at]) => at)).toEqual([3, 5, 7])
})

test.each([lines(), paragraphs(), textBlocks()])(
  '$name: the strongest and the first are those of the whole list',
  (level) => {
    const text = 'a\n\nb\nc\r\n\r\n\r\nd\re\n\nf\u2028g\fh\n'
    for (let start = 0; start < text.length; start++) {
      for (let end = start + 1; end <= text.length; end++) {
        const list = [...level.within(text, { start, end })]
        const best = list.reduce<(typeof list)[number] | undefined>(
          (a, b) => (a && a.strength > b.strength ? a : b),
          undefined,
        )
        expect(strongestIn(level, text, { start, end })).toEqual(best)
        expect(firstIn(level, text, { start, end })).toEqual(list[0])
      }
    }
  },
)

const pieces = [
  'a',
  'word ',
  'x'.repeat(90),
  ' ',
  '\t',
  '\n',
  '\n',
  '\n\n',
  '\n \n\n',
  '\r\n',
  '\r\n\r\n',
  '\r',
  '\f',
  '\u2028',
]
const stretches = fc
  .tuple(
    fc.subarray(pieces, { minLength: 2 }),
    fc.array(fc.nat(), { maxLength: 300 }),
    fc.constantFrom(1, 1, 40),
  )
  .map(([some, picks, times]) =>
    picks
      .map((pick) => some[pick % some.length])
      .join('')
      .repeat(times),
  )
const windows = fc.array(fc.tuple(fc.integer({ min: -300, max: 2500 }), fc.integer({ min: 1, max: 1500 })), {
  minLength: 1,
  maxLength: 20,
})

test.each([
  { name: 'lines', make: lines },
  { name: 'paragraphs', make: paragraphs },
  { name: 'text blocks', make: textBlocks },
])('$name: what was read before changes nothing', ({ make }) => {
  const used = make()
  fc.assert(
    fc.property(fc.array(stretches, { maxLength: 4 }), windows, (parts, moves) => {
      const text = parts.join('')
      let from = 0
      for (const [move, length] of moves) {
        from = Math.min(text.length, Math.max(0, from + move))
        const span = { start: from, end: Math.min(text.length, from + length) }
        const fresh = [...make().within(text, span)]
        expect(used.strongest!(text, span)).toEqual(strongestOf(fresh))
        expect(used.first!(text, span)).toEqual(fresh[0])
      }
    }),
    { seed: 6, numRuns: 300 },
  )
})

const lineEnd = '(?:\\r\\n|[\\n-\\r\\x85\\u2028\\u2029])'
const run = new RegExp(`(?:${lineEnd}[ \\t\\xa0\\u3000]*)*${lineEnd}`, 'g')

/** The ends of lines and runs as the patterns above find them, for runs of less than 1,024 code units. */
function endsByPattern(text: string): Boundary[] {
  return [...text.matchAll(run)].flatMap(({ index, 0: found }) => {
    const ends = [...found.matchAll(new RegExp(lineEnd, 'g'))].map((end) => index + end.index + end[0].length)
    const whole = Math.max(
      ends.length > 1 ? strengths.paragraph + Math.min(15, ends.length - 2) : strengths.line,
      found.includes('\u2029') ? strengths.paragraph : 0,
      found.includes('\f') ? strengths.block : 0,
    )
    return ends.map((at) => ({ at, strength: at === ends.at(-1) ? whole : strengths.line }))
  })
}

test('text blocks are the ends that a pattern finds', () => {
  const piece = fc.constantFrom(...pieces, '\u2029', '\u0085', '\v', '\u3000', '\n\u00a0', 'y'.repeat(900))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 150 }), fc.nat(), (parts, start) => {
      const text = parts.join('')
      const from = start % (text.length + 1)
      const wanted = endsByPattern(text.slice(from)).map(({ at, strength }) => ({ at: from + at, strength }))
      expect([...textBlocks().within(text, { start: from, end: text.length })]).toEqual(wanted)
    }),
    { seed: 8, numRuns: 300 },
  )
})
