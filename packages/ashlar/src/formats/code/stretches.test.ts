import { expect, test } from 'vitest'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { outlineIn } from './grammars.test-support.js'
import { lineMap } from './line-map.js'
import { stretchesOf } from './stretches.js'

const stretched = (text: string, length: number) =>
  [...stretchesOf(text, lineMap(text), { start: 0, end: text.length }, length)].map(({ start, end }) =>
    text.slice(start, end),
  )

test('stretches end behind a closing brace in the first column', () => {
  expect(stretched('a {\n  {\n  }\n}\nb {\n}\nc {\n}\n', 6)).toEqual([
    'a {\n  {\n  }\n}\n',
    'b {\n}\nc {\n}\n',
  ])
})

test('a stretch without any ends where it has grown four times as long', () => {
  expect(stretched('12345\n'.repeat(6), 4)).toEqual(['12345\n'.repeat(3), '12345\n'.repeat(3)])
})

test('a long program in Swift is read in stretches, with all its names', async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `class C${at} {\n}\n`).join('')
  const outline = await outlineIn('swift', text)
  expectOutlineInvariants(text, outline)
  const titles = outline.nodes.flatMap(({ title }) => title ?? [])
  expect([titles.length, titles[2_999]]).toEqual([3_000, 'class C2999'])
})
