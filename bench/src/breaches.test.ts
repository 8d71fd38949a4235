import { expect, test } from 'vitest'
import { breaches, type Terms } from './breaches.js'

const terms: Terms = { size: 10, overlap: 0, unit: 'characters', givesOffsets: true }

/** The pieces of `source` between the given places. */
const cut = (source: string, ...spans: [number, number][]) =>
  spans.map(([start, end]) => ({ text: source.slice(start, end), start, end }))

/** Each breach in words. */
const found = (...given: Parameters<typeof breaches>) =>
  breaches(...given).map(({ point, count }) => `${point} ${count}`)

test('exact pieces that lose white space alone break nothing', () => {
  const source = 'One two.\n\nThree.'
  expect(found(source, cut(source, [0, 8], [10, 16]), terms)).toEqual([])
})

test('offsets that name another slice are wrong', () => {
  expect(
    found(
      'abcdef',
      [
        { text: 'abc', start: 0, end: 3 },
        { text: 'def', start: 2, end: 5 },
      ],
      { ...terms, overlap: 1 },
    ),
  ).toEqual(['offsets wrong 1', 'text lost 1'])
})

test('a piece inside its predecessor is out of order', () => {
  const source = 'abcdefgh'
  expect(found(source, cut(source, [0, 8], [2, 6]), { ...terms, overlap: 8 })).toEqual(['out of order 1'])
})

test('ink between two pieces, before the first and after the last is lost', () => {
  const source = 'ab cd ef gh'
  expect(found(source, cut(source, [3, 5], [7, 8]), terms)).toEqual(['text lost 5'])
})

test('a piece larger than the limit is noticed, in bytes where bytes are counted', () => {
  const source = 'äöüßäö'
  expect(found(source, cut(source, [0, 6]), terms)).toEqual([])
  expect(found(source, cut(source, [0, 6]), { ...terms, unit: 'bytes' })).toEqual(['over limit 1'])
})

test('a single grapheme may be larger than the limit', () => {
  const source = '👩‍🚀'
  expect(found(source, cut(source, [0, source.length]), { ...terms, size: 2 })).toEqual([])
})

test('more overlap than was asked for is noticed', () => {
  const source = 'abcdefgh'
  expect(found(source, cut(source, [0, 5], [2, 8]), { ...terms, overlap: 2 })).toEqual([
    'overlap too large 1',
  ])
  expect(found(source, cut(source, [0, 5], [2, 8]), { ...terms, overlap: 3 })).toEqual([])
})

test('cuts inside a surrogate pair, a CRLF and a grapheme are told apart', () => {
  const source = 'a😀b\r\nce\u0301f'
  expect(found(source, cut(source, [0, 2], [2, 5], [5, 8], [8, 10]), terms)).toEqual([
    'cuts a surrogate pair 1',
    'cuts a CRLF 1',
    'cuts a grapheme 1',
  ])
})

test('a cut between two clusters in a run of joined emoji breaks nothing', () => {
  const astronaut = '👩🏽‍🚀'
  const source = astronaut.repeat(100)
  const at = astronaut.length
  expect(
    found(source, cut(source, [0, at * 40], [at * 40, source.length]), { ...terms, size: 1000 }),
  ).toEqual([])
})

test('pieces without offsets are found in reading order', () => {
  const texts = [{ text: 'the cat' }, { text: 'the cat' }, { text: 'sat' }]
  expect(found('the cat  the cat\nsat', texts, { ...terms, givesOffsets: false })).toEqual([])
})

test('overlapping pieces without offsets are found, and the overlap is judged', () => {
  const texts = [{ text: 'aa bb cc' }, { text: 'cc dd ee' }]
  expect(found('aa bb cc dd ee', texts, { ...terms, overlap: 2, givesOffsets: false })).toEqual([])
  expect(
    found('aa bb cc dd ee', [texts[0], { text: 'b cc dd ee' }], {
      ...terms,
      overlap: 2,
      givesOffsets: false,
    }),
  ).toEqual(['overlap too large 1'])
})

test('a piece with replaced characters is not verbatim, and its text does not count as lost', () => {
  const texts = [{ text: 'ab\uFFFD' }, { text: '\uFFFDcd' }, { text: 'ef' }]
  expect(found('abäcd ef', texts, { ...terms, givesOffsets: false })).toEqual(['not verbatim 2'])
})

test('what stands behind pieces with replaced characters is found, however they have grown', () => {
  const source = '👩‍🚀ab👩‍🚀cd'
  const grown = '\uFFFD'.repeat(9)
  const texts = [{ text: grown }, { text: 'ab' }, { text: grown }, { text: 'cd' }]
  expect(found(source, texts, { ...terms, givesOffsets: false })).toEqual(['not verbatim 2'])
})
