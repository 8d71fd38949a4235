import { expect, test } from 'vitest'
import { fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { main } from '../main.js'

const program = 'import os\n\n\n# Adds.\ndef add(a, b):\n    return a + b\n\n\ndef two():\n    return 2\n'
const flags = ['--unit', 'characters', '--size', '45', '--to', 'jsonl']

const chunksOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('--strategy code cuts standard input by the language that is named', async () => {
  const host = fakeHost({ input: program })
  expect(await main(['chunk', '--strategy', 'code', '--language', 'python', ...flags], host)).toBe(0)
  expect(chunksOf(host.stdout.text).map(({ text }) => text)).toEqual([
    'import os',
    '# Adds.\ndef add(a, b):\n    return a + b',
    'def two():\n    return 2',
  ])
})

test('auto knows code by its name or first line', async () => {
  const cwd = folderOf({ 'a.py': program, run: `#!/usr/bin/env python3\n${program}` })
  const host = fakeHost({ cwd })
  expect(await main(['chunk', 'a.py', 'run', ...flags], host)).toBe(0)
  expect(chunksOf(host.stdout.text).filter(({ headings }) => headings[0] === 'add()').length).toBe(2)
})

test('code whose language nothing tells is a fault that says what is wanted', async () => {
  const host = fakeHost({ input: program })
  expect(await main(['chunk', '--strategy', 'code', ...flags], host)).toBe(1)
  expect(host.stdout.text).toBe('')
  expect(host.stderr.text).toContain('code of an unknown language: wanted --language')
})

test('SQL is cut by its statements', async () => {
  const host = fakeHost({ input: 'SELECT a\n  FROM b;\n-- Two.\nSELECT 2 FROM c;\n' })
  expect(await main(['chunk', '--language', 'sql', ...flags, '--size', '26'], host)).toBe(0)
  expect(chunksOf(host.stdout.text).map(({ text }) => text)).toEqual([
    'SELECT a\n  FROM b;',
    '-- Two.\nSELECT 2 FROM c;',
  ])
  expect(host.stderr.text).toBe('')
})

test('a language without a grammar is cut by its lines, which is said once', async () => {
  const cwd = folderOf({ 'a.pl': 'my $a;\nprint $a;\n', 'b.pl': 'my $b;\n' })
  const host = fakeHost({ cwd })
  expect(await main(['chunk', '.', ...flags], host)).toBe(0)
  expect(chunksOf(host.stdout.text).length).toBe(2)
  expect(host.stderr.text.match(/no grammar for perl/g)).toHaveLength(1)
})

test('a misspelt language is answered with the closest', async () => {
  const host = fakeHost({ input: program })
  expect(await main(['chunk', '--strategy', 'code', '--language', 'pyhton', ...flags], host)).toBe(0)
  expect(host.stderr.text).toContain('did you mean python?')
})

test('a short name of a programming language is enough, and a misspelt one is answered with the closest', async () => {
  const short = fakeHost({ input: program })
  expect(await main(['chunk', '--language', 'py', ...flags], short)).toBe(0)
  expect(chunksOf(short.stdout.text)[1].headings).toEqual(['add()'])
  const misspelt = fakeHost({ input: program })
  expect(await main(['chunk', '--language', 'pyhton', ...flags], misspelt)).toBe(2)
  expect(misspelt.stderr.text).toContain('did you mean python?')
})
