import { expect, test } from 'vitest'
import { roundScale } from './scale.js'

test.each([
  [
    [0.852, 0.931],
    [0.84, 0.86, 0.88, 0.9, 0.92, 0.94],
  ],
  [
    [0, 1],
    [0, 0.25, 0.5, 0.75, 1],
  ],
  [
    [-3, 8],
    [-5, 0, 5, 10],
  ],
])('a scale of %j has round ticks around it', (values, ticks) => {
  expect(roundScale(values, [0, 100], 4).ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks)
})

test.each([[[5]], [[0]], [[-1, -1]]])('a scale of one value, %j, has room for it', (values) => {
  const { at, ticks } = roundScale(values, [100, 0], 4)
  expect(ticks.length).toBeGreaterThan(1)
  expect(at(values[0]!)).toBeGreaterThanOrEqual(0)
  expect(at(values[0]!)).toBeLessThanOrEqual(100)
})

test('places may run backwards', () => {
  const { at } = roundScale([0, 1], [200, 10], 4)
  expect([at(0), at(1)]).toEqual([200, 10])
})
