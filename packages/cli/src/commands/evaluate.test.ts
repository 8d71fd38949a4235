import { expect, test } from 'vitest'
import { fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { guildCorpus } from '../../test-support/guild-corpus.js'
import { main } from '../main.js'

async function evaluate(files: Parameters<typeof folderOf>[0], ...args: string[]) {
  const host = fakeHost({ cwd: folderOf(files) })
  const status = await main(['evaluate', 'docs', ...args], host)
  return { status, out: host.stdout.text, told: host.stderr.text }
}

const { files, questions } = guildCorpus()
const asked = ['--questions', 'questions.jsonl', '--budget', '200']

test('a table has a line for each configuration, by the name it was given', async () => {
  const { status, out, told } = await evaluate(
    { ...files, 'small.json': '{"size": 40}' },
    ...asked,
    '--config',
    'default',
    '--config',
    'small.json',
    '--config',
    'unit=words,size=30,strategy=sentence',
  )
  expect([status, told]).toEqual([0, ''])
  expect(out).toMatch(/^24 questions on 24 documents, found by BM25$/m)
  expect(out).toMatch(/^ +recall@50 +recall@100 +recall@200 +omega +whole +tokens +spread +chunks$/m)
  expect(out).toMatch(/^default +[\d.]+ /m)
  expect(out).toMatch(/^small.json +[\d.]+ /m)
  expect(out).toMatch(/^unit=words,size=30,strategy=sentence +[\d.]+ /m)
  expect(out).toMatch(/^small.json is better than default by omega: \+[\d.]+ points \(95 %: /m)
})

test('equal configurations have no difference to show', async () => {
  const { out } = await evaluate(files, ...asked, '-c', 'size=100', '-c', 'size=100,trim=true')
  expect(out).toContain(
    'Between size=100,trim=true and size=100 there is no difference that 24 questions can show in omega: ±0.0 points',
  )
})

test('numbers for programs are the same for the same seed', async () => {
  const args = [...asked, '-c', 'size=100', '-c', 'size=40', '--to', 'json', '--seed', '7']
  const [first, second] = [await evaluate(files, ...args), await evaluate(files, ...args)]
  expect(first.out).toBe(second.out)
  const { configurations, comparisons, budgets } = JSON.parse(first.out)
  expect(budgets).toEqual([50, 100, 200])
  expect(configurations.map(({ config }: { config: unknown }) => config)).toEqual([
    { size: '100' },
    { size: '40' },
  ])
  expect(configurations[1].omega - configurations[0].omega).toBeCloseTo(comparisons[0].omega.difference, 10)
})

test('questions may name sources as chunks do, or relative to the folder', async () => {
  const named = questions.map((one) => JSON.stringify({ ...one, source: `docs/${one.source}` })).join('\n')
  const relative = await evaluate(files, ...asked)
  const full = await evaluate({ ...files, 'questions.jsonl': named }, ...asked)
  expect([full.status, full.out]).toEqual([0, relative.out])
})

test('one question can show nothing', async () => {
  const one = JSON.stringify(questions[0])
  const { out } = await evaluate(
    { ...files, 'questions.jsonl': one },
    ...asked,
    '-c',
    'default',
    '-c',
    'size=30',
  )
  expect(out).toContain('there is no difference that one question can show in omega: +')
})

test.each([
  [['--questions', 'questions.jsonl', '--config', 'sise=3'], 'unknown option "sise". Did you mean size?'],
  [['--questions', 'questions.jsonl', '--config', 'size'], '--config size: no such file or folder'],
  [['--questions', 'questions.jsonl', '--config', 'size=9,overlap=9'], 'overlap'],
  [['--questions', 'questions.jsonl', '--retrieval', 'both'], 'wanted together with --embedder'],
  [['--questions', 'gone.jsonl'], '--questions gone.jsonl: no such file or folder'],
  [[], 'no --questions'],
])('%j is wrong usage', async (args, message) => {
  const { status, out, told } = await evaluate(files, ...args)
  expect([status, out]).toEqual([2, ''])
  expect(told).toContain(message)
})
