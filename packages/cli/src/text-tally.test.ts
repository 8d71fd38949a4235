import { bytes, words } from 'ashlar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteTally, characterTally, wordTally } from './text-tally.js'

const parts = ['one ', 'two', '\n', '漢字かな', 'ไทยภาษา', ' ', '\u00a0', 'é', '👋', ', ', 'x-y', '\t']

test('counts are those of the pieces joined', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom(...parts), { maxLength: 6 }), { maxLength: 8 }),
      (lists) => {
        const pieces = lists.map((list) => list.join(''))
        const text = pieces.join('')
        const span = { start: 0, end: text.length }
        const tallies = [characterTally(), wordTally(), byteTally()]
        for (const tally of tallies) for (const piece of pieces) tally.add(piece)
        expect(tallies.map((tally) => tally.end())).toEqual([
          text.length,
          words.size(text, span),
          bytes.size(text, span),
        ])
      },
    ),
    { seed: 3, numRuns: 300 },
  )
})
