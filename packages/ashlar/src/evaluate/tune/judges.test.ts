import { expect, test } from 'vitest'
import { chunk } from '../../chunk-text.js'
import { words } from '../../measure/words.js'
import type { Source } from '../../source/source.js'
import { documentScore, judgeByDocuments } from './judge-documents.js'
import { judgeByQuestions } from './judge-questions.js'

const corpus: readonly Source[] = Array.from({ length: 12 }, (_, at) => ({
  id: `d${at}`,
  text: `The stone number${at} is grey. It weighs ${at} pounds.\n\nThe wall number${at} is long. It has gates.`,
}))

const questions = corpus.map(({ id, text }, at) => ({
  id: `q${at}`,
  text: `weight of stone number${at}`,
  gold: [{ source: id!, start: 0, end: text.indexOf('\n') }],
}))

const cutting = (size: number) => (source: Source) => chunk(source, { size, measure: words })
const objective = { recall: 1, budgets: [10, 20], omega: 0, whole: 0 }

test('questions score what of their gold is found within the budgets', async () => {
  const judge = judgeByQuestions({ corpus, questions, cutting, objective })
  expect(await judge(10, [3])).toEqual([1])
  const whole = judgeByQuestions({
    corpus,
    questions,
    cutting,
    objective: { ...objective, recall: 0, whole: 1 },
  })
  expect([await whole(10, [0, 1]), await whole(4, [0, 1])]).toEqual([
    [1, 1],
    [0, 0],
  ])
})

test('part of the questions is judged on part of the corpus: where the gold is, and the same share of the rest', async () => {
  const cut: string[] = []
  const judge = judgeByQuestions({
    corpus,
    questions,
    objective,
    cutting: (size: number) => (source) => {
      cut.push(source.id!)
      return cutting(size)(source)
    },
  })
  await judge(10, [7, 2, 11])
  expect(cut).toContain('d7')
  expect(cut.length).toBe(3 + Math.floor((9 * 3) / 12))
  cut.length = 0
  await judge(
    10,
    corpus.map((_, at) => at),
  )
  expect(cut).toEqual(corpus.map(({ id }) => id))
})

test('documents score where they are cut, and how evenly', async () => {
  const weights = { blocks: 1, sentences: 1, topics: 0, even: 0, fresh: 0 }
  const judge = judgeByDocuments(corpus, cutting, weights)
  expect(await judge(10, [0, 1])).toEqual([1, 1])
  expect((await judge(5, [0]))[0]).toBeLessThan(1)
})

test('what is repeated costs, and one topic a chunk pays', () => {
  const text = 'Cats purr. Cats sleep. Dogs bark. Dogs run.'
  const spans = (...ends: number[]) =>
    ends.map((end, at) => ({ source: '', start: ends[at - 1] ?? 0, end, size: 1 }))
  const topics = { blocks: 0, sentences: 0, topics: 1, even: 0, fresh: 0 }
  const apart = documentScore(text, spans(22, text.length), topics)
  expect(apart).toBeGreaterThan(documentScore(text, spans(10, 33, text.length), topics))
  const twice = [...spans(text.length), ...spans(text.length)]
  expect(documentScore(text, twice, { ...topics, topics: 0, fresh: 1 })).toBe(0.5)
})
