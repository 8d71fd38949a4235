import { expect, test } from 'vitest'
import { LongestMemory } from './longest-memory.js'

const viewOf = (text: string): DataView => new DataView(new TextEncoder().encode(text).buffer)

test('a token is remembered for its eight bytes, wherever they stand', () => {
  const memory = new LongestMemory(20)
  memory.remember(viewOf('abcabcab'), 0, 7)
  expect(memory.find(viewOf('-abcabcab'), 1)).toBe(7)
})

test('nothing is known of other bytes', () => {
  const memory = new LongestMemory(20)
  memory.remember(viewOf('abcabcab'), 0, 7)
  expect(memory.find(viewOf('abcabcaa'), 0)).toBe(-1)
  expect(memory.find(viewOf('\0\0\0\0\0\0\0\0'), 0)).toBe(-1)
})

test('what was remembered last counts', () => {
  const memory = new LongestMemory(20)
  const bytes = viewOf('abcabcab')
  memory.remember(bytes, 0, 7)
  memory.remember(bytes, 0, 8)
  expect(memory.find(bytes, 0)).toBe(8)
})

test('of longer keys the last is remembered, of any length', () => {
  const memory = new LongestMemory(20)
  for (let length = 9; length <= 20; length++) {
    const key = 'abcdefghijklmnopqrst'.slice(0, length)
    const found = (text: string, at: number, end: number) => memory.findLong(viewOf(`${text}....`), at, end)
    memory.rememberLong(viewOf(`${key}....`), 0, length, length)
    expect(found(`-${key}`, 1, 1 + length)).toBe(length)
    expect(found(`-${key}`, 1, length), 'cut off').toBe(-1)
    expect(found(`${key.slice(0, -1)}-`, 0, length)).toBe(-1)
    expect(found(`-${key.slice(1)}`, 0, length)).toBe(-1)
  }
})
