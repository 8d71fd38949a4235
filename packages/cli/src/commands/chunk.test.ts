import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chunk, chunk, sentence } from 'ashlar'
import { describe, expect, test } from 'vitest'
import { type FakeHost, fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { main } from '../main.js'

const prose = 'One is here. Two is there.\n\nThree stands alone. Four is the last of them.\n'

const recordsOf = (host: FakeHost): Chunk[] =>
  host.stdout.text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Chunk)

const textsOf = (host: FakeHost) => recordsOf(host).map(({ text }) => text)

describe('options reach the library', () => {
  test.each([
    [['--size', '10', '--strategy', 'sentence', '--overlap', '1 sentence']],
    [['--size', '10', '--strategy', 'sentence', '--overlap', '50%', '--language', 'en']],
    [['--size', '12', '--unit', 'words', '--overlap', '4', '--min', '3', '--strategy', 'word']],
    [['--size', '6', '--trim', 'false', '--packer', 'balanced']],
    [['--size', '20', '--strategy', 'fixed', '--unit', 'bytes']],
    [['--size', '8', '--strategy', 'separators', '--separator', '\\n', '--separator', '. ']],
    [['--size', '400', '--breaks', '^Three']],
  ])('%j', async (args) => {
    const host = fakeHost({ input: prose })
    expect(await main(['chunk', '-', ...args], host)).toBe(0)
    const chunks = recordsOf(host)
    expect(chunks.length).toBeGreaterThan(1)
    for (const { start, end, text } of chunks) expect(text).toBe(prose.slice(start, end))
    expect(host.stderr.text).toBe('')
  })

  test('the chunks are those of the library', async () => {
    const host = fakeHost({ input: prose })
    await main(
      ['chunk', '--size', '30', '--strategy', 'sentence', '--overlap', '12', '--unit', 'characters'],
      host,
    )
    expect(textsOf(host)).toEqual(
      chunk(prose, { size: 30, strategy: sentence(), overlap: 12 }).map(({ text }) => text),
    )
  })

  test('metadata stands in every chunk', async () => {
    const host = fakeHost({ input: prose })
    await main(['chunk', '--size', '9', '--metadata', 'set=a', '--metadata', 'year=1999'], host)
    expect(recordsOf(host).map(({ metadata }) => metadata)).toContainEqual({ set: 'a', year: '1999' })
  })
})

describe('inputs', () => {
  test('a file and standard input give the same chunks', async () => {
    const text = `${'A sentence of some words. '.repeat(300)}\r\n\r\n${'漢字かな交じり文。'.repeat(300)}👩‍👩‍👧`
    const cwd = folderOf({ 'a.txt': text })
    const fromFile = fakeHost({ cwd })
    const fromStream = fakeHost({ input: text })
    const args = ['--size', '100', '--overlap', '20']
    await main(['chunk', 'a.txt', ...args], fromFile)
    await main(['chunk', '-', ...args], fromStream)
    const shape = (host: FakeHost) =>
      recordsOf(host).map(({ start, end, size, lines }) => [start, end, size, lines])
    expect(shape(fromFile)).toEqual(shape(fromStream))
    expect(recordsOf(fromFile)[0]!.source).toBe('a.txt')
    expect(recordsOf(fromStream)[0]!.source).toBe('-')
  })

  test('UTF-16 with a byte order mark is read, in folders too', async () => {
    const cwd = folderOf({ 'd/a.txt': Buffer.from('\ufeffGrüße', 'utf16le') })
    const host = fakeHost({ cwd })
    expect(await main(['chunk', 'd'], host)).toBe(0)
    expect(textsOf(host)).toEqual(['Grüße'])
  })

  test('empty and blank inputs give no chunk and no fault', async () => {
    const host = fakeHost({ cwd: folderOf({ 'empty.txt': '', 'blank.txt': ' \n\t\u3000\n' }) })
    expect(await main(['chunk', 'empty.txt', 'blank.txt'], host)).toBe(0)
    expect(host.stdout.text + host.stderr.text).toBe('')
  })

  test('a binary file in a folder is passed over with a note, and read when it is named', async () => {
    const cwd = folderOf({ 'd/a.bin': 'x\0y', 'd/b.txt': 'text' })
    const folder = fakeHost({ cwd })
    expect(await main(['chunk', 'd'], folder)).toBe(0)
    expect(textsOf(folder)).toEqual(['text'])
    expect(folder.stderr.text).toBe('ashlar: note: passed over d/a.bin: a binary file\n')
    const file = fakeHost({ cwd })
    expect(await main(['chunk', 'd/a.bin'], file)).toBe(0)
    expect(textsOf(file)).toEqual(['x\0y'])
  })

  test('a folder with nothing but binary files is a fault', async () => {
    const host = fakeHost({ cwd: folderOf({ 'd/a.bin': 'x\0y' }) })
    expect(await main(['chunk', 'd'], host)).toBe(1)
    expect(host.stderr.text).toContain('ashlar: d: no text files to read\n')
  })
})

describe('faults of one input', () => {
  test('are one line each, the rest goes on, and the status is 1', async () => {
    const cwd = folderOf({
      'bad.txt': Buffer.from([0x61, 0x62, 0xff, 0x63]),
      'good.txt': 'good',
      'empty/': '',
    })
    const host = fakeHost({ cwd })
    expect(await main(['chunk', 'gone.txt', 'bad.txt', 'empty', 'good.txt'], host)).toBe(1)
    expect(textsOf(host)).toEqual(['good'])
    expect(host.stderr.text.split('\n')).toEqual([
      'ashlar: gone.txt: no such file or folder',
      'ashlar: empty: no files to read',
      expect.stringMatching(/^ashlar: bad\.txt: invalid UTF-8 at byte 2 .*--invalid replace\.$/),
      '',
    ])
  })

  test('invalid bytes can be replaced, and are named in a stream too', async () => {
    const input = Buffer.from([0x61, 0x62, 0xff, 0x63])
    const strict = fakeHost({ input })
    expect(await main(['chunk'], strict)).toBe(1)
    expect(strict.stderr.text).toContain('standard input: invalid UTF-8 at byte 2')
    const lenient = fakeHost({ input })
    expect(await main(['chunk', '--invalid', 'replace'], lenient)).toBe(0)
    expect(textsOf(lenient)).toEqual(['ab\ufffdc'])
  })

  test.skipIf(process.platform !== 'linux')('a file that cannot be read is told by name', async () => {
    const host = fakeHost({ cwd: '/' })
    expect(await main(['chunk', '/proc/self/mem'], host)).toBe(1)
    expect(host.stderr.text).toMatch(/^ashlar: \/proc\/self\/mem: .+\n$/)
  })
})

describe('wrong usage is refused with status 2 before anything is read or written', () => {
  test.each([
    ['--size', '0'],
    ['--size', '-1'],
    ['--size', 'NaN'],
    ['--size', 'Infinity'],
    ['--size', '1.5'],
    ['--size', '"40"'],
    ['--size', '12px'],
    ['--size', ''],
    ['--overlap', '512'],
    ['--overlap', '100%'],
    ['--overlap', '-1'],
    ['--overlap', 'NaN'],
    ['--min', 'few'],
    ['--min', '513'],
    ['--trim', 'maybe'],
    ['--invalid', 'ignore'],
    ['--strategy', 'magic'],
    ['--unit', 'chars'],
    ['--tokenizer', 'no_such_base'],
    ['--packer', 'box'],
    ['--language', ''],
    ['--language', 'klingon'],
    ['--to', 'xml'],
    ['--breaks', '('],
    ['--separator', ','],
    ['--metadata', 'x'],
    ['--out', 'no/such/folder.csv'],
    ['--overlp', '5'],
  ])('%s %j', async (option, value) => {
    const host = fakeHost({ input: prose, cwd: folderOf({}) })
    expect(await main(['chunk', option, value], host)).toBe(2)
    expect(host.stdout.text).toBe('')
    expect(host.stderr.text).toContain(option.slice(2))
    expect(host.stderr.text).not.toMatch(/\n\s+at /)
  })

  test.each([
    [['--strategy', 'sentense'], 'Did you mean sentence?'],
    [['--unit', 'grapheme'], 'Did you mean graphemes?'],
    [['--packer', 'balance'], 'Did you mean balanced?'],
    [['--to', 'jsonlines'], 'Did you mean json'],
    [['--chunk-size', '5'], 'Did you mean --size?'],
    [['--output', 'x'], 'Did you mean --out?'],
  ])('%j is answered with the closest name', async (args, advice) => {
    const host = fakeHost({ input: prose })
    expect(await main(['chunk', ...args], host)).toBe(2)
    expect(host.stderr.text).toContain(advice)
  })

  test('an input cannot be the output', async () => {
    const cwd = folderOf({ 'a.txt': 'keep me' })
    const host = fakeHost({ cwd })
    expect(await main(['chunk', 'a.txt', '--out', './a.txt'], host)).toBe(2)
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toBe('keep me')
  })

  test('on a terminal without an input the help is shown', async () => {
    const host = fakeHost()
    expect(await main(['chunk'], host)).toBe(2)
    expect(host.stderr.text).toContain('Usage: ashlar chunk [options] [input...]')
  })
})

describe('outputs', () => {
  test('a file takes the chunks in the format of its ending', async () => {
    const cwd = folderOf({ 'a.txt': prose })
    const host = fakeHost({ cwd })
    expect(await main(['chunk', '.', '--out', 'chunks.csv'], host)).toBe(0)
    expect(await main(['chunk', '.', '--out', 'chunks.csv'], host)).toBe(0)
    expect(host.stdout.text).toBe('')
    const rows = readFileSync(join(cwd, 'chunks.csv'), 'utf8').split('\r\n')
    expect(rows[0]).toMatch(/^id,source,/)
    expect(rows).toHaveLength(3)
  })

  test('a terminal gets the readable view', async () => {
    const host = fakeHost({ input: prose, onTerminal: true })
    expect(await main(['chunk', '--size', '30'], host)).toBe(0)
    expect(host.stdout.text).toContain('\x1b[36m')
    expect(host.stdout.text).toContain(' min ')
  })

  test.each([
    [['--no-color'], {}],
    [[], { NO_COLOR: '1' }],
    [[], { TERM: 'dumb' }],
  ])('a terminal gets no colours with %j and %j', async (args, env) => {
    const host = fakeHost({ input: prose, onTerminal: true, env })
    expect(await main(['chunk', ...args], host)).toBe(0)
    expect(host.stdout.text).toContain(' min ')
    expect(host.stdout.text).not.toContain('\x1b')
  })

  test('JSON stays valid when an input fails', async () => {
    const host = fakeHost({ cwd: folderOf({ 'a.txt': 'a' }) })
    expect(await main(['chunk', 'gone', 'a.txt', '--to', 'json'], host)).toBe(1)
    expect(JSON.parse(host.stdout.text)).toHaveLength(1)
  })
})
