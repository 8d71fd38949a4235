import { expect, test } from 'vitest'
import { PieceRun } from '../pieces.js'
import { type WordBreaks, WordPieces } from './word-pieces.js'

/** Some count: of three for half a pair, of none for `!` and a space, of one for everything else. */
function countOf(text: string): number {
  return [...text].reduce((sum, one) => sum + (one === '\ud800' ? 3 : one === '!' || one === ' ' ? 0 : 1), 0)
}

function scanned(pieces: WordPieces, text: string): [ends: number[], totals: number[]] {
  const run = new PieceRun()
  pieces.scan(text, 0, text.length, run)
  return [[...run.ends.subarray(0, run.length)], [...run.totals.subarray(0, run.length)]]
}

const cases: [WordBreaks, string, number[]][] = [
  ['spaces', 'one two\nthree, four', [3, 14, 19]],
  ['spaces and lines', 'one two\nthree, four', [3, 7, 14, 19]],
  ['spaces and lines', 'é 文\n。 😀 a;\nb', [1, 3, 13]],
  ['spaces', '  a   b', [3, 7]],
]

test.each(cases)('cut at %s: %j', (breaks, text, ends) => {
  const pieces = new WordPieces(countOf, breaks)
  const totals = ends.map((end) => countOf(text.slice(0, end)))
  expect(scanned(pieces, text)).toEqual([ends, totals])
  expect(scanned(pieces, text)).toEqual([ends, totals])
})

test('words that UTF-8 does not tell apart are not taken for each other', () => {
  const pieces = new WordPieces(countOf, 'spaces')
  const text = 'a \ud800a \ufffda \ud800a \ufffda'
  expect(scanned(pieces, text)).toEqual([
    [1, 4, 7, 10, 13],
    [1, 5, 7, 11, 13],
  ])
})

test('a word is counted once, one without tokens too', () => {
  const asked: string[] = []
  const pieces = new WordPieces((text) => {
    asked.push(text)
    return countOf(text)
  }, 'spaces')
  const text = 'a ! straße wall '.repeat(5)
  for (let turn = 0; turn < 2; turn++) expect(scanned(pieces, text)[1].at(-1)).toBe(countOf(text))
  expect(asked).toEqual(['a', ' !', ' straße', ' wall', ' a', ' '])
})

test('a scan stops before a word that is too long', () => {
  const pieces = new WordPieces(countOf, 'spaces')
  expect(scanned(pieces, `a ${'文'.repeat(1023)} b`)[0]).toEqual([1, 1025, 1027])
  expect(scanned(pieces, `a ${'文'.repeat(1024)} b`)[0]).toEqual([1])
})
