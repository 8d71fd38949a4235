import { describe, expect, test } from 'vitest'
import { readQuestions } from '../index.js'

const sources = new Map([
  ['a.md', 'The cat sat. The dog ran. The cat sat.'],
  ['b.md', 'The dog slept. A bird sang.'],
])

const read = (...records: unknown[]) =>
  readQuestions(
    records.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'),
    sources,
  )

const problem = (record: unknown) => read(record).faults[0]?.problem

describe('questions', () => {
  test('locates an excerpt word for word', () => {
    const { questions, faults } = read({
      id: 'q',
      question: 'Who ran?',
      source: 'a.md',
      excerpts: ['The dog ran.'],
    })
    expect(faults).toEqual([])
    expect(questions).toEqual([{ id: 'q', text: 'Who ran?', gold: [{ source: 'a.md', start: 13, end: 25 }] }])
  })

  test('needs no source where the excerpt stands once in the corpus', () => {
    const { questions } = read({ question: 'Who sang?', excerpts: 'A bird sang.' })
    expect(questions).toEqual([
      { id: 'line 1', text: 'Who sang?', gold: [{ source: 'b.md', start: 15, end: 27 }] },
    ])
  })

  test('takes ranges, texts and sources of single excerpts, and other names of fields', () => {
    const { questions } = read({
      query: 'Who?',
      corpus_id: 'a.md',
      references: [
        { start_index: 0, end_index: 12 },
        { content: 'A bird sang.', source: 'b.md' },
      ],
    })
    expect(questions[0]!.gold).toEqual([
      { source: 'a.md', start: 0, end: 12 },
      { source: 'b.md', start: 15, end: 27 },
    ])
  })

  test('skips blank lines and a byte order mark, and names lines from 1', () => {
    const { questions, faults } = read('\u{FEFF}{"question": "?", "excerpts": ["A bird"]}', '', 'oops')
    expect(questions).toHaveLength(1)
    expect(faults.map(({ line }) => line)).toEqual([3])
  })
})

test('sources may have other names, line by line', () => {
  const lines = ['a.md', 'first', 'second']
    .map((source) => JSON.stringify({ question: '?', source, excerpts: [{ start: 0, end: 3 }] }))
    .join('\n')
  const { questions, faults } = readQuestions(lines, sources, { names: new Map([['first', 'a.md']]) })
  expect(questions.map(({ gold }) => gold[0]!.source)).toEqual(['a.md', 'a.md'])
  expect(faults).toEqual([{ line: 3, problem: 'no source "second"' }])
})

describe('nothing is guessed', () => {
  test.each([
    [
      'an excerpt that is not there',
      { question: '?', excerpts: ['The cow'] },
      '"The cow" is not in the corpus, word for word',
    ],
    [
      'one that stands twice in a source',
      { question: '?', source: 'a.md', excerpts: ['The cat sat.'] },
      'stands twice in a.md: give its start and end',
    ],
    [
      'one that stands in two sources',
      { question: '?', excerpts: ['The dog'] },
      'stands in a.md and in b.md',
    ],
    [
      'a source that is not there',
      { question: '?', source: 'c.md', excerpts: ['x'] },
      'no source "c.md": did you mean a.md?',
    ],
    [
      'a range outside',
      { question: '?', source: 'b.md', excerpts: [{ start: 0, end: 99 }] },
      'ends behind b.md, which has 27 code units',
    ],
    [
      'an empty range',
      { question: '?', source: 'b.md', excerpts: [{ start: 3, end: 3 }] },
      'no range: start 3, end 3',
    ],
    [
      'a range without a source',
      { question: '?', excerpts: [{ start: 0, end: 3 }] },
      'no source: give it as source, corpus',
    ],
    [
      'a range with another text',
      { question: '?', source: 'b.md', excerpts: [{ start: 0, end: 3, text: 'Dog' }] },
      'from 0 to 3 b.md does not say "Dog"',
    ],
    ['no question', { excerpts: ['x'] }, 'no question: give it as question or query'],
    ['no excerpts', { question: '?', excerpts: [] }, 'no excerpts: give it as excerpts, references'],
    ['a blank excerpt', { question: '?', excerpts: [' '] }, 'an excerpt without text'],
    ['an excerpt that is a number', { question: '?', excerpts: [7] }, 'neither a text nor an object: "7"'],
    ['a list', '[1]', 'no JSON object'],
    ['no JSON', '{', 'no JSON ('],
    [
      'an id that is a list',
      { id: [], question: '?', excerpts: ['x'] },
      'the id is neither text nor a number',
    ],
  ])('%s is a fault', (_, record, message) => {
    expect(problem(record)).toContain(message)
    expect(read(record).questions).toEqual([])
  })

  test('an id that was there before is a fault of the second line', () => {
    const one = { id: 1, question: '?', excerpts: ['A bird'] }
    expect(read(one, { ...one, id: '1' }).faults).toEqual([
      { line: 2, problem: 'the id "1" was given in line 1 already' },
    ])
  })

  test('one bad excerpt leaves the whole question out', () => {
    const { questions, faults } = read({ question: '?', excerpts: ['A bird', 'The cow'] })
    expect([questions.length, faults.length]).toEqual([0, 1])
  })
})
