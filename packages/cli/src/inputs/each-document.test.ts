import { AshlarError } from 'ashlar'
import { expect, test } from 'vitest'
import { fakeHost } from '../../test-support/fake-host.js'
import { folderOf } from '../../test-support/folder-of.js'
import { Progress } from '../progress.js'
import { Report } from '../report.js'
import { eachDocument } from './each-document.js'
import { expandOperands } from './expand-operands.js'

const text = 'Größe: 漢字 👋\r\n'.repeat(50)

/** Reads what operands stand for, as streams where a file has more than `wholeFileLimit` bytes. */
const readAll = async (cwd: string, operands: readonly string[], wholeFileLimit: number) => {
  const host = fakeHost({ cwd })
  const report = new Report(host.stderr)
  const progress = new Progress({ files: 1, bytes: 1 }, undefined)
  const read: [string, string][] = []
  let streams = 0
  await eachDocument(
    await expandOperands(operands, { cwd }),
    { host, report, progress, invalid: 'error', wholeFileLimit },
    async (document) => {
      let content = ''
      if ('text' in document) content = document.text
      else for await (const piece of document.pieces) content += piece
      if ('pieces' in document) streams++
      read.push([document.name, content])
    },
  )
  return { read, streams, told: host.stderr.text, faults: report.faults }
}

test('a large file is read as a stream, with the same text', async () => {
  const cwd = folderOf({ 'a.txt': text })
  const whole = await readAll(cwd, ['a.txt'], 1e6)
  const streamed = await readAll(cwd, ['a.txt'], 10)
  expect([whole.streams, streamed.streams]).toEqual([0, 1])
  expect(whole.read).toEqual([['a.txt', text]])
  expect(streamed.read).toEqual(whole.read)
})

test.each([10, 1e6])(
  'binary files of a folder are passed over when files over %d bytes are streams',
  async (limit) => {
    const cwd = folderOf({ 'd/a.bin': `${text}\0`, 'd/b.txt': text })
    const { read, told, faults } = await readAll(cwd, ['d'], limit)
    expect(read).toEqual([['d/b.txt', text]])
    expect([faults, told]).toEqual([0, 'ashlar: note: passed over d/a.bin: a binary file\n'])
  },
)

test.each([10, 1e6])(
  'a fault of one file does not stop the others when files over %d bytes are streams',
  async (limit) => {
    const bad = Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28])])
    const cwd = folderOf({ 'd/bad.txt': bad, 'd/good.txt': text })
    const { read, told, faults } = await readAll(cwd, ['d'], limit)
    expect(read).toEqual([['d/good.txt', text]])
    expect(faults).toBe(1)
    expect(told).toContain(`d/bad.txt: invalid UTF-8 at byte ${bad.length - 2}`)
  },
)

test('a text that its strategy refuses is one line that names the file and gives no advice about bytes', async () => {
  const cwd = folderOf({ 'a.txt': 'fine', 'bad.json': 'not json' })
  const host = fakeHost({ cwd })
  const reading = {
    host,
    report: new Report(host.stderr),
    progress: new Progress({ files: 2, bytes: 1 }, undefined),
    invalid: 'error' as const,
  }
  const read: string[] = []
  await eachDocument(await expandOperands(['.'], { cwd }), reading, async ({ name }) => {
    if (name.endsWith('.json')) {
      throw new AshlarError({
        code: 'invalid-source',
        given: 'invalid JSON at line 1, column 1',
        wanted: 'a value',
      })
    }
    read.push(name)
  })
  expect(read).toEqual(['a.txt'])
  expect(host.stderr.text).toBe('ashlar: bad.json: invalid JSON at line 1, column 1: wanted a value.\n')
})
