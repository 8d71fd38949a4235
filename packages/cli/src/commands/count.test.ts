import { expect, test } from 'vitest'
import { wordPieceFile } from '../../../ashlar/src/tokens/tokenizer-file/tokenizer-files.test-support.js'
import { fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { main } from '../main.js'

test('an input has its tokens, characters, words and bytes in a table', async () => {
  const host = fakeHost({ input: 'Hello there, 世界 👋\n' })
  expect(await main(['count'], host)).toBe(0)
  expect(host.stdout.text).toBe(
    '   o200k_base  characters  words  bytes\n-           7          19      4     25\n',
  )
})

test('several inputs are summed up, and several tokenizers stand side by side', async () => {
  const cwd = folderOf({ 'a.txt': 'one two three', 'b.txt': 'four' })
  const host = fakeHost({ cwd })
  expect(await main(['count', '.', '--tokenizer', 'gpt-5', '--tokenizer', 'cl100k_base'], host)).toBe(0)
  expect(host.stdout.text).toBe(
    '       gpt-5  cl100k_base  characters  words  bytes\n' +
      'a.txt      3            3          13      3     13\n' +
      'b.txt      1            1           4      1      4\n' +
      'total      4            4          17      4     17\n',
  )
})

test('as JSON Lines there is an object an input', async () => {
  const host = fakeHost({ input: 'one' })
  expect(await main(['count', '--to', 'jsonl'], host)).toBe(0)
  expect(host.stdout.text).toBe(
    '{"source":"-","tokens":{"o200k_base":1},"characters":3,"words":1,"bytes":3}\n',
  )
})

test('an unknown tokenizer is wrong usage, answered with the closest', async () => {
  const host = fakeHost({ input: 'one' })
  expect(await main(['count', '--tokenizer', 'o200k_bse'], host)).toBe(2)
  expect(host.stdout.text).toBe('')
  expect(host.stderr.text).toContain('--tokenizer "o200k_bse": wanted')
  expect(host.stderr.text).toContain('Did you mean o200k_base?')
})

test('several tokenizers in one word are refused by name', async () => {
  const host = fakeHost({ input: 'one' })
  expect(await main(['count', '--tokenizer', 'gpt-4,gpt-5'], host)).toBe(2)
  expect(host.stderr.text).toContain('One --tokenizer takes one name.')
})

test.each([
  ['gone.json', 'no such file or folder'],
  ['./model', 'no such file or folder'],
  ['bad.json', 'tokenizer.json of Hugging Face'],
  ['empty', 'there is no tokenizer.json in that folder'],
])('the tokenizer file %s is refused', async (name, reason) => {
  const host = fakeHost({ input: 'one', cwd: folderOf({ 'bad.json': '{"model":', 'empty/a.txt': '' }) })
  expect(await main(['count', '--tokenizer', name], host)).toBe(2)
  expect(host.stderr.text).toContain(`--tokenizer "${name}": `)
  expect(host.stderr.text).toContain(reason)
})

test('a tokenizer.json counts with the tokens that its model adds', async () => {
  const cwd = folderOf({ 'model/tokenizer.json': JSON.stringify(wordPieceFile()), 'a.txt': 'the stone' })
  const host = fakeHost({ cwd })
  expect(await main(['count', 'a.txt', '--tokenizer', 'model', '--to', 'jsonl'], host)).toBe(0)
  const { tokens } = JSON.parse(host.stdout.text)
  expect(tokens.model).toBeGreaterThanOrEqual(4)
})

test('a missing file is a fault', async () => {
  const host = fakeHost({ cwd: folderOf({}) })
  expect(await main(['count', 'gone.txt'], host)).toBe(1)
  expect([host.stdout.text, host.stderr.text]).toEqual(['', 'ashlar: gone.txt: no such file or folder\n'])
})
