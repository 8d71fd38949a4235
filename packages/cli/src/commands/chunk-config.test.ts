import type { ChunkRecord } from 'ashlar'
import { expect, test } from 'vitest'
import { type FakeHost, fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { main } from '../main.js'

const text = 'One two three. Four five six.\n\nSeven eight nine ten.\n'

const recordsOf = (host: FakeHost) =>
  host.stdout.text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ChunkRecord)

/** What `ashlar chunk` gives for the text, with a configuration and some arguments. */
async function cut(config: unknown, ...args: string[]) {
  const content = typeof config === 'string' ? config : JSON.stringify(config)
  const host = fakeHost({ input: text, cwd: folderOf({ 'c.json': content }) })
  const status = await main(['chunk', '--config', 'c.json', ...args], host)
  return { status, records: recordsOf(host), told: host.stderr.text }
}

/** What it gives for arguments alone. */
async function cutPlainly(...args: string[]) {
  const host = fakeHost({ input: text })
  expect(await main(['chunk', ...args], host)).toBe(0)
  return recordsOf(host)
}

test('options in a file cut as the same options on the command line do', async () => {
  const config = {
    unit: 'words',
    size: 5,
    overlap: '40%',
    strategy: 'sentence',
    trim: false,
    metadata: { a: '1' },
  }
  const line = '--unit words --size 5 --overlap 40% --strategy sentence --trim false --metadata a=1'
  const { status, records, told } = await cut(config)
  expect([status, told]).toEqual([0, ''])
  expect(records.length).toBeGreaterThan(2)
  expect(records).toEqual(await cutPlainly(...line.split(' ')))
})

test('an option on the command line comes before that of the file', async () => {
  const { records } = await cut({ unit: 'words', size: 2 }, '--size', '4')
  expect(records).toEqual(await cutPlainly('--unit', 'words', '--size', '4'))
})

test('a list on the command line replaces that of the file', async () => {
  const config = { strategy: 'separators', separator: ['. ', ' '], unit: 'words', size: 3 }
  const own = ['--strategy', 'separators', '--unit', 'words', '--size', '3', '--separator']
  expect((await cut(config)).records).toEqual(await cutPlainly(...own, '. ', '--separator', ' '))
  expect((await cut(config, '--separator', '\\n')).records).toEqual(await cutPlainly(...own, '\\n'))
})

test.each([
  [{ chunkSize: 5 }, 'unknown option "chunkSize". Did you mean size?'],
  [{ overlp: 5 }, 'unknown option "overlp". Did you mean overlap?'],
  [{ config: 'd.json' }, 'unknown option "config". '],
  [{ size: 0 }, 'size 0: wanted a whole number of at least 1'],
  [{ size: null }, 'size null: wanted what --size takes'],
  [{ separator: [] }, 'separator []: wanted what --separator takes'],
  [{ strategy: 'sentense' }, 'Did you mean sentence?'],
  [[1], 'wanted an object such as'],
  ['{', 'no JSON'],
])('the configuration %j is refused', async (config, message) => {
  const { status, records, told } = await cut(config)
  expect([status, records]).toEqual([2, []])
  expect(told).toContain('ashlar: --config c.json: ')
  expect(told).toContain(message)
})

test('a configuration that cannot be read is wrong usage', async () => {
  const host = fakeHost({ input: text, cwd: folderOf({ 'd/': '' }) })
  expect(await main(['chunk', '--config', 'gone.json'], host)).toBe(2)
  expect(await main(['chunk', '--config', 'd'], host)).toBe(2)
  expect(host.stderr.text).toContain('--config gone.json: no such file or folder')
  expect(host.stderr.text).toContain('--config d: is a folder')
})
