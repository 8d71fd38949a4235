import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanced, type ChunkOptions, chunk, strengths } from '../index.js'
import { formatLevels } from '../strategies/format-levels.js'
import type { Strategy } from '../strategies/strategy.js'
import { assertFaithful } from '../testing/index.js'
import { OutlineBuilder } from './outline-builder.js'

/**
 * A format just large enough to show every kind of context: `= Title` begins a section, deeper with more marks; `{` and `}`
 * on lines of their own hold code; lines that begin with `|` are rows under the first of them.
 */
const toy: Strategy = {
  name: 'toy',
  outline({ text }) {
    const outline = new OutlineBuilder()
    const sections: { index: number; rank: number }[] = []
    let open: { index: number; kind: 'code' | 'table' } | undefined
    let headingStart = -1
    for (const match of text.matchAll(/[^\n]*\n|[^\n]+/g)) {
      const line = match[0].trimEnd()
      const start = match.index
      const end = start + line.length
      const marks = /^(=+) (.+)/.exec(line)
      const parent = () => open?.index ?? sections.at(-1)?.index ?? -1
      if (open?.kind === 'table' && !line.startsWith('|')) {
        outline.close(open.index, start)
        open = undefined
      }
      if (marks && open === undefined) {
        const rank = marks[1]!.length
        while (sections.length > 0 && sections.at(-1)!.rank >= rank)
          outline.close(sections.pop()!.index, start)
        if (headingStart === -1) outline.place(start, strengths.section - rank)
        const index = outline.open({
          kind: 'section',
          start,
          parent: parent(),
          lead: { start, end },
          title: marks[2]!,
        })
        sections.push({ index, rank })
        outline.add({ kind: 'heading', start, end, parent: index })
        if (headingStart === -1) headingStart = start
        continue
      }
      if (line === '') continue
      if (headingStart !== -1) outline.unbroken(headingStart, start)
      const afterHeading = headingStart !== -1
      headingStart = -1
      if (line === '{' && open === undefined) {
        if (!afterHeading) outline.place(start, strengths.block)
        const index = outline.open({
          kind: 'code',
          start,
          parent: parent(),
          lead: { start, end },
          leadIsNeeded: true,
          closer: '}',
        })
        open = { index, kind: 'code' }
      } else if (line.startsWith('|') && open === undefined) {
        if (!afterHeading) outline.place(start, strengths.block)
        const index = outline.open({
          kind: 'table',
          start,
          parent: parent(),
          lead: { start, end },
          leadIsNeeded: true,
        })
        open = { index, kind: 'table' }
      } else if (open === undefined) {
        if (!afterHeading) outline.place(start, strengths.block)
        outline.add({ kind: 'paragraph', start, end, parent: parent() })
      } else if (open.kind === 'code' && line === '}') {
        outline.close(open.index, end)
        open = undefined
      } else outline.place(start, open.kind === 'code' ? strengths.line : strengths.row)
    }
    if (open) outline.close(open.index, text.length)
    for (const { index } of sections) outline.close(index, text.length)
    return outline.build()
  },
  boundaries: (_, outline) => formatLevels(outline!),
}

const cut = (text: string, options: ChunkOptions) => chunk(text, { strategy: toy, ...options })
const rendered = (text: string, options: ChunkOptions) => cut(text, options).map((one) => one.rendered)

describe('headings', () => {
  const text =
    '= Walls\n\nFirst stone.\n\n== Dry\n\nSecond stone here.\n\nThird stone here.\n\n= Arches\n\nLast stone, the one that holds.\n'

  test('are the path of what a chunk holds', () => {
    expect(
      cut(text, { size: 50 }).map(({ text: piece, headings }) => [piece.slice(0, 12), headings]),
    ).toEqual([
      ['= Walls\n\nFir', ['Walls']],
      ['== Dry\n\nSeco', ['Walls', 'Dry']],
      ['Third stone ', ['Walls', 'Dry']],
      ['= Arches\n\nLa', ['Arches']],
    ])
  })

  test('stand before later pieces of their section, as written', () => {
    expect(rendered(text, { size: 50, context: { share: 0.4 } })[2]).toBe(
      '= Walls\n\n== Dry\n\nThird stone here.',
    )
  })

  test('as plain titles, or not at all, when asked', () => {
    expect(rendered(text, { size: 50, context: { headings: 'titles' } })[2]).toBe(
      'Walls\n\nDry\n\nThird stone here.',
    )
    expect(rendered(text, { size: 44, context: { headings: 'off' } })[2]).toBe('Third stone here.')
  })

  test('are left out from the outermost inwards when they would take too much', () => {
    const pieces = rendered(text, { size: 36 })
    expect(pieces.filter((piece) => piece.includes('Third'))).toEqual(['== Dry\n\nThird stone here.'])
  })

  test('that alone are larger than the share are passed over, and those around them stay', () => {
    const long = `= Wall\n\n== ${'Stone upon stone '.repeat(3).trim()}\n\n=== Dry\n\nFirst words.\n\nOther words, and more of them, as many as it takes.\n`
    expect(rendered(long, { size: 70 }).at(-1)).toBe(
      '= Wall\n\n=== Dry\n\nOther words, and more of them, as many as it takes.',
    )
  })

  test('of which the outer ones do not fit beside the inner ones are left out, all of them', () => {
    const deep =
      '= A\n\n== Second stone\n\n=== Third stone\n\nFirst words.\n\nOther words, and more.\n\nThe last words are here.\n'
    expect(rendered(deep, { size: 60 }).at(-1)).toBe('=== Third stone\n\nThe last words are here.')
  })

  test('are never left at the end of a chunk', () => {
    for (let size = 20; size < 80; size++) {
      for (const one of cut(text, { size }))
        expect(one.text).not.toMatch(/^=+ \w+$/m.test(one.text) ? /= \w+$/ : /^$/)
    }
  })
})

describe('needed leads', () => {
  test("a table's later pieces show its header", () => {
    expect(rendered('| no | stone |\n| 1 | flint |\n| 2 | slate |\n| 3 | chalk |\n', { size: 46 })).toEqual([
      '| no | stone |\n| 1 | flint |\n| 2 | slate |',
      '| no | stone |\n| 3 | chalk |',
    ])
  })

  test('code is opened and closed again', () => {
    expect(rendered('{\n  lay(1)\n  lay(2)\n  lay(3)\n}\n', { size: 22 })).toEqual([
      '{\n  lay(1)\n  lay(2)\n}',
      '{\n  lay(3)\n}',
    ])
  })
})

test('the source map leads from every copied part of rendered to the source', () => {
  const text = '= Walls\n\n| no | stone |\n| 1 | flint |\n| 2 | slate |\n| 3 | chalk |\n'
  for (const one of cut(text, { size: 50 })) {
    for (const { rendered: to, source } of one.sourceMap) {
      expect(one.rendered.slice(to.start, to.end)).toBe(text.slice(source.start, source.end))
    }
    expect(one.sourceMap.some(({ source }) => source.start === one.start && source.end === one.end)).toBe(
      true,
    )
  }
})

test('the source map leads from titles to the words of the heading', () => {
  const text = '= Dry walls\n\nFirst stone here.\n\nSecond stone here.\n'
  const [, second] = cut(text, { size: 40, context: { headings: 'titles' } })
  expect(second!.rendered).toBe('Dry walls\n\nSecond stone here.')
  expect(second!.sourceMap.map(({ source }) => text.slice(source.start, source.end))).toEqual([
    'Dry walls',
    'Second stone here.',
  ])
  for (const { rendered: to, source } of second!.sourceMap) {
    expect(second!.rendered.slice(to.start, to.end)).toBe(text.slice(source.start, source.end))
  }
})

test('a row of which the line end before it is not trimmed stays below its header', () => {
  const text = '| no | stone |\n| 1 | flint |\n| 2 | slate |\n'
  for (let size = 20; size < 45; size++) {
    for (const piece of rendered(text, { size, trim: false })) expect(piece).not.toMatch(/\n\s*\n/)
  }
})

test('the contract holds with context, whatever the text', () => {
  const line = fc.constantFrom(
    '= A',
    '== Bb',
    '=== Ccc',
    'Some words. And more, here.',
    '{',
    '}',
    '  indented',
    '| a | b |',
    '',
    '👩‍🚀🇫🇷é',
    'x'.repeat(50),
  )
  const limit = fc.record({
    size: fc.integer({ min: 1, max: 90 }),
    overlap: fc.constantFrom<NonNullable<ChunkOptions['overlap']>>(0, '20%', { sentences: 1 }),
    trim: fc.boolean(),
    packed: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), limit, (lines, { packed, ...rest }) => {
      const text = lines.join('\n')
      const options: ChunkOptions = { ...rest, strategy: toy, ...(packed && { packer: balanced() }) }
      assertFaithful(text, chunk(text, options), options)
    }),
    { seed: 5, numRuns: 1500 },
  )
})
