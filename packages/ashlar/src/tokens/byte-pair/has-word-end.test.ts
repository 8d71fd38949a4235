import { expect, test } from 'vitest'
import { hasWordEnd } from './has-word-end.js'

const whole = (text: string): boolean => hasWordEnd(text, 0, text.length)

test('a space behind a word and a mark behind a Chinese character end a pre-token', () => {
  expect(whole('truth is')).toBe(true)
  expect(whole('他来了，我也来')).toBe(true)
  expect(whole('他来了。')).toBe(true)
})

test('a space or a mark at the beginning says nothing, nor does one behind another', () => {
  expect(whole(' truth')).toBe(false)
  expect(whole('，我也来了')).toBe(false)
  expect(whole('  truth')).toBe(false)
  expect(whole('……，我也来了')).toBe(false)
})

test('nothing outside of the stretch counts', () => {
  expect(hasWordEnd('a b 他，我', 4, 5)).toBe(false)
  expect(hasWordEnd('他，我', 1, 3)).toBe(false)
})
