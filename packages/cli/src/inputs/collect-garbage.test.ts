import { expect, test } from 'vitest'
import { collectingGarbage } from './collect-garbage.js'

test('every piece is handed on in order, through collections too', async () => {
  async function* pieces() {
    for (let index = 0; index < 20; index++) yield `${index} `.padEnd(1 << 20, '.')
  }
  const starts: string[] = []
  for await (const piece of collectingGarbage(pieces()))
    starts.push(piece.slice(0, 3).trim().replace(/\.+$/, ''))
  expect(starts.map(Number)).toEqual(Array.from({ length: 20 }, (_, index) => index))
})
