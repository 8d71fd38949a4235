import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOf } from '../../test-support/folder-of.js'
import { guildCorpus, questionLines } from '../../test-support/guild-corpus.js'
import { runAshlar } from '../../test-support/run-ashlar.js'

const { files, questions } = guildCorpus(8)

const evaluate = (cwd: string, ...args: string[]) =>
  runAshlar(['evaluate', 'docs', '-q', 'questions.jsonl', '--cache', 'cache', '--budget', '200', ...args], {
    cwd,
  })

describe('lines of questions that cannot be used', () => {
  test('are told with their numbers, the others count, and the status is 1', async () => {
    const lines = [
      questionLines(questions.slice(0, 2)).trimEnd(),
      JSON.stringify({
        id: 'q0',
        question: 'Again?',
        source: 'works-0.md',
        excerpts: [questions[0]!.excerpts[0]],
      }),
      '{"id": "q9", "question"',
      JSON.stringify({ id: 'gone', question: 'Who?', source: 'works-1.md', excerpts: ['nobody wrote this'] }),
      JSON.stringify({ id: 'twice', question: 'When?', excerpts: ['stood for a hundred years'] }),
      JSON.stringify({ id: 'lost', question: 'Where?', source: 'work-1.md', excerpts: ['It stood'] }),
    ]
    const { status, stdout, stderr } = await evaluate(
      folderOf({ ...files, 'questions.jsonl': lines.join('\n') }),
    )
    expect(status).toBe(1)
    expect(stdout).toContain('2 questions on 8 documents')
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^ashlar: questions.jsonl:3: the id "q0" was given in line 1 already$/),
      expect.stringMatching(/^ashlar: questions.jsonl:4: no JSON/),
      expect.stringMatching(
        /^ashlar: questions.jsonl:5: the excerpt "nobody wrote this" is not in the corpus/,
      ),
      expect.stringMatching(/^ashlar: questions.jsonl:6: the excerpt "stood for a hundred years" stands /),
      expect.stringMatching(/^ashlar: questions.jsonl:7: no source "work-1.md": did you mean works-1.md\?$/),
    ])
  })

  test('are told for what they are, however they name their source', async () => {
    const ask = (id: string, source: string, excerpt: string) =>
      JSON.stringify({ id, question: 'Who?', source, excerpts: [excerpt] })
    const excerpt = questions[0]!.excerpts[0] as string
    const lines = [
      ask('a', 'works-0.md', excerpt),
      ask('b', 'docs/works-0.md', excerpt),
      ask('c', 'works-0.md', 'nobody wrote this'),
    ]
    const { stdout, stderr } = await evaluate(folderOf({ ...files, 'questions.jsonl': lines.join('\n') }))
    expect(stdout).toContain('2 questions on 8 documents')
    expect(stderr).toBe(
      'ashlar: questions.jsonl:3: the excerpt "nobody wrote this" is not in the corpus, word for word\n',
    )
  })

  test('are an error when there are no others', async () => {
    const none = JSON.stringify({ question: 'Who?', excerpts: ['nobody wrote this'] })
    const { status, stdout, stderr } = await evaluate(
      folderOf({ ...files, 'questions.jsonl': `${none}\n`.repeat(30) }),
    )
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('ashlar: questions.jsonl: 10 more lines cannot be used\n')
    expect(stderr).toContain('ashlar: questions.jsonl: no question that can be used\n')
  })
})

test('a corpus without text is an error', async () => {
  const cwd = folderOf({ 'docs/blank.md': ' \n\n', 'questions.jsonl': questionLines(questions) })
  const { status, stdout, stderr } = await evaluate(cwd)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe('ashlar: the corpus is empty: no text in docs\n')
})

test('a document that cannot be cut is told once, and has no chunks', async () => {
  const { status, stdout, stderr } = await evaluate(
    folderOf(files),
    '-c',
    'strategy=json',
    '-c',
    'strategy=json,size=9',
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(/^strategy=json +0\.0 +0\.0 +0\.0 +0\.0 +0\.0 +0\.0 +0\.0 +0$/m)
  expect(stderr.match(/^ashlar: docs\/works-1\.md: /gm)).toHaveLength(1)
})

test('a configuration that cannot be read is wrong usage', async () => {
  const { status, stderr } = await evaluate(folderOf({ ...files, 'c.json': '{"size": }' }), '-c', 'c.json')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^ashlar: --config c\.json: no JSON/)
})

describe('an embedder', () => {
  /** Gives the counts of letters as vectors, writes down each call, and fails after `BREAK_AFTER` of them. */
  const embedder = `
    import { appendFileSync, existsSync, readFileSync } from 'node:fs'
    export default async function embed(texts) {
      const calls = existsSync('calls') ? readFileSync('calls', 'utf8').split('\\n').length - 1 : 0
      appendFileSync('calls', texts.length + '\\n')
      if (existsSync('broken') && calls >= 1) throw new Error('quota exceeded')
      return texts.map((text) => Array.from({ length: 26 }, (_, at) => text.toLowerCase().split(String.fromCharCode(97 + at)).length))
    }`

  const calls = (cwd: string) => readFileSync(join(cwd, 'calls'), 'utf8').trim().split('\n').map(Number)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const { files } = guildCorpus(40)
  const byVectors = ['--embedder', 'embed.js', '--retries', '1', '-c', 'size=30,strategy=sentence']

  test('that fails halfway is tried again, then is a clear error, and what is done is kept', async () => {
    const broken = folderOf({ ...files, 'embed.js': embedder, broken: '' })
    const failed = await evaluate(broken, ...byVectors)
    expect([failed.status, failed.stdout]).toEqual([1, ''])
    expect(failed.stderr).toMatch(
      /^ashlar: the embedder failed 2 times \(quota exceeded\); 64 of \d+ texts are done.*64 vectors in all are kept in .*cache: run it again/,
    )
    expect(calls(broken)).toHaveLength(3)

    const whole = folderOf({ ...files, 'embed.js': embedder })
    const expected = await evaluate(whole, ...byVectors)
    expect([expected.status, expected.stderr]).toEqual([0, ''])

    writeFileSync(join(broken, 'calls'), '')
    rmSync(join(broken, 'broken'))
    const resumed = await evaluate(broken, ...byVectors)
    expect(resumed.stdout).toBe(expected.stdout)
    expect(sum(calls(broken).filter((count) => count > 0))).toBe(sum(calls(whole)) - 64)

    writeFileSync(join(broken, 'calls'), '')
    await evaluate(broken, ...byVectors)
    expect(readFileSync(join(broken, 'calls'), 'utf8')).toBe('')
  })

  test.each([
    ['export default 5', 2, 'wanted a module whose default export is a function'],
    ['export default (', 2, 'cannot be loaded'],
    ['export default async () => [[1]]', 1, 'it gave 1 vectors for'],
    ['export default async (texts) => texts.map(() => [Number.NaN])', 1, 'no list of numbers'],
    ['export default async (texts) => texts.map((text) => text.length % 2 ? [1] : [1, 2])', 1, 'length'],
  ])('%s is refused', async (module, expected, message) => {
    const cwd = folderOf({ ...files, 'embed.js': module })
    const { status, stdout, stderr } = await evaluate(cwd, '--embedder', 'embed.js', '--retries', '0')
    expect([status, stdout]).toEqual([expected, ''])
    expect(stderr).toContain(message)
  })

  test('that never answers is an error, not a quiet end', async () => {
    const cwd = folderOf({ ...files, 'embed.js': 'export default () => new Promise(() => {})' })
    const { status, stdout, stderr } = await evaluate(cwd, '--embedder', 'embed.js')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('ended before it was done')
  })

  test('may be fused with words', async () => {
    const { stdout } = await evaluate(
      folderOf({ ...files, 'embed.js': embedder }),
      ...byVectors,
      '--retrieval',
      'both',
    )
    expect(stdout).toContain('found by BM25 and the vectors of embed.js, fused')
  })
})
