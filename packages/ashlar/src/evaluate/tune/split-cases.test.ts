import { expect, test } from 'vitest'
import { splitCases } from './split-cases.js'

const groupsOf = (count: number, groups: number) =>
  Array.from({ length: count }, (_, at) => `g${at % groups}`)
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

test.each([
  [100, 3],
  [100, 25],
  [15, 15],
  [57, 11],
])('%i cases of %i groups are parted without loss, about four tenths held out', (count, groups) => {
  const { search, heldOut } = splitCases(groupsOf(count, groups), { seed: 7 })
  expect(sorted([...search, ...heldOut])).toEqual(groupsOf(count, groups).map((_, at) => at))
  expect(Math.abs(heldOut.length - count * 0.4)).toBeLessThanOrEqual(Math.ceil(count / groups / 2) + 1)
})

test('no group stands on both sides where there are enough of them', () => {
  const groups = groupsOf(100, 20)
  const { search, heldOut } = splitCases(groups, { seed: 1 })
  const seen = new Set(search.map((at) => groups[at]))
  expect(heldOut.filter((at) => seen.has(groups[at]))).toEqual([])
})

test('the seed decides, and only the seed', () => {
  const groups = groupsOf(40, 4)
  expect(splitCases(groups, { seed: 3 })).toEqual(splitCases(groups, { seed: 3 }))
  expect(splitCases(groups, { seed: 3 })).not.toEqual(splitCases(groups, { seed: 4 }))
})

test('too few cases are not split', () => {
  expect(splitCases(['a', 'b', 'c'], { seed: 1 }).heldOut).toEqual([])
  expect(splitCases([], { seed: 1 })).toEqual({ search: [], heldOut: [] })
})
