import { expect, test } from 'vitest'
import { pseudoQuestions } from './pseudo-questions.js'

const long = (start: string) => `${start} ${'Words follow upon words here. '.repeat(5)}`.trimEnd()

const asked = (text: string) =>
  pseudoQuestions([{ id: 'a', text }])
    .sort((a, b) => a.gold[0]!.start - b.gold[0]!.start)
    .map((question) => [question.text, text.slice(question.gold[0]!.start, question.gold[0]!.end)])

test('a heading asks for the paragraph below it, marked or not', () => {
  const [walls, stones] = [long('Walls stand.'), long('Stones lie.')]
  expect(asked(`# How walls stand #\n${walls}\n\nOn stones\n\n${stones}\n`)).toEqual([
    ['How walls stand', walls],
    ['On stones', stones],
  ])
})

test('the first sentence of a paragraph asks for the rest of it', () => {
  const rest = 'It takes a long time to learn, for each stone has its own face. Few have the patience for it.'
  expect(asked(`Masonry is a craft of the hand. ${rest}\n`)).toEqual([
    ['Masonry is a craft of the hand.', rest],
  ])
})

test('short passages, one word and headings that stand twice ask for nothing', () => {
  const same = long('One.')
  expect(asked(`On stones\n\nToo short.\n\nOn walls\n\n${same}\n\nOn walls\n\n${same}`)).toEqual([])
  expect(asked('')).toEqual([])
})

test('the choice depends on the seed alone, and is at most what was asked for', () => {
  const text = Array.from(
    { length: 60 },
    (_, at) => `Heading number ${at}\n\n${long(`Text ${at}.`)}\n\n`,
  ).join('')
  const corpus = [{ id: 'a', text }]
  const ids = (seed: number) => pseudoQuestions(corpus, { most: 10, seed }).map(({ id }) => id)
  expect(ids(1)).toHaveLength(10)
  expect(ids(1)).toEqual(ids(1))
  expect(ids(1)).not.toEqual(ids(2))
  expect(pseudoQuestions(corpus)).toHaveLength(60)
})
