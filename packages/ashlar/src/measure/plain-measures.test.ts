import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGraphemeBoundary } from '../unicode/grapheme.js'
import { mixedTexts } from '../unicode/mixed-texts.test-support.js'
import { bytes } from './bytes.js'
import { characters } from './characters.js'
import { codePoints } from './code-points.js'
import { graphemes } from './graphemes.js'

const sizeOf = (measure: typeof bytes, text: string) => measure.size(text, { start: 0, end: text.length })
const run = (property: fc.IProperty<[string, number, number]>) =>
  fc.assert(property, { seed: 17, numRuns: 1500 })
const isPairSplit = (text: string, at: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))

test('a size is what it says', () => {
  const text = 'é👩‍👧e\u0301'
  expect(sizeOf(characters, text)).toBe(8)
  expect(sizeOf(codePoints, text)).toBe(6)
  expect(sizeOf(graphemes, text)).toBe(3)
  expect(sizeOf(bytes, text)).toBe(16)
  expect(sizeOf(bytes, '\ud800a')).toBe(4)
})

test('bytes are those of a UTF-8 encoder', () => {
  const agrees = fc.property(mixedTexts(), (text) => {
    expect(sizeOf(bytes, text)).toBe(Buffer.byteLength(text))
  })
  fc.assert(agrees, { seed: 17, numRuns: 1500 })
})

describe.each([
  ['characters', characters, () => true],
  ['code points', codePoints, (text: string, at: number) => !isPairSplit(text, at)],
  ['bytes', bytes, (text: string, at: number) => !isPairSplit(text, at)],
  ['graphemes', graphemes, (text: string, at: number) => isGraphemeBoundary(text, at, 0)],
] as const)('%s', (_name, measure, isPlace) => {
  const placesOf = (text: string) =>
    Array.from({ length: text.length + 1 }, (_, at) => at).filter((at) => isPlace(text, at))

  test('a size depends on the slice alone', () => {
    run(
      fc.property(mixedTexts(), fc.nat(99), fc.nat(99), (text, a, b) => {
        const start = a % (text.length + 1)
        const end = start + (b % (text.length - start + 1))
        expect(measure.size(text, { start, end })).toBe(sizeOf(measure, text.slice(start, end)))
      }),
    )
  })

  test('a part is never larger than the whole', () => {
    run(
      fc.property(mixedTexts(), fc.nat(99), fc.nat(99), (text, a, b) => {
        const places = placesOf(text)
        const start = places[a % places.length]!
        const end = start + (b % (text.length - start + 1))
        expect(measure.size(text, { start, end })).toBeLessThanOrEqual(sizeOf(measure, text))
      }),
    )
  })

  test('the reach is the furthest end that fits', () => {
    run(
      fc.property(mixedTexts(), fc.nat(99), fc.nat(40), (text, a, limit) => {
        const places = placesOf(text)
        const start = places[a % places.length]!
        const fitting = places.filter((end) => end >= start && measure.size(text, { start, end }) <= limit)
        expect(measure.reach!(text, start, limit)).toBe(fitting.at(-1))
      }),
    )
  })

  test('the reach back is the least start that fits', () => {
    run(
      fc.property(
        mixedTexts(),
        fc.tuple(fc.nat(99), fc.nat(99)).map(([a, b]) => a * 100 + b),
        fc.nat(40),
        (text, n, limit) => {
          const places = placesOf(text)
          const floor = places[n % places.length]!
          const ends = places.filter((at) => at >= floor)
          const end = ends[Math.floor(n / 100) % ends.length]!
          const found = measure.reachBack!(text, end, limit, floor)
          expect(measure.size(text, { start: found, end })).toBeLessThanOrEqual(limit)
          const before = places.findLast((at) => at < found)
          if (found > floor) expect(measure.size(text, { start: before!, end })).toBeGreaterThan(limit)
        },
      ),
    )
  })

  test('long runs take time in proportion to their length', () => {
    for (const text of ['🇦'.repeat(1e5), '👩‍'.repeat(1e5), `a${'\u0301'.repeat(1e5)}`, 'क्'.repeat(1e5)]) {
      expect(measure.reach!(text, 0, 1e6)).toBe(text.length)
      expect(measure.reachBack!(text, text.length, 1e6, 0)).toBe(0)
    }
  })
})
