import { expect, test } from 'vitest'
import { rungSizes, successiveHalving } from './successive-halving.js'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

test('each rung doubles the cases and sheds candidates by one factor, down to the finalists', () => {
  expect(rungSizes({ candidates: upTo(100), cases: upTo(64), finalists: 4 })).toEqual([
    { cases: 16, candidates: 100 },
    { cases: 32, candidates: 20 },
    { cases: 64, candidates: 4 },
  ])
})

test('few cases, or few candidates, are one rung of everything', () => {
  expect(rungSizes({ candidates: upTo(50), cases: upTo(20) })).toEqual([{ cases: 20, candidates: 50 }])
  expect(rungSizes({ candidates: upTo(3), cases: upTo(500) })).toEqual([{ cases: 500, candidates: 3 }])
  expect(rungSizes({ candidates: upTo(3), cases: [] })).toEqual([{ cases: 0, candidates: 3 }])
})

test('the best candidate comes out first, with far less work than judging each by everything', async () => {
  const candidates = upTo(128)
  const cases = upTo(256)
  let judged = 0
  const rungs = await successiveHalving({
    candidates,
    cases,
    judge: async (candidate, some) => {
      judged += some.length
      return some.map((one) => candidate / 128 + ((one * 7919) % 13) / 1000)
    },
  })
  expect(rungs.at(-1)!.trials.map(({ candidate }) => candidate)).toEqual([127, 126, 125, 124])
  expect(rungs.at(-1)!.cases).toEqual(cases)
  expect(judged).toBeLessThan((candidates.length * cases.length) / 4)
})

test('of equals the one that was given first stands first', async () => {
  const rungs = await successiveHalving({
    candidates: ['a', 'b', 'c'],
    cases: [0],
    judge: async () => [1],
  })
  expect(rungs[0]!.trials.map(({ candidate }) => candidate)).toEqual(['a', 'b', 'c'])
})
