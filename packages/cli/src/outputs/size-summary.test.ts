import { expect, test } from 'vitest'
import { SizeSummary } from './size-summary.js'

const summaryOf = (...sizes: number[]) => {
  const summary = new SizeSummary()
  for (const size of sizes) summary.add(size)
  return summary
}

test('least, median, greatest and mean', () => {
  const summary = summaryOf(5, 1, 9, 9, 2)
  expect([0, 0.5, 1].map((share) => summary.quantile(share))).toEqual([1, 5, 9])
  expect(summary.mean).toBe(5.2)
  expect(summary.count).toBe(5)
})

test('a histogram has ranges of equal width, empty ones too', () => {
  expect(summaryOf(1, 2, 2, 10, 12).histogram(4)).toEqual([
    { from: 1, to: 3, count: 3 },
    { from: 4, to: 6, count: 0 },
    { from: 7, to: 9, count: 0 },
    { from: 10, to: 12, count: 2 },
  ])
})

test('equal sizes make one range', () => {
  expect(summaryOf(7, 7).histogram(10)).toEqual([{ from: 7, to: 7, count: 2 }])
})
