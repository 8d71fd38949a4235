import { expect, test } from 'vitest'
import { paragraph } from '../strategies/paragraph.js'
import { sentence } from '../strategies/sentence.js'
import { evaluateCorpus, meanScores, pairedBootstrap, readQuestions } from './index.js'

const corpus = [
  { id: 'a.md', text: 'Cats drink milk. Dogs chew bones.\n\nBirds eat seeds.' },
  { id: 'b.md', text: 'Ships sail the seas. Trains run on rails.' },
]

const { questions } = readQuestions(
  [
    '{"id": "milk", "question": "Who drinks milk?", "excerpts": ["Cats drink milk."]}',
    '{"id": "rails", "question": "What runs on rails?", "excerpts": ["Trains run on rails."]}',
  ].join('\n'),
  new Map(corpus.map(({ id, text }) => [id, text])),
)

test('a corpus is cut, searched and scored', async () => {
  const {
    chunks,
    means,
    questions: scores,
  } = await evaluateCorpus({
    corpus,
    cut: { size: 20, strategy: sentence() },
    questions,
    budgets: [20],
    ranks: [1],
  })
  expect(chunks.map(({ text }) => text)).toContain('Cats drink milk.')
  expect(scores.map(({ question, ranked }) => [question.id, chunks[ranked[0]!]!.text])).toEqual([
    ['milk', 'Cats drink milk.'],
    ['rails', 'Trains run on rails.'],
  ])
  expect(means).toEqual({
    omega: 1,
    whole: 1,
    ndcg: 1,
    withinBudget: [{ budget: 20, recall: 1 }],
    atRank: [{ rank: 1, recall: 1, precision: 1, iou: 1 }],
  })
})

test('larger chunks have the lower omega, and may not fit into the budget', async () => {
  const { means } = await evaluateCorpus({
    corpus,
    cut: { size: 45, strategy: paragraph() },
    questions,
    budgets: [20, 45],
  })
  expect(means.omega).toBeCloseTo((16 / 33 + 20 / 41) / 2, 12)
  expect(means.withinBudget).toEqual([
    { budget: 20, recall: 0 },
    { budget: 45, recall: 1 },
  ])
})

test('means of nothing are zero', () => {
  expect(meanScores([])).toEqual({ omega: 0, whole: 0, ndcg: 0, withinBudget: [], atRank: [] })
})

test('the paired bootstrap tells a difference from luck', () => {
  const base = Array.from({ length: 100 }, (_, index) => (index % 10) / 10)
  const better = base.map((score, index) => score + (index % 2 === 0 ? 0.1 : 0.05))
  const found = pairedBootstrap(better, base)
  expect(found.difference).toBeCloseTo(0.075, 12)
  expect(found.low).toBeGreaterThan(0.06)
  expect(found.high).toBeLessThan(0.09)
  expect(found.verdict).toBe('higher')
  expect(pairedBootstrap(base, better).verdict).toBe('lower')
  const mixed = base.map((score, index) => score + (index % 2 === 0 ? 0.1 : -0.1))
  expect(pairedBootstrap(mixed, base).verdict).toBe('no difference that this many questions can show')
})

test('the paired bootstrap gives the same for the same seed', () => {
  const [a, b] = [
    [1, 0, 1, 1],
    [0, 0, 1, 0],
  ]
  expect(pairedBootstrap(a!, b!, { seed: 7 })).toEqual(pairedBootstrap(a!, b!, { seed: 7 }))
  expect(() => pairedBootstrap([1], [])).toThrow('1 scores beside 0')
})
