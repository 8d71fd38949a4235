import { expect, test } from 'vitest'
import { cuttingOptions } from '../choices/cutting-options.js'
import { configValues } from '../options/config-values.js'
import { type UseName, uses } from './uses.js'

const names = Object.keys(uses) as UseName[]

test('sizes to try follow the budget: several, and few for any', () => {
  expect(uses.qa.sizes(2000)).toEqual([100, 150, 200, 300, 400, 600, 800])
  expect(uses.qa.sizes(200)).toEqual([10, 15, 20, 30, 50, 70])
  expect(uses.qa.sizes(16000)).toEqual([100, 200, 400, 800, 1600, 3200, 6400])
  expect([uses.summary.sizes(2000), uses.classification.sizes(2000)]).toEqual([[2000], [150]])
  expect(uses.search.sizes(2000)).toEqual([50, 70, 100, 150, 200, 300, 400])
  for (const name of names) {
    for (const budget of [4, 10, 100, 1e6]) {
      const sizes = uses[name].sizes(budget)
      expect(sizes.length).toBeGreaterThan(0)
      expect(sizes.length).toBeLessThanOrEqual(7)
      expect(sizes.every((size) => Number.isSafeInteger(size) && size >= 1)).toBe(true)
    }
  }
})

test.each(names)('the starting point of %s is a configuration', (name) => {
  expect(Object.keys(configValues(uses[name].start, cuttingOptions, name)).length).toBeGreaterThan(2)
})
