import { expect, test } from 'vitest'
import { pairedBootstrap } from './paired-bootstrap.js'

test('five questions that all agree show nothing, and six do', () => {
  const verdict = (count: number) =>
    pairedBootstrap(new Array<number>(count).fill(1), new Array<number>(count).fill(0)).verdict
  expect(verdict(1)).toBe('no difference that this many questions can show')
  expect(verdict(5)).toBe('no difference that this many questions can show')
  expect(verdict(6)).toBe('higher')
})

test('scores that differ by rounding alone do not differ', () => {
  const { verdict } = pairedBootstrap(new Array<number>(9).fill(0.1 + 0.2), new Array<number>(9).fill(0.3))
  expect(verdict).toBe('no difference that this many questions can show')
})
