import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { guildCorpus, questionLines } from '../../test-support/guild-corpus.js'
import { runAshlar } from '../../test-support/run-ashlar.js'
import { main } from '../main.js'

const { files, questions } = guildCorpus()
const asked = ['--questions', 'questions.jsonl']

async function tune(cwd: string, ...args: string[]) {
  const host = fakeHost({ cwd })
  const status = await main(['tune', 'docs', '--budget', '40', ...args], host)
  return { status, out: host.stdout.text, told: host.stderr.text }
}

test('the recommended settings are a command and a file, and beat bad ones on questions that the search has not seen', async () => {
  const cwd = folderOf(files)
  const { status, out, told } = await tune(
    cwd,
    ...asked,
    '--against',
    'size=5,strategy=fixed',
    '--save',
    'c.json',
  )
  expect([status, told]).toEqual([0, ''])
  expect(out).toMatch(/^Judged by 24 questions on 24 documents, found by BM25\.$/m)
  expect(out).toMatch(/^Tried 73 configurations on 14 questions; the best were tested on the other 10\.$/m)
  expect(out).toMatch(
    /^Better than size=5,strategy=fixed on 10 held-out questions .*: \+[\d.]+ points \(95 %: \+/m,
  )
  const command = /^Recommended:\n {2}ashlar chunk docs (.*)$/m.exec(out)![1]!
  const byFile = fakeHost({ cwd })
  const byFlags = fakeHost({ cwd })
  expect(await main(['chunk', 'docs', '--config', 'c.json'], byFile)).toBe(0)
  expect(await main(['chunk', 'docs', ...command.split(' ')], byFlags)).toBe(0)
  expect(byFile.stdout.text).toBe(byFlags.stdout.text)
  expect(byFile.stdout.text.split('\n').length).toBeGreaterThan(24)

  const again = await tune(cwd, ...asked, '--against', 'c.json', '--to', 'json')
  const { recommended, verdict } = JSON.parse(again.out)
  expect([verdict, recommended]).toEqual(['no', JSON.parse(readFileSync(join(cwd, 'c.json'), 'utf8'))])
})

test('a run that was interrupted goes on where it was, and finds the same; a changed corpus is searched anew', async () => {
  const cwd = folderOf(files)
  const path = join(cwd, 'cache', 'scores.jsonl')
  const keys = () => readFileSync(path, 'utf8').match(/"key":"[0-9a-f]{32}"/g)!
  const first = await tune(cwd, ...asked, '--cache', 'cache')
  const all = keys()
  const lines = readFileSync(path, 'utf8').split('\n')
  // What a killed run leaves: half of the work, and half a line.
  writeFileSync(path, `${lines.slice(0, lines.length / 2).join('\n')}\n{"key":"12`)
  const second = await tune(cwd, ...asked, '--cache', 'cache')
  expect(second.out).toBe(first.out)
  expect(keys()).toEqual(all)

  writeFileSync(join(cwd, 'docs', 'works-0.md'), `${files['docs/works-0.md']} More.`)
  await tune(cwd, ...asked, '--cache', 'cache')
  expect(new Set(keys()).size).toBe(2 * all.length)
})

describe('without questions', () => {
  test('headings and first sentences stand in, and are called weaker evidence', async () => {
    const { status, out } = await tune(folderOf(files))
    expect(status).toBe(0)
    expect(out).toMatch(/^Judged by \d+ pseudo-questions, .*: weaker evidence than questions that people ask/)
    expect(out).toMatch(/\d+ held-out pseudo-questions/)
  })

  test.each(['summary', 'classification'])('%s is judged by the chunks alone', async (use) => {
    const { status, out } = await tune(folderOf(files), '--use', use)
    expect(status).toBe(0)
    expect(out).toMatch(/^Judged by how the chunks of 24 documents look, not by questions: weaker evidence/)
    expect(out).toContain('ashlar chunk docs --strategy ')
  })
})

describe('as a process, on bad input', () => {
  const run = (content: Parameters<typeof folderOf>[0], ...args: string[]) =>
    runAshlar(['tune', 'docs', '--cache', 'none', '--budget', '40', ...args], { cwd: folderOf(content) })

  test('one question recommends the default, for nothing can be held out', async () => {
    const one = questionLines(questions.slice(0, 1))
    const { status, stdout, stderr } = await run(
      { ...files, 'questions.jsonl': one },
      ...asked,
      '--report',
      'r.html',
    )
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('With 1 question nothing can be held out to test what was found')
    expect(stdout).toContain('ashlar chunk docs --strategy auto --size 512 --overlap 0\n')
  })

  test('questions that cannot be used are told, and the others count', async () => {
    const lines = `${questionLines(questions)}{"question": "Who?", "excerpts": ["nobody wrote this"]}\n`
    const { status, stdout, stderr } = await run({ ...files, 'questions.jsonl': lines }, ...asked)
    expect([status, stderr.trimEnd().split('\n').length]).toEqual([1, 1])
    expect(stderr).toContain('questions.jsonl:25: the excerpt "nobody wrote this" is not in the corpus')
    expect(stdout).toContain('Judged by 24 questions')
  })

  test.each([
    [{ 'docs/': '' }, [], 1, 'docs: no files to read'],
    [{ 'docs/a.md': 'Short.' }, [], 1, 'no headings and no paragraphs to make questions of'],
    [files, ['--against', 'gone.json'], 2, '--config gone.json: no such file or folder'],
    [files, ['--save', 'gone/c.json'], 2, '--save gone/c.json: no such file or folder'],
    [files, ['--report', 'docs'], 2, '--report docs: is a folder'],
    [files, ['--use', 'questions'], 2, 'one of qa, search, summary, classification'],
  ])('%# is refused', async (content, args, expected, message) => {
    const { status, stdout, stderr } = await run(content, ...args)
    expect([status, stdout]).toEqual([expected, ''])
    expect(stderr).toContain(message)
  })
})
