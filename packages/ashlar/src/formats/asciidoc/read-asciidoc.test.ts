import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { barred, leadsOf, mixtures, sourcesOf, stagedDocuments, titles } from '../mixtures.test-support.js'
import { readAsciidoc } from './read-asciidoc.js'

const bars = (text: string) => barred(text, readAsciidoc(text))

test('AsciiDoc titles nest by their signs, and begin with what is attached to them', () => {
  const text = '= Book\n:toc:\n\nText.\n\n[[a]]\n== One ==\n\n=== Deep `x`\n\na\n\n== Two\n'
  expect(titles(readAsciidoc(text))).toEqual(['Book', ' One', '  Deep x', ' Two'])
  expect(bars(text)).toBe('= Book\n:toc:\n\nText.\n\n|[[a]]\n== One ==\n\n=== Deep `x`\n\na\n\n|== Two\n')
})

describe('AsciiDoc blocks', () => {
  test('of code lead with their attributes and are closed again', () => {
    const text = 'a\n\n[source,ruby]\n----\n== no\n\nputs\n----\n\nb\n'
    const outline = readAsciidoc(text)
    expect(barred(text, outline)).toBe('a\n\n|[source,ruby]\n----\n== no\n\n|puts\n----\n\n|b\n')
    expect(leadsOf(text, outline, 'code')).toEqual(['[source,ruby]\n----'])
    expect(outline.nodes.find(({ kind }) => kind === 'code')!.closer).toBe('----')
    expect(titles(outline)).toEqual([])
  })

  test('hold other blocks between example, sidebar and quote delimiters', () => {
    const text = '====\na\n\n____\nb\n\nc\n____\n====\n\nd\n'
    expect(bars(text)).toBe('====\na\n\n|____\nb\n\n|c\n____\n====\n\n|d\n')
    expect(sourcesOf(text, readAsciidoc(text), 'quote')).toEqual(['____\nb\n\nc\n____'])
  })

  test('of lists nest by their markers, with what a plus sign attaches', () => {
    const text = '* a\n** b\n** c\n+\n----\nx\n----\n* d\n\nterm:: e\nterm:: f\n'
    expect(bars(text)).toBe('* a\n|** b\n|** c\n|+\n----\nx\n----\n|* d\n\n|term:: e\n|term:: f\n')
    expect(bars('* a\n\nb\n')).toBe('* a\n\n|b\n')
  })

  test('of tables have a header where a blank line or the attributes say so', () => {
    const implied = '|===\n|A |B\n\n|1 |2\n|3 |4\n|===\n'
    expect(leadsOf(implied, readAsciidoc(implied), 'table')).toEqual(['|===\n|A |B\n'])
    expect([...readAsciidoc(implied).places.at]).toEqual([implied.indexOf('|3')])
    const asked = '[%header,cols=2]\n|===\n|A |B\n|1 |2\n|3 |4\n|===\n'
    expect(leadsOf(asked, readAsciidoc(asked), 'table')).toEqual(['[%header,cols=2]\n|===\n|A |B'])
    const none = '|===\n|1 |2\n|3 |4\n|===\n'
    expect(leadsOf(none, readAsciidoc(none), 'table')).toEqual(['|==='])
  })

  test('that are not closed go on to the end', () => {
    expect(sourcesOf('----\na\n\n== b\n', readAsciidoc('----\na\n\n== b\n'), 'code')).toEqual([
      '----\na\n\n== b',
    ])
  })
})

test('inline markup is not broken', () => {
  const text = 'See `a b`, link:x[the y], <<id,the z>> and https://example.org[a b c].\n'
  expect([...readAsciidoc(text).unbroken].map(({ start, end }) => text.slice(start, end))).toEqual([
    '`a b`',
    'link:x[the y]',
    '<<id,the z>>',
    'https://example.org[a b c]',
  ])
})

const fragments = [
  ...[
    '= T\n',
    '== T\n',
    '=== T ===\n',
    '----\n',
    '....\n',
    '====\n',
    '****\n',
    '____\n',
    '--\n',
    '////\n',
    '|===\n',
  ],
  ...[
    '|a |b\n',
    '[attr]\n',
    '[[id]]\n',
    '.Title\n',
    ':a: b\n',
    '* ',
    '** ',
    '- ',
    '. ',
    '1. ',
    'term:: ',
    '+\n',
  ],
  ...['NOTE: ', "'''\n", '```x\n', '```\n', '// c\n', '`', 'link:a[b]', '<<x>>', '{a}', '  '],
]

test('any text has an outline that keeps its promises', () => {
  const check = fc.property(mixtures(fragments), (text) => expectOutlineInvariants(text, readAsciidoc(text)))
  fc.assert(check, { seed: 7, numRuns: 600 })
})

const staged = stagedDocuments('asciidoc')

test.skipIf(staged.length === 0)(
  'real documents have the sections that a search finds (needs ASHLAR_DATA)',
  () => {
    for (const { name, text } of staged) {
      const outline = readAsciidoc(text)
      expectOutlineInvariants(text, outline)
      expect(titles(outline), name).toHaveLength(text.match(/^=+ \S/gm)!.length)
    }
  },
)
