import { expect, test } from 'vitest'
import { recursiveText, tokenText } from './chroma-chunkers.js'
import { locateAsChroma, locateInOrder } from './locate-chunks.js'

test('token windows move by size less overlap, and the last one ends the text', () => {
  expect(tokenText('one two three four five', 2, 0)).toEqual(['one two', ' three four', ' five'])
  expect(tokenText('one two three four five', 3, 1)).toEqual(['one two three', ' three four five'])
})

test('recursive chunks end at the coarsest separator, which goes with what follows', () => {
  const text = 'One two three.\n\nFour five six. Seven eight nine.'
  expect(recursiveText(text, 7, 0)).toEqual(['One two three.', 'Four five six', '. Seven eight nine.'])
})

test('Chroma’s search takes the first occurrence, without the stop at the end', () => {
  expect(locateAsChroma('A cat. A cat.', 'A cat.')).toEqual({ start: 0, end: 5 })
  expect(locateAsChroma('A  big\ncat', 'A big cat')).toEqual({ start: 0, end: 10 })
  expect(locateAsChroma('A cat', '\u{FFFD}cat')).toEqual({ start: 2, end: 5 })
  expect(locateAsChroma('A cat', 'dog')).toBeUndefined()
})

test('chunks without offsets are found in reading order', () => {
  expect(locateInOrder('ab ab ab', ['ab', 'ab', 'x', 'ab'])).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
    undefined,
    { start: 6, end: 8 },
  ])
})
