import { expect, test } from 'vitest'
import { peek } from './peek.js'

async function* of(...pieces: string[]) {
  yield* pieces
}

test.each([0, 1, 3, 4, 99])('a head of %i, and all pieces from the beginning', async (length) => {
  const { head, pieces } = await peek(of('ab', '', 'cd', 'ef'), length)
  expect(head).toBe('abcdef'.slice(0, length))
  let text = ''
  for await (const piece of pieces) text += piece
  expect(text).toBe('abcdef')
})
