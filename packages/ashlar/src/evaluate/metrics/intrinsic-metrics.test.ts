import { expect, test } from 'vitest'
import { chunk } from '../../chunk-text.js'
import { markdown } from '../../strategies/markdown.js'
import { sentence } from '../../strategies/sentence.js'
import { boundaryQuality, coherence, consistency, coverage, redundancy, stability } from '../index.js'

test('coverage leaves white space out', () => {
  expect(coverage('ab  cd', [{ start: 0, end: 2 }])).toBe(0.5)
  expect(
    coverage('ab  cd', [
      { start: 0, end: 2 },
      { start: 4, end: 6 },
    ]),
  ).toBe(1)
  expect(coverage(' \n', [])).toBe(1)
})

test('redundancy is the share of text that is there twice', () => {
  const span = (start: number, end: number) => ({ source: 'a', start, end })
  expect(redundancy([span(0, 10), span(10, 20)])).toBe(0)
  expect(redundancy([span(0, 10), span(5, 15)])).toBe(0.25)
  expect(redundancy([])).toBe(0)
})

test('consistency tells mean, spread, runts and full chunks', () => {
  const sizes = [2, 10, 10, 18].map((size) => ({ size }))
  expect(consistency(sizes, 19)).toEqual({
    count: 4,
    mean: 10,
    median: 10,
    deviation: Math.sqrt(32),
    variation: Math.sqrt(32) / 10,
    runts: 0.25,
    full: 0.25,
  })
  expect(consistency([], 10).mean).toBe(0)
})

test('stability is the share of ids that an edit leaves alone', () => {
  const [before, after] = ['One. Two. Three.', 'One. Too. Three.'].map((text) =>
    chunk(text, { size: 6, strategy: sentence() }),
  )
  expect(stability(before!, after!)).toBeCloseTo(2 / 3, 12)
  expect(stability([], after!)).toBe(1)
})

test('boundary quality tells ends of blocks and sentences from places inside', () => {
  const text = 'One two. Three four.\n\nFive six.'
  const at = (...ends: number[]) =>
    boundaryQuality(
      text,
      ends.map((end) => ({ start: 0, end })),
    )
  expect(at(20, 31)).toMatchObject({ atBlocks: 1, atSentences: 1 })
  expect(at(8, 31)).toMatchObject({ atBlocks: 0, atSentences: 1 })
  expect(at(3, 31)).toMatchObject({ atBlocks: 0, atSentences: 0 })
  expect(at(31)).toEqual({ atBlocks: 1, atSentences: 1, orphanHeadings: 0, cutBlocks: 0 })
})

test('boundary quality sees sentences that no space parts', () => {
  const text = '我来了。你走了。'
  expect(
    boundaryQuality(text, [
      { start: 0, end: 4 },
      { start: 4, end: 8 },
    ]).atSentences,
  ).toBe(1)
  expect(
    boundaryQuality(text, [
      { start: 0, end: 3 },
      { start: 3, end: 8 },
    ]).atSentences,
  ).toBe(0)
})

test('boundary quality sees orphan headings and cut fences with an outline', () => {
  const text = '# One\n\nText.\n\n```\na\nb\n```\n'
  const outline = markdown().outline!({ text })
  const spans = [
    { start: 0, end: 5 },
    { start: 7, end: 19 },
    { start: 20, end: 26 },
  ]
  expect(boundaryQuality(text, spans, { outline })).toMatchObject({ orphanHeadings: 0.5, cutBlocks: 1 })
})

test('coherence is high where cuts part unlike sentences', () => {
  const text = 'Cats like milk. Cats like fish. Ships sail seas. Ships sail rivers.'
  const [first, second, third, fourth] = [0, 16, 32, 49]
  const apart = [
    { start: first!, end: 31 },
    { start: third!, end: text.length },
  ]
  const across = [
    { start: first!, end: 15 },
    { start: second!, end: 48 },
    { start: fourth!, end: text.length },
  ]
  expect(coherence(text, apart).across).toBe(0)
  expect(coherence(text, apart).difference).toBeGreaterThan(0.4)
  expect(coherence(text, across).inside).toBe(0)
  expect(coherence(text, across).difference).toBeLessThan(-0.4)
  expect(coherence(text, [{ start: 0, end: text.length }]).difference).toBe(0)
})

test('coherence by vectors compares the vectors', () => {
  const text = 'A. B. C.'
  const vectors = [
    [1, 0],
    [1, 0],
    [0, 1],
  ]
  const found = coherence(
    'One is. Two is. Six is.',
    [
      { start: 0, end: 15 },
      { start: 16, end: 23 },
    ],
    { vectors },
  )
  expect(found).toEqual({ inside: 1, across: 0, difference: 1 })
  expect(() => coherence(text, [], { vectors: [] })).toThrow(/0 vectors for/)
})
