import { expect, test } from 'vitest'
import { chunk } from '../index.js'
import { tokens } from './index.js'
import { randomNumbers, sampleText } from './sample-texts.test-support.js'

/** Counts four letters as a token and everything else as one each, and notes what it was asked. */
function recordingCounter() {
  const calls: string[] = []
  const count = (text: string) => text.match(/[a-z]{1,4}|[^a-z ]/gu)?.length ?? 0
  return {
    calls,
    count: (text: string) => {
      calls.push(text)
      return count(text)
    },
  }
}

test('a counter is asked a few times a chunk, with no more than about twice the limit', () => {
  const words = 'the stone was measured before anyone cut it and so was every word of this '
  const text = `${words.repeat(300)}${'🪨石'.repeat(3000)}${words.repeat(300)}`
  const counter = recordingCounter()
  const chunks = chunk(text, { size: 200, measure: tokens(counter) })
  for (const { text: part, size } of chunks) {
    expect(size).toBe(recordingCounter().count(part))
    expect(size).toBeLessThanOrEqual(200)
  }
  const sizes = counter.calls.map((call) => recordingCounter().count(call))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2.2 * 200)
  expect(counter.calls.length / chunks.length).toBeLessThan(8)
})

test('a text is cut alike by a measure that has counted another', () => {
  const random = randomNumbers(5)
  const measure = tokens((text) => Math.ceil(text.length / 4) + (text.length % 3))
  const texts = Array.from({ length: 20 }, () => sampleText(random, 1500))
  const cut = () => texts.map((text) => chunk(text, { size: 60, overlap: 20, measure }).map(({ end }) => end))
  const first = cut()
  texts.reverse()
  expect(cut().reverse()).toEqual(first)
})

test('the same text is not counted twice', () => {
  const counter = recordingCounter()
  const measure = tokens(counter)
  for (let i = 0; i < 5; i++) measure.size('some text', { start: 0, end: 4 })
  expect(counter.calls).toEqual(['some'])
})

test('no counter sees half a character', () => {
  const random = randomNumbers(2)
  const counter = recordingCounter()
  for (let i = 0; i < 20; i++)
    chunk('🪨'.repeat(1 + random(300)), { size: 1 + random(20), overlap: 0, measure: tokens(counter) })
  expect(counter.calls.filter((call) => call.length % 2 === 1)).toEqual([])
})

test.each([
  ['a function', (text: string) => text.length],
  ['an object with count', { count: (text: string) => text.length }],
  ['an object with encode', { encode: (text: string) => [...text].map(() => 1) }],
  ['an encoder that gives a typed array', { encode: (text: string) => new Uint32Array(text.length) }],
])('%s can be measured with', (_, tokenizer) => {
  const measure = tokens(tokenizer)
  expect(measure.unit).toBe('tokens')
  expect(measure.size('twelve chars', { start: 0, end: 6 })).toBe(6)
  expect(chunk('one two three four', { size: 8, measure }).map(({ text }) => text)).toEqual([
    'one two',
    'three',
    'four',
  ])
})

test('a margin keeps a share of the limit free', () => {
  const measure = tokens((text) => text.length, { margin: 0.1 })
  expect(measure.size('abcdefghij', { start: 0, end: 10 })).toBe(11)
  expect(measure.size('abc', { start: 0, end: 3 })).toBe(4)
})

const cause = new Error('the model went away')
const failing = (text: string): number => {
  if (text.includes('z')) throw cause
  return text.length
}

test.each([
  ['throws', failing, 'it threw the model went away'],
  ['gives NaN', () => Number.NaN, 'it returned NaN'],
  ['gives a negative number', () => -1, 'it returned -1'],
  ['gives a promise', (async () => 1) as unknown as (text: string) => number, 'must not be a promise'],
])('a tokenizer that %s is one clear error', (_, tokenizer, message) => {
  const run = () => chunk('some text and then a z and more', { size: 10, measure: tokens(tokenizer) })
  expect(run).toThrow(
    expect.objectContaining({ code: 'measure-failed', message: expect.stringContaining(message) }),
  )
})

test('the error of a tokenizer has its cause', () => {
  const run = () => tokens(failing).size('xyz', { start: 0, end: 3 })
  expect(run).toThrow(expect.objectContaining({ cause }))
})

test.each([[{}], [undefined], [null], ['cl100k_base'], [Promise.resolve()]])('%s is refused', (tokenizer) => {
  expect(() => tokens(tokenizer as never)).toThrow('wanted a tokenizer')
})

test.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('a margin of %s is refused', (margin) => {
  expect(() => tokens((text) => text.length, { margin })).toThrow('wanted a share of at least 0')
})

test('texts of all kinds stay within the limit', () => {
  const random = randomNumbers(4)
  for (let i = 0; i < 40; i++) {
    const text = sampleText(random, 500)
    const counter = recordingCounter()
    for (const one of chunk(text, { size: 70, overlap: 10, measure: tokens(counter) }))
      expect(one.size).toBeLessThanOrEqual(70)
  }
})
