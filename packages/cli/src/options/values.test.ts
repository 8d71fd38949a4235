import { expect, test } from 'vitest'
import { Refusal } from './option.js'
import {
  escapedText,
  keyValue,
  listed,
  oneOf,
  overlapValue,
  pattern,
  someText,
  truth,
  wholeNumber,
  wholeNumbers,
} from './values.js'

test('a whole number is read', () => {
  expect(wholeNumber(1)('512')).toBe(512)
  expect(wholeNumber(0)('0')).toBe(0)
})

test.each([
  '12px',
  '',
  ' ',
  'NaN',
  'Infinity',
  '-5',
  '+5',
  '1.5',
  '1e3',
  '0x10',
  '５',
  '99999999999999999999',
  '0',
])('the number "%s" is refused', (given) => {
  expect(() => wholeNumber(1)(given)).toThrow(new Refusal('a whole number of at least 1'))
})

test('an overlap is a number, a share or sentences', () => {
  expect(overlapValue('40')).toBe(40)
  expect(overlapValue('12.5%')).toBe('12.5%')
  expect(overlapValue('2 sentences')).toEqual({ sentences: 2 })
  expect(overlapValue('1sentence')).toEqual({ sentences: 1 })
})

test.each(['-1', 'NaN', '', '%', '10 %', '-10%', '1.5', '0 sentences', 'few'])(
  'the overlap "%s" is refused',
  (given) => {
    expect(() => overlapValue(given)).toThrow(Refusal)
  },
)

test('a name is one of those known, and another is answered with the closest', () => {
  expect(oneOf(['greedy', 'balanced'])('greedy')).toBe('greedy')
  expect(() => oneOf(['greedy', 'balanced'])('balance')).toThrow(
    'one of greedy, balanced. Did you mean balanced?',
  )
  expect(() => oneOf(['greedy', 'balanced'])('xyz')).toThrow(/^one of greedy, balanced$/)
})

test('true and false are the only truths', () => {
  expect(truth('true')).toBe(true)
  expect(truth('false')).toBe(false)
  expect(() => truth('yes')).toThrow(Refusal)
})

test('a pattern sees lines and whole characters', () => {
  expect('a\nCHAPTER 1'.search(pattern('^CHAPTER'))).toBe(2)
  expect(pattern('^.$').test('😀')).toBe(true)
  expect(() => pattern('(')).toThrow(/^a regular expression of JavaScript \(/)
  expect(() => pattern('')).toThrow(Refusal)
})

test('keys with values add up, and a value may hold an equals sign', () => {
  expect(keyValue('b=2=3', keyValue('a=1', undefined))).toEqual({ a: '1', b: '2=3' })
  expect(() => keyValue('=x', undefined)).toThrow(Refusal)
  expect(() => keyValue('x', undefined)).toThrow(Refusal)
})

test('a text may hold escapes, and several make a list', () => {
  expect(escapedText('\\t', escapedText('a\\n\\\\n', undefined))).toEqual(['a\n\\n', '\t'])
})

test('what may be given several times makes a list', () => {
  expect(listed('b', listed('a', undefined))).toEqual(['a', 'b'])
  expect(() => listed('', undefined)).toThrow(Refusal)
})

test('numbers that may be given several times make an ascending list', () => {
  expect(wholeNumbers('9', wholeNumbers('20', wholeNumbers('9', undefined)))).toEqual([9, 20])
  expect(() => wholeNumbers('0', undefined)).toThrow(Refusal)
})

test('an empty text is refused where some is wanted', () => {
  expect(() => someText('')).toThrow(Refusal)
})
