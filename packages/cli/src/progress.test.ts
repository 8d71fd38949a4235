import { expect, test } from 'vitest'
import { Recorder } from '../test-support/fake-host.js'
import { byteText, Progress } from './progress.js'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [12_345_678, '12.3 MB'],
  [5e15, '5000.0 TB'],
])('%d bytes read %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text)
})

test('short work shows nothing', async () => {
  const output = new Recorder({ isTTY: true })
  const progress = new Progress({ files: 1, bytes: 10 }, output, () => 0)
  expect(progress.advance(10)).toBeUndefined()
  progress.finishFile()
  progress.stop()
  expect(output.text).toBe('')
})

test('long work shows a bar that is taken away at the end', async () => {
  const output = Object.assign(new Recorder({ isTTY: true }), { cursorTo: () => true, clearLine: () => true })
  let now = 0
  const progress = new Progress({ files: 2, bytes: 4000 }, output, () => now)
  progress.advance(1000)
  now = 1000
  await progress.advance(1000)
  progress.finishFile()
  progress.stop()
  expect(output.text).toContain('50%')
  expect(output.text).toContain('2.0 kB of 4.0 kB · 2.0 kB/s')
})

test('without an output there is no bar', () => {
  let now = 0
  const progress = new Progress({ files: 1, bytes: 0 }, undefined, () => now)
  now = 10_000
  expect(progress.advance(1)).toBeUndefined()
  progress.stop()
})
