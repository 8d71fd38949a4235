import { expect, test } from 'vitest'
import { fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { main } from '../main.js'

test('sentences come one a line', async () => {
  const host = fakeHost({ input: 'One is\r\nhere. Two is there.\n' })
  expect(await main(['sentences'], host)).toBe(0)
  expect(host.stdout.text).toBe('One is here.\nTwo is there.\n')
})

test('a language has its own rules, and an unknown one is wrong usage', async () => {
  const german = fakeHost({ input: 'Am 3. Mai war es kalt. Wir froren.' })
  expect(await main(['sentences', '--language', 'de'], german)).toBe(0)
  expect(german.stdout.text).toBe('Am 3. Mai war es kalt.\nWir froren.\n')
  const unknown = fakeHost({ input: 'x' })
  expect(await main(['sentences', '--language', 'klingon'], unknown)).toBe(2)
  expect(unknown.stderr.text).toContain('language')
})

test('as JSON Lines they say where they stand', async () => {
  const cwd = folderOf({ 'a.txt': 'One. Two.' })
  const host = fakeHost({ cwd })
  expect(await main(['sentences', 'a.txt', '--to', 'jsonl'], host)).toBe(0)
  expect(host.stdout.text).toBe('{"start":0,"end":4,"text":"One."}\n{"start":5,"end":9,"text":"Two."}\n')
})

test('several inputs name the source', async () => {
  const cwd = folderOf({ 'a.txt': 'One.', 'b.txt': 'Two.' })
  const host = fakeHost({ cwd })
  expect(await main(['sentences', '.', '--to', 'jsonl'], host)).toBe(0)
  expect(host.stdout.text).toBe(
    '{"source":"a.txt","start":0,"end":4,"text":"One."}\n{"source":"b.txt","start":0,"end":4,"text":"Two."}\n',
  )
})

test('a missing file and a wrong option have their statuses', async () => {
  const missing = fakeHost({ cwd: folderOf({}) })
  expect(await main(['sentences', 'gone.txt'], missing)).toBe(1)
  expect(missing.stderr.text).toBe('ashlar: gone.txt: no such file or folder\n')
  const wrong = fakeHost({ input: 'x' })
  expect(await main(['sentences', '--lang', 'en'], wrong)).toBe(2)
  expect(wrong.stderr.text).toContain('Did you mean --language?')
})
