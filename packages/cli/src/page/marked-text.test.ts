import { expect, test } from 'vitest'
import { markedText } from './marked-text.js'

const shown = (
  text: string,
  passages: readonly { start: number; end: number }[],
  span = { start: 0, end: text.length },
) =>
  markedText(text, span, passages)
    .map((part) => part.text)
    .join('')

test('passages are marked, overlapping ones once, and cut at the ends of the chunk', () => {
  expect(shown('one two three', [{ start: 4, end: 7 }])).toBe('one <mark>two</mark> three')
  expect(
    shown('abcdef', [
      { start: 1, end: 3 },
      { start: 2, end: 4 },
    ]),
  ).toBe('a<mark>bc</mark><mark>d</mark>ef')
  expect(shown('abcdef', [{ start: 0, end: 6 }], { start: 2, end: 4 })).toBe('<mark>cd</mark>')
})

test('what is far from a passage is left out', () => {
  const text = `${'x'.repeat(1000)}GOLD${'y'.repeat(2000)}GOLD`
  const passages = [
    { start: 1000, end: 1004 },
    { start: 3004, end: 3008 },
  ]
  expect(shown(text, passages)).toBe(
    `… ${'x'.repeat(240)}<mark>GOLD</mark>${'y'.repeat(240)}… ${'y'.repeat(240)}<mark>GOLD</mark>`,
  )
})

test('a text without a passage shows how it begins, and no half of a character', () => {
  expect(shown(`${'a'.repeat(319)}😀b`, [])).toBe(`${'a'.repeat(319)} …`)
  expect(shown('short', [])).toBe('short')
})
