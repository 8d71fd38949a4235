import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pk, windowDiff } from '../index.js'

test('equal cuttings agree', () => {
  expect(pk([5, 3, 5], [5, 3, 5])).toBe(0)
  expect(windowDiff([5, 3, 5], [5, 3, 5])).toBe(0)
})

test('a near miss costs the windows that see it', () => {
  // Units 0 1 2 | 3 4 5 against 0 1 | 2 3 4 5, compared at distance 2: pairs 0-2, 1-3, 2-4, 3-5.
  expect(pk([3, 3], [2, 4], { window: 2 })).toBe(2 / 4)
  expect(windowDiff([3, 3], [2, 4], { window: 2 })).toBe(2 / 4)
})

test('window difference counts a boundary too much beside a right one', () => {
  // 0 1 2 | 3 4 5 against 0 1 | 2 | 3 4 5: pair 1-3 has one boundary and two.
  expect(pk([3, 3], [2, 1, 3], { window: 2 })).toBe(1 / 4)
  expect(windowDiff([3, 3], [2, 1, 3], { window: 2 })).toBe(2 / 4)
})

test('a text shorter than the window has nothing to disagree about', () => {
  expect(pk([2], [1, 1])).toBe(0)
})

test('cuttings of different texts are refused', () => {
  expect(() => pk([3, 3], [5])).toThrow('a reference of 6 units and a hypothesis of 5')
  expect(() => windowDiff([1.5], [1])).toThrow('reference: a segment of 1.5 units')
})

interface Vectors {
  readonly vectors: readonly (readonly ['pk' | 'wd', readonly number[], readonly number[], number])[]
}

const path = join(process.env.ASHLAR_DATA ?? '../shared/data', 'topics/metric_vectors.json')

describe.skipIf(!existsSync(path))('the vectors of ASHLAR_DATA/topics (skipped where missing)', () => {
  test('come out as segeval has them', () => {
    const { vectors } = JSON.parse(readFileSync(path, 'utf8')) as Vectors
    expect(vectors.length).toBeGreaterThan(20)
    for (const [metric, hypothesis, reference, expected] of vectors) {
      expect((metric === 'pk' ? pk : windowDiff)(reference, hypothesis)).toBeCloseTo(expected, 12)
    }
  })
})
