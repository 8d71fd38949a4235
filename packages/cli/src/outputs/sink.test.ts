import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { Recorder } from '../../test-support/fake-host.js'
import { ClosedPipe, Sink } from './sink.js'

test('text is written in the order it was given, in batches', async () => {
  const stream = new Recorder()
  const sink = new Sink(stream)
  expect(sink.write('a')).toBeUndefined()
  expect(stream.text).toBe('')
  const big = 'b'.repeat(70_000)
  await sink.write(big)
  expect(stream.text).toBe(`a${big}`)
  sink.write('c')
  await sink.flush()
  expect(stream.text).toBe(`a${big}c`)
})

test('a full batch waits until the reader has taken it', async () => {
  const taken: (() => void)[] = []
  const slow = new Writable({ write: (_piece, _encoding, done) => void taken.push(done) })
  const sink = new Sink(slow)
  let isThrough = false
  const wait = sink.write('x'.repeat(70_000))!.then(() => {
    isThrough = true
  })
  await new Promise(setImmediate)
  expect(isThrough).toBe(false)
  taken[0]!()
  await wait
  expect(isThrough).toBe(true)
})

test('what is not much is written soon all the same', async () => {
  const written = new Promise<string>((resolve) => {
    const stream = new Writable({ write: (piece) => resolve(String(piece)) })
    new Sink(stream).write('a line of a slow stream')
  })
  expect(await written).toBe('a line of a slow stream')
})

const failing = (code: string) =>
  new Writable({ write: (_piece, _encoding, done) => done(Object.assign(new Error(code), { code })) })

test('a closed pipe is told apart from a failure', async () => {
  const closed = new Sink(failing('EPIPE'))
  await expect(closed.write('x'.repeat(70_000))).rejects.toThrow(ClosedPipe)
  expect(() => closed.write('y')).toThrow(ClosedPipe)
  await expect(new Sink(failing('ENOSPC')).write('x'.repeat(70_000))).rejects.toThrow(
    'cannot write the output: no space left on the device',
  )
})
