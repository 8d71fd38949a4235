import { expect, test } from 'vitest'
import { catalogue, textNamed } from './catalogue.js'
import { compose } from './stored-text.js'

const generated = catalogue.filter(({ name }) => name !== 'code' && name !== 'markdown')

test.each(generated)('$name is the same every time, and as large as was asked', (recipe) => {
  const text = compose(recipe, 100_000)
  expect(text).toBe(compose(recipe, 100_000))
  const bytes = Buffer.byteLength(text)
  expect(bytes).toBeGreaterThanOrEqual(100_000 - recipe.separator.length)
  expect(bytes).toBeLessThan(200_000)
  expect(text).not.toMatch(/\p{Surrogate}/u)
})

test.each(catalogue.filter(({ name }) => name === 'code' || name === 'markdown'))(
  '$name is taken from installed packages',
  (recipe) => {
    expect(Buffer.byteLength(compose(recipe, 50_000))).toBeGreaterThanOrEqual(49_000)
  },
)

test('prose is ASCII in paragraphs of varied length', () => {
  const text = compose(textNamed('prose'), 200_000)
  expect(text).toMatch(/^[\x20-\x7e\n]+$/)
  const lengths = new Set(text.split('\n\n').map((paragraph) => paragraph.length))
  expect(lengths.size).toBeGreaterThan(100)
})

test('wrapped prose has no line over its column but for one long word', () => {
  const lines = compose(textNamed('prose-wrapped'), 100_000).split('\n')
  expect(lines.filter((line) => line.length > 72)).toEqual([])
})

test('the unbroken line has no white space, and joined emoji hold neither white space nor letters', () => {
  expect(compose(textNamed('unbroken'), 70_000)).toMatch(/^[0-9a-z]+$/)
  expect(compose(textNamed('emoji'), 70_000)).not.toMatch(/[\s\p{L}]/u)
})
