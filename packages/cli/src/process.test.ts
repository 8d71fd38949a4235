import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { folderOf } from '../test-support/folder-of.js'
import { runAshlar } from '../test-support/run-ashlar.js'

const bin = fileURLToPath(new URL('../bin/ashlar.js', import.meta.url))

test('the process cuts standard input into JSON Lines', async () => {
  const { status, stdout, stderr } = await runAshlar(['chunk', '--size', '10', '--unit', 'characters'], {
    input: 'One two three four.',
  })
  expect([status, stderr]).toEqual([0, ''])
  const records = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(records.map(({ text }) => text)).toEqual(['One two', 'three', 'four.'])
  expect(Object.keys(records[0])).toEqual([
    'id',
    'source',
    'index',
    'start',
    'end',
    'text',
    'size',
    'lines',
    'headings',
    'kind',
    'overlap',
  ])
})

test('the status tells wrong usage from failed inputs', async () => {
  const cwd = folderOf({ 'a.txt': 'text' })
  const [wrong, failed] = await Promise.all([
    runAshlar(['chunk', 'a.txt', '--size', '0'], { cwd }),
    runAshlar(['chunk', 'gone.txt', 'a.txt', '--out', 'out.jsonl'], { cwd }),
  ])
  expect([wrong.status, wrong.stdout]).toEqual([2, ''])
  expect(wrong.stderr).toContain('--size "0"')
  expect([failed.status, failed.stdout, failed.stderr]).toEqual([
    1,
    '',
    'ashlar: gone.txt: no such file or folder\n',
  ])
  expect(existsSync(join(cwd, 'out.jsonl'))).toBe(true)
})

test('the version comes from the process, too', async () => {
  expect((await runAshlar(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+/)
})

test('a closed pipe ends endless work quietly', async () => {
  const child = spawn(process.execPath, [bin, 'chunk', '--size', '20', '--unit', 'characters'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (piece) => {
    told += piece
  })
  child.stdin.on('error', () => {})
  const feed = () => {
    while (!child.stdin.destroyed && child.stdin.write('Words without an end. '.repeat(500)));
  }
  child.stdin.on('drain', feed)
  feed()
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [status] = await once(child, 'close')
  expect([status, told]).toEqual([0, ''])
})
