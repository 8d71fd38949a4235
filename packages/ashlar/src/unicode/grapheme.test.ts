import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBreakTest } from './break-test.test-support.js'
import {
  countGraphemes,
  isCertainGraphemeBoundary,
  isGraphemeBoundary,
  nextGraphemeBoundary,
  previousGraphemeBoundary,
} from './grapheme.js'
import { codePointFrom, graphemeClass, graphemeClasses } from './grapheme-class.js'
import { clusterTexts, expectedBreaks, graphemeSamples } from './grapheme-samples.test-support.js'

const seed = 17

/** Where clusters end, found by the forward scan. */
function breaksOf(text: string): number[] {
  const breaks: number[] = []
  for (let at = 0; at < text.length; ) {
    at = nextGraphemeBoundary(text, at)
    breaks.push(at)
  }
  return breaks
}

/** Where clusters end, asking of each position by itself. */
function boundariesOf(text: string): number[] {
  const positions = Array.from({ length: text.length }, (_, index) => index + 1)
  return positions.filter((at) => isGraphemeBoundary(text, at, 0))
}

function segmenterBreaks(text: string): number[] {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return [...segments].map(({ index, segment }) => index + segment.length)
}

const cases = readBreakTest('GraphemeBreakTest-17.0.0.half.txt')
const unicodeVersion = process.versions.unicode ?? ''

describe('grapheme clusters', () => {
  test.skipIf(cases === undefined)('break where GraphemeBreakTest says (needs ASHLAR_DATA)', () => {
    expect(cases!.length).toBeGreaterThan(300)
    for (const { text, breaks, comment } of cases!) {
      expect(breaksOf(text), comment).toEqual(breaks)
      expect(boundariesOf(text), comment).toEqual(breaks)
    }
  })

  test('each sample has the class it stands for', () => {
    for (const [name, texts] of Object.entries(graphemeSamples)) {
      for (const text of texts) {
        const found = graphemeClass(codePointFrom(text, 0, text.length))
        expect(found, JSON.stringify(text)).toBe(graphemeClasses[name as keyof typeof graphemeClasses])
      }
    }
  })

  test('every pair of classes breaks as the pattern of UAX 29 does', () => {
    const all = Object.values(graphemeSamples).flat()
    for (const left of all) {
      for (const right of all) {
        const text = left + right
        expect(boundariesOf(text), JSON.stringify(text)).toEqual(expectedBreaks(text))
      }
    }
  })

  test('every mix of classes breaks as the pattern of UAX 29 does', () => {
    const agrees = fc.property(clusterTexts(), (text) => {
      const expected = expectedBreaks(text)
      expect(breaksOf(text)).toEqual(expected)
      expect(boundariesOf(text)).toEqual(expected)
      expect(countGraphemes(text, 0, text.length)).toBe(expected.length)
    })
    fc.assert(agrees, { seed, numRuns: 2000 })
  })

  test.skipIf(!unicodeVersion.startsWith('17.'))('break where Intl.Segmenter of Unicode 17 does', () => {
    const any = fc.oneof(clusterTexts(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    const agrees = fc.property(any, (text) => {
      expect(breaksOf(text)).toEqual(segmenterBreaks(text))
    })
    fc.assert(agrees, { seed, numRuns: 2000 })
  })

  test.skipIf(!unicodeVersion.startsWith('17.'))(
    'every code point joins its neighbours as in Intl.Segmenter',
    () => {
      // All that has a class, and some that have none.
      const blocks = Array.from({ length: 0x110000 >> 5 }, (_, index) => index << 5).filter(
        (block) => block < 0x3400 || (block >= 0xa000 && block < 0x20000) || block >> 12 === 0xe0,
      )
      for (const block of blocks) {
        const points = Array.from({ length: 32 }, (_, index) => String.fromCodePoint(block + index))
        const text = points.map((point) => `a${point}क्${point}👩‍${point} `).join('')
        const expected = segmenterBreaks(text)
        if (breaksOf(text).join() !== expected.join()) {
          expect(breaksOf(text), block.toString(16)).toEqual(expected)
        }
      }
    },
  )

  test('the last boundary before a position is one and none lies between', () => {
    const holds = fc.property(clusterTexts(), fc.nat(60), fc.nat(60), (text, a, b) => {
      const breaks = [0, ...expectedBreaks(text)]
      const floor = breaks[a % breaks.length]!
      const at = floor + (b % (text.length - floor + 1))
      expect(previousGraphemeBoundary(text, at, floor)).toBe(breaks.findLast((position) => position <= at))
    })
    fc.assert(holds, { seed, numRuns: 2000 })
  })

  test('a scan reads the text as if it ended at the ceiling', () => {
    const holds = fc.property(clusterTexts(), fc.nat(60), (text, n) => {
      const ceiling = n % (text.length + 1)
      const part = text.slice(0, ceiling)
      expect(countGraphemes(text, 0, ceiling)).toBe(countGraphemes(part, 0, part.length))
      if (ceiling > 0) expect(nextGraphemeBoundary(text, 0, ceiling)).toBe(nextGraphemeBoundary(part, 0))
    })
    fc.assert(holds, { seed, numRuns: 2000 })
  })

  test('a boundary found without a known one is a boundary, and is missed only behind long runs', () => {
    const holds = fc.property(clusterTexts(), fc.constantFrom('', 'a'.repeat(300)), (text, before) => {
      for (let at = 0; at <= text.length; at++) {
        const expected = isGraphemeBoundary(before + text, before.length + at, 0)
        expect(isCertainGraphemeBoundary(before + text, before.length + at)).toBe(expected)
      }
    })
    fc.assert(holds, { seed, numRuns: 1000 })
    const khmer = 'ខ្ញុំ'.repeat(100)
    expect(isCertainGraphemeBoundary(khmer, 400)).toBe(true)
    for (const long of ['🇦'.repeat(200), `👩${'\u0301'.repeat(300)}\u200d👩`]) {
      for (let at = 260; at < long.length; at++) expect(isCertainGraphemeBoundary(long, at)).toBe(false)
    }
  })

  test('a boundary that is known takes the place of all text before it', () => {
    const flags = '🇦'.repeat(5)
    expect(isGraphemeBoundary(flags, 4, 0)).toBe(true)
    expect(isGraphemeBoundary(flags, 4, 2)).toBe(false)
    expect(isGraphemeBoundary('e\u0301', 1, 1)).toBe(true)
  })

  test('long runs take time in proportion to their length', () => {
    const long = 100_000
    expect(countGraphemes('🇦'.repeat(long), 0, 2 * long)).toBe(long / 2)
    expect(countGraphemes('👩‍'.repeat(long), 0, 3 * long)).toBe(1)
    expect(countGraphemes(`a${'\u0301'.repeat(long)}`, 0, long + 1)).toBe(1)
    expect(countGraphemes('क्'.repeat(long), 0, 2 * long)).toBe(1)
    expect(countGraphemes('\ud800'.repeat(long), 0, long)).toBe(long)
    expect(previousGraphemeBoundary('🇦'.repeat(long), 2 * long - 2, 0)).toBe(2 * long - 4)
    expect(previousGraphemeBoundary('👩‍'.repeat(long), 3 * long - 1, 0)).toBe(0)
    expect(previousGraphemeBoundary(`a${'\u0301'.repeat(long)}`, long, 0)).toBe(0)
    expect(previousGraphemeBoundary('क्'.repeat(long), 2 * long - 1, 0)).toBe(0)
  })
})
