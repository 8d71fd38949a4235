import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Boundaries } from './boundary.js'
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
        expect(used.strongest!(text, span)).toEqual(strongestOf(make().within(text, span)))
      }
    }),
    { seed: 6, numRuns: 300 },
  )
})
