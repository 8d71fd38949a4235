import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '../../test-support/folder-of.js'
import { VectorFile } from './vector-file.js'

const fileIn = (content?: Uint8Array) => join(folderOf(content === undefined ? {} : { v: content }), 'v')

test('vectors are there again when the file is opened again', () => {
  const path = fileIn()
  const file = new VectorFile(path)
  file.set('one', [1, 0.1])
  file.set('two', [2, 3])
  const again = new VectorFile(path)
  expect([again.count, again.get('one'), again.get('three')]).toEqual([2, file.get('one'), undefined])
  expect(again.get('two')).toEqual(Float32Array.of(2, 3))
})

test('what a killed run left half written is dropped, and the file goes on', () => {
  const path = fileIn()
  new VectorFile(path).set('one', [1, 2])
  const whole = readFileSync(path)
  writeFileSync(path, Buffer.concat([whole, whole.subarray(4, 15)]))
  const file = new VectorFile(path)
  file.set('two', [3, 4])
  expect([...(new VectorFile(path).get('two') ?? [])]).toEqual([3, 4])
  expect(new VectorFile(fileIn(Uint8Array.of(1, 2))).count).toBe(0)
})

test('without a path nothing is written, and numbers are rounded all the same', () => {
  const file = new VectorFile(undefined)
  file.set('one', [0.1])
  expect(file.get('one')).toEqual(Float32Array.of(0.1))
})
