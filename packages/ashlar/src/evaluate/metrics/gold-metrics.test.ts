import { describe, expect, test } from 'vitest'
import {
  iouAt,
  ndcg,
  precisionAt,
  precisionOmega,
  recallAt,
  recallWithinBudget,
  wholeShare,
} from '../index.js'

const span = (start: number, end: number, source = 'a') => ({ source, start, end })
const sized = (start: number, end: number, source = 'a') => ({
  ...span(start, end, source),
  size: end - start,
})

/** Ten chunks of ten characters. */
const tens = Array.from({ length: 10 }, (_, index) => sized(10 * index, 10 * index + 10))

describe('precision omega', () => {
  test('is the gold as a share of all chunks that it meets', () => {
    expect(precisionOmega([span(5, 15)], tens)).toBe(10 / 20)
    expect(precisionOmega([span(0, 10)], tens)).toBe(1)
  })

  test('counts gold that no chunk covers as missed', () => {
    expect(precisionOmega([span(95, 105)], tens)).toBe(5 / 15)
    expect(precisionOmega([span(200, 210)], tens)).toBe(0)
  })

  test('counts overlapping gold and overlapping chunks once', () => {
    const overlapping = [span(0, 10), span(5, 20)]
    expect(precisionOmega([span(0, 8), span(6, 10)], overlapping)).toBe(10 / 20)
  })

  test('takes chunks that only touch the gold in Chroma’s form, and not in the strict one', () => {
    expect(precisionOmega([span(10, 20)], tens, { form: 'chroma' })).toBe(10 / 30)
    expect(precisionOmega([span(10, 20)], tens)).toBe(1)
  })

  test('knows sources apart', () => {
    expect(precisionOmega([span(0, 10, 'b')], tens)).toBe(0)
    expect(precisionOmega([span(0, 5), span(0, 5, 'b')], [...tens, span(0, 10, 'b')])).toBe(10 / 20)
  })
})

describe('metrics at a rank', () => {
  const gold = [span(5, 15)]
  const ranked = [tens[0]!, tens[7]!, tens[1]!]

  test('recall is the covered share of the gold', () => {
    expect([1, 2, 3].map((rank) => recallAt(gold, ranked, rank))).toEqual([0.5, 0.5, 1])
  })

  test('precision is the share of the results that is gold', () => {
    expect([1, 2, 3].map((rank) => precisionAt(gold, ranked, rank))).toEqual([5 / 10, 5 / 20, 10 / 30])
    expect(precisionAt(gold, [], 5)).toBe(0)
  })

  test('intersection over union counts both', () => {
    expect(iouAt(gold, ranked, 1)).toBe(5 / 15)
    expect(iouAt(gold, ranked, 3)).toBe(10 / 30)
  })

  test('Chroma’s form charges overlap each time', () => {
    const twice = [span(0, 10), span(0, 10)]
    expect(precisionAt([span(0, 10)], twice, 2)).toBe(1)
    expect(precisionAt([span(0, 10)], twice, 2, { form: 'chroma' })).toBe(0.5)
    expect(iouAt([span(0, 10)], twice, 2, { form: 'chroma' })).toBe(0.5)
    expect(recallAt([span(0, 10), span(0, 10)], twice, 2, { form: 'chroma' })).toBe(0.5)
  })
})

describe('recall within a budget', () => {
  test('takes results in order until the first that does not fit', () => {
    const ranked = [sized(0, 10), sized(50, 80), sized(10, 15)]
    const gold = [span(5, 15)]
    expect(recallWithinBudget(gold, ranked, 9)).toBe(0)
    expect(recallWithinBudget(gold, ranked, 10)).toBe(0.5)
    expect(recallWithinBudget(gold, ranked, 39)).toBe(0.5)
    expect(recallWithinBudget(gold, ranked, 45)).toBe(1)
  })
})

describe('nDCG', () => {
  const gold = [span(0, 10), span(20, 30)]

  test('is 1 when the gold comes first, and falls with the rank', () => {
    expect(ndcg(gold, [tens[0]!, tens[2]!], tens)).toBe(1)
    const late = (0.5 / Math.log2(3) + 0.5 / Math.log2(4)) / (0.5 + 0.5 / Math.log2(3))
    expect(ndcg(gold, [tens[5]!, tens[0]!, tens[2]!], tens)).toBeCloseTo(late, 12)
  })

  test('gives nothing for gold that came before', () => {
    const once = 0.5 / (0.5 + 0.5 / Math.log2(3))
    expect(ndcg(gold, [tens[0]!, tens[0]!], tens)).toBeCloseTo(once, 12)
  })

  test('is 0 when nothing could be found', () => {
    expect(ndcg([span(0, 10, 'b')], tens, tens)).toBe(0)
  })
})

test('the share of whole spans counts those that one chunk holds', () => {
  expect(wholeShare([span(0, 10), span(5, 15), span(72, 78), span(0, 3, 'b')], tens)).toBe(0.5)
})
