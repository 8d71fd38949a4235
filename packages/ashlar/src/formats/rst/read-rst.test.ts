import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { barred, leadsOf, mixtures, sourcesOf, stagedDocuments, titles } from '../mixtures.test-support.js'
import { readRst } from './read-rst.js'

const bars = (text: string) => barred(text, readRst(text))

describe('reStructuredText sections', () => {
  test('rank by the order in which their adornments come up', () => {
    const text = '====\nBook\n====\n\nOne\n===\n\nDeep\n----\n\nTwo\n===\n\nDeep\n----\n\n====\nNext\n====\n'
    expect(titles(readRst(text))).toEqual(['Book', ' One', '  Deep', ' Two', '  Deep', 'Next'])
  })

  test('begin with the targets before them and keep their first block', () => {
    expect(bars('a\n\n.. _here:\n\nOne\n---\n\n* x\n* y\n')).toBe(
      'a\n\n|.. _here:\n\nOne\n---\n\n* x\n|* y\n',
    )
  })

  test('are not transitions or tables', () => {
    expect(titles(readRst('a\n\n----\n\nb\n\n== ==\nA  B\n== ==\n1  2\n== ==\n'))).toEqual([])
  })
})

describe('reStructuredText blocks', () => {
  test('of code keep the line that announces them', () => {
    const text = 'Some text\nlike this::\n\n  a\n\n  b\n\nAfter.\n'
    const outline = readRst(text)
    expect(barred(text, outline)).toBe('Some text\nlike this::\n\n  a\n\n|  b\n\n|After.\n')
    expect(leadsOf(text, outline, 'code')).toEqual(['like this::\n'])
  })

  test('of directives have their options in the lead', () => {
    const text = '.. code-block:: py\n   :linenos:\n\n   x\n   y\n'
    expect(leadsOf(text, readRst(text), 'code')).toEqual(['.. code-block:: py\n   :linenos:\n'])
    expect(bars(text)).toBe('.. code-block:: py\n   :linenos:\n\n   x\n|   y\n')
  })

  test('nest inside directives, weaker than around them', () => {
    const text = 'a\n\n.. note::\n\n   b\n\n   c\n\nd\n'
    const outline = readRst(text)
    expect(barred(text, outline)).toBe('a\n\n|.. note::\n\n   b\n\n|   c\n\n|d\n')
    expect([...outline.places.strength]).toEqual([128, 126, 128])
    expect(sourcesOf(text, outline, 'admonition')).toEqual(['.. note::\n\n   b\n\n   c'])
  })

  test('of declarations lead with the signature', () => {
    const text = '.. py:function:: cut(stone)\n\n   Cuts.\n\n   More.\n'
    expect(leadsOf(text, readRst(text), 'declaration')).toEqual(['.. py:function:: cut(stone)\n'])
  })

  test('that are lists have items, nested ones and terms', () => {
    const text = '1. a\n2. b\n\n   * c\n   * d\n\nterm\n  text\nterm\n  text\n\n:field: e\n:field: f\n'
    expect(bars(text)).toBe(
      '1. a\n|2. b\n\n|   * c\n|   * d\n\n|term\n  text\n|term\n  text\n\n|:field: e\n|:field: f\n',
    )
    expect(bars('x\n\nA. Einstein\nwas here.\n')).toBe('x\n\n|A. Einstein\nwas here.\n')
  })

  test('that are tables keep their header', () => {
    const grid = '+--+\n|A |\n+==+\n|1 |\n+--+\n|2 |\n+--+\n'
    expect(bars(grid)).toBe('+--+\n|A |\n+==+\n|1 |\n+--+\n|'.concat('|2 |\n+--+\n'))
    expect(leadsOf(grid, readRst(grid), 'table')).toEqual(['+--+\n|A |\n+==+'])
    const simple = '== ==\nA  B\n== ==\n1  2\n   3\n4  5\n== ==\n'
    expect(bars(simple)).toBe('== ==\nA  B\n== ==\n1  2\n   3\n|4  5\n== ==\n')
    expect(leadsOf(simple, readRst(simple), 'table')).toEqual(['== ==\nA  B\n== =='])
  })

  test('may be ten thousand deep', () => {
    const text = Array.from({ length: 10_000 }, (_, depth) => `${' '.repeat(depth % 700)}${depth} x\n`).join(
      '\n',
    )
    expect(readRst(text).nodes.length).toBeGreaterThan(10_000)
  })
})

test('inline markup is not broken', () => {
  const text = 'Use :ref:`this one <x>`, ``a b``, `a link <b>`_ and [1]_ or |sub st|, not `this.\n'
  const { unbroken } = readRst(text)
  expect(unbroken.map(({ start, end }) => text.slice(start, end))).toEqual([
    ':ref:`this one <x>`',
    '``a b``',
    '`a link <b>`_',
    '[1]_',
    '|sub st|',
  ])
})

const fragments = [
  ...[
    '====\n',
    '----\n',
    'Title\n=====\n',
    '====\nOver\n====\n',
    '.. note::',
    '.. code-block:: x\n',
    ':opt: x\n',
  ],
  ...['.. _t:\n', '.. [1] note', '.. comment', '::', '* ', '- ', '1. ', '#. ', ':field: ', '>>> ', '| '],
  ...['+--+\n', '+==+\n', '|a |\n', '== ==\n', '   ', '\n\n   ', '`', '``', ':role:`x y`', '[1]_', '..\n'],
]

test('any text has an outline that keeps its promises', () => {
  const check = fc.property(mixtures(fragments), (text) => expectOutlineInvariants(text, readRst(text)))
  fc.assert(check, { seed: 6, numRuns: 600 })
})

const staged = stagedDocuments('rst')

test.skipIf(staged.length === 0)(
  'real documents have the sections that a search finds (needs ASHLAR_DATA)',
  () => {
    for (const { name, text } of staged) {
      const outline = readRst(text)
      expectOutlineInvariants(text, outline)
      const found = text.match(/^[^\s.].*\n([=\-~^"'`])\1{3,}$/gm) ?? []
      expect(titles(outline), name).toHaveLength(found.length)
    }
  },
)
