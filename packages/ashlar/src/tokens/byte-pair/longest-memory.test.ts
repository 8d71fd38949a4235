import { expect, test } from 'vitest'
import { LongestMemory } from './longest-memory.js'

const viewOf = (text: string): DataView => new DataView(new TextEncoder().encode(text).buffer)

test('a token is remembered for its eight bytes, wherever they stand', () => {
  const memory = new LongestMemory()
  memory.remember(viewOf('abcabcab'), 0, 7)
  expect(memory.find(viewOf('-abcabcab'), 1)).toBe(7)
})

test('nothing is known of other bytes', () => {
  const memory = new LongestMemory()
  memory.remember(viewOf('abcabcab'), 0, 7)
  expect(memory.find(viewOf('abcabcaa'), 0)).toBe(-1)
  expect(memory.find(viewOf('\0\0\0\0\0\0\0\0'), 0)).toBe(-1)
})

test('what was remembered last counts', () => {
  const memory = new LongestMemory()
  const bytes = viewOf('abcabcab')
  memory.remember(bytes, 0, 7)
  memory.remember(bytes, 0, 8)
  expect(memory.find(bytes, 0)).toBe(8)
})
