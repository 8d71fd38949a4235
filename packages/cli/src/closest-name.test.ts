import { expect, test } from 'vitest'
import { closestName, nameAdvice } from './closest-name.js'

const known = ['size', 'overlap', 'strategy', 'to']

test.each([
  ['overlp', 'overlap'],
  ['Overlap', 'overlap'],
  ['chunk-size', 'size'],
  ['chunk_size', 'size'],
  ['chunkSize', 'size'],
  ['sized', 'size'],
  ['stratgy', 'strategy'],
])('%s is taken for %s', (given, meant) => {
  expect(closestName(given, known)).toBe(meant)
})

test.each(['colour', 'x', '', '-'])('nothing is near to "%s"', (given) => {
  expect(closestName(given, known)).toBeUndefined()
})

test('without a near name all are listed', () => {
  expect(nameAdvice('magic', ['fixed', 'word'])).toBe('Known are fixed, word.')
})
