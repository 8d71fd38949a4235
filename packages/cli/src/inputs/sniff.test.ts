import { expect, test } from 'vitest'
import { isBinary } from './sniff.js'

const bytes = (...values: number[]) => Uint8Array.from(values)

test.each([
  ['nothing', bytes()],
  ['ASCII', Buffer.from('plain\r\n\ttext\f')],
  ['UTF-8', Buffer.from('Grüße, 世界 👋')],
  ['UTF-16 with a byte order mark', bytes(0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00)],
  ['big-endian UTF-16 with a byte order mark', bytes(0xfe, 0xff, 0x00, 0x61)],
  ['Latin-1, which is a fault and not binary', Buffer.from('Grüße aus Köln', 'latin1')],
  ['a character cut at the end of the head', Buffer.from('€'.repeat(4000))],
  ['coloured terminal output', Buffer.from('\x1b[31mred\x1b[0m'.repeat(50))],
])('%s is not binary', (_, content) => {
  expect(isBinary(content)).toBe(false)
})

test.each([
  ['a NUL', Buffer.from('text with a \0')],
  ['UTF-16 without a byte order mark', Buffer.from('text', 'utf16le')],
  ['the head of a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ['compressed bytes without a NUL', bytes(0x1f, 0x8b, 0x08, 0x08, 0xf3, 0x02, 0x9c, 0xe1, 0x05, 0x03)],
])('%s is binary', (_, content) => {
  expect(isBinary(content)).toBe(true)
})
