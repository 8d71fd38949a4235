import { expect, test } from 'vitest'
import { fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { main } from '../main.js'

const flags = ['--unit', 'characters', '--size', '40', '--to', 'jsonl']

const chunksOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test.each([
  ['table', 'id,name,city\n1,a,b\n2,c,d\n3,e,f\n4,g,h\n5,i,j\n', 'table'],
  ['JSON', '{"a": {"b": [1, 2, 3]},\n "c": 4}\n', 'text'],
  ['JSON Lines', '{"a": 1}\n{"a": 2}\n', 'text'],
  ['YAML', 'a: 1\nb:\n  c: 2\n  d: 3\n', 'text'],
])('standard input is known for a %s', async (_, input, kind) => {
  const host = fakeHost({ input })
  expect(await main(['chunk', ...flags], host)).toBe(0)
  expect(chunksOf(host.stdout.text)[0].kind).toBe(kind)
  expect(host.stderr.text).toBe('')
})

test('a quote that nothing closes is named with the file and the line', async () => {
  const cwd = folderOf({ 'a.csv': 'id,note\n1,"never\n2,b\n', 'b.csv': 'id,note\n1,a\n' })
  const host = fakeHost({ cwd })
  expect(await main(['chunk', 'a.csv', 'b.csv', ...flags], host)).toBe(0)
  expect(host.stderr.text).toBe(
    'ashlar: note: a.csv: line 2: a quote that nothing closes is read as an ordinary character\n',
  )
})

test('a table may have no header', async () => {
  const host = fakeHost({ input: '1,aaaaaaaaaaaaaaaaaaaaaaa\n2,bbbbbbbbbbbbbbbbbbbbbbb\n' })
  expect(await main(['chunk', '--strategy', 'table', '--header', 'false', ...flags], host)).toBe(0)
  expect(chunksOf(host.stdout.text).map(({ rendered }) => rendered)).toEqual([undefined, undefined])
})

test('a file of JSON may have comments or hold JSON Lines; what is neither is refused with line and column', async () => {
  const cwd = folderOf({
    'tsconfig.json': '{\n  // c\n  "a": [1,],\n}\n',
    'b.json': '{"a": 1}\n{"a": 2}\n',
    'c.json': '{\n a',
  })
  const host = fakeHost({ cwd })
  expect(await main(['chunk', '.', ...flags], host)).toBe(1)
  expect(chunksOf(host.stdout.text).map(({ source }) => source)).toEqual(['b.json', 'tsconfig.json'])
  expect(host.stderr.text).toContain(
    'c.json: invalid JSON at line 2, column 2: wanted a key in quotes, not "a".',
  )
})

test('YAML is cut by its members, and refused with line and column when it is broken', async () => {
  const cwd = folderOf({
    'a.yaml': 'a: one stone\nb: two stones, and more\nc: three\n',
    'b.yml': 'a: [1\nb: 2\n',
  })
  const host = fakeHost({ cwd })
  expect(await main(['chunk', '.', ...flags], host)).toBe(1)
  expect(chunksOf(host.stdout.text).map(({ text }) => text)).toEqual([
    'a: one stone\nb: two stones, and more',
    'c: three',
  ])
  expect(host.stderr.text).toContain('b.yml: invalid YAML at line 2, column 1')
})
