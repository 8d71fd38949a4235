import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk } from '../chunk-text.js'
import type { ChunkOptions } from '../options.js'
import { balanced } from '../pack/balanced.js'
import { windows } from '../pack/windows.js'
import { documents, limits, measures, packers } from '../testing/generators.js'
import { assertFaithful } from '../testing/index.js'
import { marked } from '../testing/marked.js'
import { markdown } from './markdown.js'

const strategy = markdown()
const rendered = (text: string, options: ChunkOptions) =>
  chunk(text, { strategy, ...options }).map((one) => one.rendered)

describe('what holds together', () => {
  test('a heading stays with what follows it', () => {
    expect(marked('# One\n\nText.\n\n# Two\n\nMore.\n', { size: 16, strategy })).toBe(
      '⟦# One\n\nText.⟧\n\n⟦# Two\n\nMore.⟧\n',
    )
  })

  test('a heading is not left behind when the first sentence does not fit', () => {
    expect(
      marked('Stone.\n\n# Two\n\nMore of that, and more. Yes.\n', {
        size: 20,
        strategy,
        context: { headings: 'off' },
      }),
    ).toBe('⟦Stone.⟧\n\n⟦# Two\n\nMore of that,⟧ ⟦and more. Yes.⟧\n')
  })

  test('a heading goes with the beginning of a word that is too long for a chunk', () => {
    expect(marked(`Stone.\n\n# Heading here\n\n${'x'.repeat(30)}\n`, { size: 24, strategy })).toBe(
      `⟦Stone.⟧\n\n⟦# Heading here\n\n${'x'.repeat(8)}⟧⟦${'x'.repeat(22)}⟧\n`,
    )
  })

  test("a footnote's mark stays with the beginning of its text, markers of quotes and items included", () => {
    const note = 'mortar with a little lime, and with water. Sand'
    expect(marked(`Stone.\n\n[^1]: ${note}\n`, { size: 24, strategy })).toBe(
      '⟦Stone.⟧\n\n⟦[^1]: mortar with a⟧ ⟦little lime,⟧ ⟦and with water. Sand⟧\n',
    )
    expect(marked(`Stone.\n\n[^1]: > - ${note}\n`, { size: 28, strategy })).toBe(
      '⟦Stone.⟧\n\n⟦[^1]: > - mortar with a⟧ ⟦little lime, and with water.⟧ ⟦Sand⟧\n',
    )
    expect(marked(`Stone.\n\n[^1]:\n\n    ${note}\n`, { size: 28, strategy })).toBe(
      '⟦Stone.⟧\n\n⟦[^1]:\n\n    mortar with a⟧ ⟦little lime, and with water.⟧ ⟦Sand⟧\n',
    )
  })

  test('a fence that fits is one chunk, blank lines and all', () => {
    expect(marked('Some words.\n\n```\na\n\nb\n```\n\nMore.\n', { size: 14, strategy })).toBe(
      '⟦Some words.⟧\n\n⟦```\na\n\nb\n```⟧\n\n⟦More.⟧\n',
    )
  })

  test('nested items stay with their parent while they can', () => {
    expect(marked('- a\n  - b\n  - c\n- d\n  - e\n', { size: 18, strategy })).toBe(
      '⟦- a\n  - b\n  - c⟧\n⟦- d\n  - e⟧\n',
    )
  })

  test('links are not cut while there is another place', () => {
    expect(marked('one two [three four](https://a.example) five', { size: 36, strategy })).toBe(
      '⟦one two⟧ ⟦[three four](https://a.example) five⟧',
    )
  })
})

describe('what later pieces show', () => {
  test('the header of their table', () => {
    expect(rendered('| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n| 5 | 6 |\n', { size: 40 })).toEqual([
      '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |',
      '| a | b |\n|---|---|\n| 5 | 6 |',
    ])
  })

  test('the fence of their code, inside quotes too', () => {
    expect(rendered('> ```\n> lay(1)\n> lay(2)\n> lay(3)\n> ```\n', { size: 32 })).toEqual([
      '> ```\n> lay(1)\n> lay(2)\n> ```',
      '> ```\n> lay(3)\n> ```',
    ])
  })

  test('the marks of their front matter', () => {
    const yaml = '---\ntitle: Walls\nstones: [flint, slate]\nheight: 2\n---\n\nText.\n'
    expect(rendered(yaml, { size: 40 })).toEqual([
      '---\ntitle: Walls\n---',
      '---\nstones: [flint, slate]\nheight: 2\n---',
      'Text.',
    ])
    expect(rendered('+++\na = 1\nb = 2\nc = 3\n+++\n', { size: 20 })).toEqual([
      '+++\na = 1\nb = 2\n+++',
      '+++\nc = 3\n+++',
    ])
  })

  test('the fence of their code inside an item, and the marker of the item', () => {
    const text = '1. wall\n   - ```js\n     lay(1)\n     lay(2)\n     lay(3)\n     ```\n'
    expect(rendered(text, { size: 58 })).toEqual([
      '1. wall',
      '1. wall\n   - ```js\n     lay(1)\n     lay(2)\n     ```',
      '1.\n   -\n     ```js\n     lay(3)\n     ```',
    ])
  })

  test('the marks of the line that they begin inside of', () => {
    expect(rendered('> ```\n> lay(1, 2, 3, 4, 5, 6, 7)\n> ```\n', { size: 32 })).toEqual([
      '> ```\n> lay(1, 2, 3, 4, 5,\n> ```',
      '> ```\n> 6, 7)\n> ```',
    ])
  })

  test('the header above the cells of a row that is too long, each in its column', () => {
    const row = `| ${'alpha '.repeat(7)}| ${'beta '.repeat(8)}|`
    expect(rendered(`| a | b |\n|---|---|\n${row}\n`, { size: 70 })).toEqual([
      `| a | b |\n|---|---|\n| ${'alpha '.repeat(7)}|`,
      `| a | b |\n|---|---|\n| | ${'beta '.repeat(8)}|`,
    ])
  })

  test('the item that they belong to', () => {
    expect(rendered('- wall\n  - first stone\n  - second stone\n', { size: 28 })).toEqual([
      '- wall\n  - first stone',
      '- wall\n  - second stone',
    ])
  })
})

test('a piece that begins inside a line of a footnote is indented, so that what follows it is still in the footnote', () => {
  const text = '[^f]: word\n\n    The joint of lime and sand and stone.\n\n    ~~~\n    lay()\n    ~~~\n'
  expect(rendered(text, { size: 70, overlap: '20%' }).at(-1)).toBe(
    '[^f]: word\n    and stone.\n\n    ~~~\n    lay()\n    ~~~',
  )
})

test('a piece that begins in the first line of a footnote goes on behind its mark', () => {
  const text = '[^f]: First word of it.\n\n    | a | b |\n    |---|---|\n    | c | d |\n'
  expect(rendered(text, { size: 55, packer: windows() })[1]).toBe(
    '[^f]: it.\n\n    | a | b |\n    |---|---|\n    | c | d |',
  )
})

test('balanced chunks repeat nothing that begins inside the header of a table', () => {
  const rows =
    '| hammer water | chisel joint chisel |\n| lays sand chisel | quarry |\n| hammer lime chisel | mason |\n'
  const text = `!!! note\n    Stone of hammer quarry a wall of\n\n| joint | mason |\n|---|---|\n| a of | of |\n${rows}`
  const [first, second] = chunk(text, { size: 178, overlap: '20%', strategy, packer: balanced() })
  expect(first!.text).toMatch(/\| a of \| of \|$/)
  expect(second!.rendered).toMatch(/^\| joint \| mason \|\n\|---\|---\|\na of \| of \|\n/)
})

test('balanced chunks below little context are not cut as if there were much of it', () => {
  const note = '[^a]: word\n\n    [^b]: word\n\n        | chisel | of |\n        |---|---|\n'
  const rows =
    '        | of | chisel quarry quarry |\n        | lays | of course quarry |\n        | mason course hammer | course lays hammer |\n'
  const last =
    '* $$\n  x + y = z\n  $$\n\n  | quarry | quarry |\n  |---|---|\n  | lays chisel stone | joint mason of |'
  expect(chunk(`${note}${rows}\n${last}\n`, { size: 125, strategy, packer: balanced() }).at(-1)!.text).toBe(
    last,
  )
})

test('the contract holds for any text', () => {
  const one = fc.record({ rest: limits(), measure: measures(), packer: packers() })
  fc.assert(
    fc.property(documents({ most: 30 }), one, (text, { rest, measure, packer }) => {
      const options: ChunkOptions = { ...rest, measure, packer, strategy }
      assertFaithful(text, chunk(text, options), options)
    }),
    { seed: 5, numRuns: 300 },
  )
})
