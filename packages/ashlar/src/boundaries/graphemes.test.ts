import { describe, expect, test } from 'vitest'
import { strengths } from './boundary.js'
import { graphemes } from './graphemes.js'
import { barred, expectShortcutsToAgree } from './level.test-support.js'

describe('graphemes', () => {
  test('are what a reader takes for one character', () => {
    expect(barred(graphemes(), 'ae\u0301👩‍👩‍👧🇩🇪🇫\r\n')).toBe('a|e\u0301|👩‍👩‍👧|🇩🇪|🇫|\r\n|')
  })

  test('have the least strength', () => {
    expect(graphemes().first!('ab', { start: 0, end: 2 })).toEqual({ at: 1, strength: strengths.grapheme })
  })

  test('are found from both sides, in order, and never inside a cluster', () => {
    expectShortcutsToAgree(graphemes())
  })

  test('begin with a start that is known, whatever stands before it', () => {
    const flags = '🇦'.repeat(6)
    expect(graphemes().strongest!(flags, { start: 2, end: 9 })?.at).toBe(6)
  })
})
