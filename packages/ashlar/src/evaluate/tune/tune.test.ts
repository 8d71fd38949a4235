import { describe, expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.js'
import { splitCases } from './split-cases.js'
import { tune } from './tune.js'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const groupsOf = (count: number) => upTo(count).map((at) => `document ${at % 25}`)

/** Scores that are the candidate's quality (a number) and noise that is the same for a candidate and a case. */
const noisyJudge = (noise: number) => async (candidate: number, cases: readonly number[]) =>
  cases.map((one) => candidate / 100 + noise * (seededRandom(candidate * 1009 + one * 31).below(1000) / 1000))

describe('the verdict on the winner', () => {
  test('is "better" when it beats the baseline on cases that the search has not seen', async () => {
    const found = await tune({
      candidates: upTo(60),
      baseline: 10,
      groups: groupsOf(100),
      judge: noisyJudge(0.2),
    })
    expect(found.verdict).toBe('better')
    expect(found.recommended).toBe(found.finalists[0]!.candidate)
    expect(found.recommended).toBeGreaterThan(40)
    expect(found.finalists[0]!.comparison!.low).toBeGreaterThan(0)
  })

  test('is "no", and the baseline is recommended, when the search found luck only', async () => {
    const groups = groupsOf(100)
    const seen = new Set(splitCases(groups, { seed: 1 }).search)
    const found = await tune({
      candidates: upTo(30),
      baseline: 99,
      groups,
      judge: async (candidate, cases) => cases.map((one) => (candidate !== 99 && seen.has(one) ? 0.75 : 0.5)),
    })
    expect(found.finalists[0]!.searched.mean).toBe(0.75)
    expect([found.verdict, found.recommended]).toEqual(['no', 99])
  })

  test('is "untested" when there are too few cases to hold any out', async () => {
    const found = await tune({ candidates: [1, 2], baseline: 0, groups: ['a'], judge: noisyJudge(0) })
    expect(found.cases).toEqual({ search: [0], heldOut: [] })
    expect([found.verdict, found.recommended, found.finalists[0]!.comparison]).toEqual([
      'untested',
      0,
      undefined,
    ])
  })
})

test('the search never sees what is held out', async () => {
  const byCandidate = new Map<number, Set<number>>()
  const found = await tune({
    candidates: upTo(40),
    baseline: 0,
    groups: groupsOf(100),
    judge: (candidate, cases) => {
      const seen = byCandidate.get(candidate) ?? new Set()
      for (const one of cases) seen.add(one)
      byCandidate.set(candidate, seen)
      return noisyJudge(0.1)(candidate, cases)
    },
  })
  const finalists = new Set([0, ...found.finalists.map(({ candidate }) => candidate)])
  for (const [candidate, seen] of byCandidate) {
    const peeked = found.cases.heldOut.filter((one) => seen.has(one))
    expect([candidate, peeked.length]).toEqual([
      candidate,
      finalists.has(candidate) ? found.cases.heldOut.length : 0,
    ])
  }
})

test('the same seed gives the same answer, and progress rises to 1', async () => {
  const shares: number[] = []
  const run = () =>
    tune({
      candidates: upTo(50),
      baseline: 3,
      groups: groupsOf(80),
      judge: noisyJudge(0.5),
      seed: 5,
      onProgress: (share) => shares.push(share),
    })
  const first = await run()
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBeCloseTo(1, 10)
  expect(await run()).toEqual(first)
})

test('without any case nothing can be told', async () => {
  const found = await tune({ candidates: [1], baseline: 0, groups: [], judge: noisyJudge(0) })
  expect([found.verdict, found.recommended]).toEqual(['untested', 0])
})
