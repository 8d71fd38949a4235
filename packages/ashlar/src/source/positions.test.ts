import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Positions } from './positions.js'

const bytesOf = (text: string) => new TextEncoder().encode(text.toWellFormed()).length

test('a place is given in every unit', () => {
  const positions = new Positions('aé😀\r\n\u2028z')
  expect(positions.at(0)).toEqual({ offset: 0, codePoint: 0, byte: 0, line: 1, column: 1 })
  expect(positions.at(4)).toEqual({ offset: 4, codePoint: 3, byte: 7, line: 1, column: 5 })
  expect(positions.at(6)).toEqual({ offset: 6, codePoint: 5, byte: 9, line: 2, column: 1 })
  expect(positions.at(7)).toEqual({ offset: 7, codePoint: 6, byte: 12, line: 3, column: 1 })
  expect(positions.at(99)).toMatchObject({ offset: 8, codePoint: 7, byte: 13 })
})

test('LF, CRLF, CR, LINE SEPARATOR and PARAGRAPH SEPARATOR end lines; form feeds and NEL do not', () => {
  const positions = new Positions('a\nb\r\nc\rd\u2028e\u2029f\fg\u0085h')
  const lines = [...'abcdefgh'].map((letter) =>
    positions.lineAt('a\nb\r\nc\rd\u2028e\u2029f\fg\u0085h'.indexOf(letter)),
  )
  expect(lines).toEqual([1, 2, 3, 4, 5, 6, 6, 6])
})

test('places are found again from lines, bytes and code points', () => {
  const text = fc.array(fc.constantFrom('a', 'é', '石', '😀', '\n', '\r\n', '\r', '\u2028', '\ud800'), {
    maxLength: 3000,
  })
  fc.assert(
    fc.property(text, fc.nat(4000), (parts, near) => {
      const joined = parts.join('')
      const positions = new Positions(joined)
      let offset = Math.min(near, joined.length)
      if ((joined.charCodeAt(offset) & 0xfc00) === 0xdc00) offset--
      const position = positions.at(offset)
      expect(position.codePoint).toBe([...joined.slice(0, offset)].length)
      expect(position.byte).toBe(bytesOf(joined.slice(0, offset)))
      expect(positions.offsetOf(position.line, position.column)).toBe(offset)
      expect(positions.offsetOfByte(position.byte)).toBe(offset)
      expect(positions.offsetOfCodePoint(position.codePoint)).toBe(offset)
    }),
    { seed: 4, numRuns: 200 },
  )
})
