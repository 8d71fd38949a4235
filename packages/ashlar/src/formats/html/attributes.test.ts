import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readAttributes } from './attributes.js'
import { scanAttributes } from './scan-attributes.js'

/** The attributes of the first tag as htmlparser2 reads them. */
function expected(tag: string): Record<string, string> {
  let found: Record<string, string> = {}
  const parser = new Parser({
    onopentag: (_, attributes) => {
      found = attributes
    },
  })
  parser.end(tag)
  return found
}

const piece = fc.constantFrom(
  ...[
    'a',
    'B',
    'a-b',
    ' ',
    '\n',
    '=',
    ' = ',
    '"',
    "'",
    '"x y"',
    "'x > y'",
    'c',
    '/',
    '"&amp;"',
    '"?a=1&copy=2"',
    '"&#65;"',
  ],
)

test('attributes are read as htmlparser2 reads them, whatever the tag', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const tag = `<p ${pieces.join('')}>`
      fc.pre(scanAttributes(tag, 2) === tag.length)
      expect(Object.fromEntries(readAttributes(tag)), tag).toEqual(expected(tag))
    }),
    { seed: 3, numRuns: 3000 },
  )
})

test.each([
  ['<a href="/x" HREF=y disabled>', { href: '/x', disabled: '' }],
  ["<img alt='a > b' src = c/d/>", { alt: 'a > b', src: 'c/d/' }],
  ['<a title="R&amp;D &lt">', { title: 'R&D &lt' }],
])('%s', (tag, attributes) => {
  expect(Object.fromEntries(readAttributes(tag))).toEqual(attributes)
})

test('an attribute that is asked for alone is the one that is found among all', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const tag = `<p ${pieces.join('')}>`
      const all = readAttributes(tag)
      for (const name of ['a', 'b', 'a-b']) expect(readAttributes(tag, name).get(name)).toBe(all.get(name))
    }),
    { seed: 4, numRuns: 1000 },
  )
})
