import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGraphemeBoundary } from './grapheme.js'
import { clusterTexts } from './grapheme-samples.test-support.js'
import { isWhiteSpace, skipWhiteSpace, trimWhiteSpace } from './white-space.js'

const seed = 17
const trimmed = (text: string) => {
  const end = trimWhiteSpace(text, 0, text.length)
  return text.slice(skipWhiteSpace(text, 0, end), end)
}

describe('white space', () => {
  test('is what \\s matches and NEXT LINE', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const expected = unit === 0x85 || /\s/.test(String.fromCharCode(unit))
      if (isWhiteSpace(unit) !== expected) expect(isWhiteSpace(unit), unit.toString(16)).toBe(expected)
    }
  })

  test('is trimmed from both ends', () => {
    expect(trimmed(' \t\r\n\u3000 one two \u2028\ufeff\u0085')).toBe('one two')
    expect(trimmed(' \n ')).toBe('')
    expect(trimmed('')).toBe('')
  })

  test('that carries a mark is content', () => {
    expect(trimmed('  \u0301a')).toBe(' \u0301a')
    expect(trimmed('a \u200d ')).toBe('a \u200d')
    expect(trimmed('\t\u0301')).toBe('\u0301')
  })

  test('that a prepended sign claims is content', () => {
    expect(trimmed('1 \u0600  ')).toBe('1 \u0600 ')
    expect(trimmed('1 \u0600\n ')).toBe('1 \u0600')
  })

  test('is never cut through a cluster, and nothing else is taken', () => {
    const holds = fc.property(clusterTexts(), (text) => {
      const end = trimWhiteSpace(text, 0, text.length)
      const start = skipWhiteSpace(text, 0, end)
      expect(isGraphemeBoundary(text, end, 0)).toBe(true)
      expect(isGraphemeBoundary(text, start, 0)).toBe(true)
      expect((text.slice(0, start) + text.slice(end)).replace(/[\s\u0085]/g, '')).toBe('')
    })
    fc.assert(holds, { seed, numRuns: 2000 })
  })
})
