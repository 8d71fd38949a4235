import { describe, expect, test } from 'vitest'
import {
  bm25,
  embedTexts,
  evaluateCorpus,
  iouAt,
  pairedBootstrap,
  pk,
  precisionOmega,
  pseudoQuestions,
  recallAt,
  recallWithinBudget,
  reciprocalRankFusion,
  tune,
  wholeShare,
  windowDiff,
} from './index.js'

const gold = [{ source: 'a', start: 0, end: 5 }]
const corpus = [{ id: 'a', text: 'A cat sat at a mat.' }]
const questions = [{ id: 'q', text: 'Who sat?', gold }]
const whole = { corpus, questions, cut: { size: 20 } }
const embed = async (texts: readonly string[]) => texts.map(() => [1])
const tuning = { candidates: [1], baseline: 1, groups: ['a'], judge: async () => [1] }
/** What JavaScript may give in spite of the types. */
const misspelt: object = { budget: [9] }
const form = 'Chroma' as 'chroma'

describe('an option that means nothing is refused', () => {
  test.each([
    ['a misspelt key of an evaluation', () => evaluateCorpus({ ...whole, ...misspelt }), 'budgets?'],
    ['a budget that is no number', () => evaluateCorpus({ ...whole, budgets: [Number.NaN] }), 'budgets: NaN'],
    ['a rank below 1', () => evaluateCorpus({ ...whole, ranks: [0] }), 'ranks: 0'],
    ['a form that is none', () => evaluateCorpus({ ...whole, form }), "'strict' or"],
    ['a batch of nothing, which would never end', () => embedTexts(['a'], embed, { batch: 0 }), 'batch: 0'],
    ['no attempt', () => embedTexts(['a'], embed, { attempts: 0 }), 'attempts: 0'],
    ['a search without candidates', () => tune({ ...tuning, candidates: [] }), 'no candidates'],
    ['a search without finalists', () => tune({ ...tuning, finalists: 0 }), 'finalists: 0'],
    ['a judge that scores too few', () => tune({ ...tuning, judge: async () => [] }), '0 scores for 1 cases'],
  ])('%s', async (_, call, message) => {
    await expect(call()).rejects.toThrow(message)
  })

  test.each([
    ['the form of a metric', () => precisionOmega(gold, [], { form }), 'form: "Chroma"'],
    ['no rounds', () => pairedBootstrap([1], [0], { rounds: 0 }), 'rounds: 0'],
    ['a score that is no number', () => pairedBootstrap([Number.NaN], [0]), 'a score that is no number'],
    ['a window of nothing', () => pk([2, 2], [1, 3], { window: 0 }), 'window: 0'],
    ['a window that is no number', () => windowDiff([2, 2], [1, 3], { window: Number.NaN }), 'window: NaN'],
    ['k1 that is no number', () => bm25(['a'], { k1: Number.NaN }), 'k1: NaN'],
    ['b above 1', () => bm25(['a'], { b: 2 }), 'b: 2'],
    ['a depth of nothing', () => reciprocalRankFusion([], { depth: 0 }), 'depth: 0'],
    ['no pseudo-questions', () => pseudoQuestions(corpus, { most: 0 }), 'most: 0'],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(message)
  })
})

describe('gold that cannot be found is refused, for its score would say nothing', () => {
  const asking = (...wanted: typeof gold) =>
    evaluateCorpus({ ...whole, questions: [{ ...questions[0]!, gold: wanted }] })
  test.each([
    ['none', () => asking(), 'question "q" without gold'],
    ['in no source', () => asking({ source: 'b', start: 0, end: 5 }), 'the source "b"'],
    ['behind its source', () => asking({ source: 'a', start: 0, end: 50 }), 'gold from 0 to 50'],
    [
      'in one of two sources with one id',
      () => evaluateCorpus({ ...whole, corpus: [...corpus, ...corpus] }),
      '"a"',
    ],
  ])('%s', async (_, call, message) => {
    await expect(call()).rejects.toThrow(message)
  })
})

test('a share of nothing is 0, not NaN', () => {
  expect([
    recallAt([], [], 1),
    iouAt([], [], 1),
    wholeShare([], []),
    recallWithinBudget([], [], 9),
    pk([], []),
  ]).toEqual([0, 0, 0, 0, 0])
})
