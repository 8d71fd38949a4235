import { type Chunk, type ChunkOptions, characters, chunk } from 'ashlar'
import { markdown } from 'ashlar/markdown'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Faults, structureFaults } from './structure-faults.js'

const faultsOf = (text: string, chunks: readonly Chunk[], size: number) => {
  const found = structureFaults(text, chunks, { category: 'markdown', size, measure: characters })
  return (Object.keys(found) as (keyof Faults)[]).flatMap((name) =>
    found[name].map((what) => `${name}: ${what}`),
  )
}

describe('the checker finds', () => {
  const code =
    '# Stones and walls\n\n- wall\n\n  ```js\n  lay(1)\n  lay(2)\n  lay(3)\n  ```\n\nAnd then some more words here.\n'
  const pieces = chunk(code, { size: 50, strategy: markdown() })
  const withRendered = (rendered: string) =>
    pieces.map((piece) => (piece.text.includes('lay(3)') ? { ...piece, rendered } : piece)) as Chunk[]

  test('nothing in pieces that are whole', () => {
    expect(pieces.length).toBe(3)
    expect(faultsOf(code, pieces, 50)).toEqual([])
  })

  test('a fence that is not closed', () => {
    expect(faultsOf(code, withRendered('- \n  ```js\n  lay(3)'), 50)[0]).toMatch(/^openFences/)
  })

  test('a fence that is closed outside of its item', () => {
    expect(faultsOf(code, withRendered('-\n  ```js\n  lay(3)\n```'), 50)[0]).toMatch(/^openFences/)
  })

  test('a fence that is shown outside of its item', () => {
    expect(faultsOf(code, withRendered('```js\n  lay(3)\n```'), 50)[0]).toMatch(/^outOfContainer/)
  })

  test('a fence without its language', () => {
    expect(faultsOf(code, withRendered('-\n  ```\n  lay(3)\n  ```'), 50)[0]).toMatch(/^lostFences/)
  })

  test('a table without its header', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n'
    const [first, second] = chunk(table, { size: 36, strategy: markdown() })
    const bare = { ...second!, rendered: second!.text } as Chunk
    expect(faultsOf(table, [first!, bare], 36)[0]).toMatch(/^tablesWithoutHeader/)
  })

  test('a heading at an end', () => {
    const text = 'Words.\n\n# Wall\n\nStones.\n'
    const options: ChunkOptions = { size: 40 }
    const [whole] = chunk(text, options)
    const cut = { ...whole!, text: text.slice(0, 14), rendered: text.slice(0, 14), end: 14 } as Chunk
    expect(faultsOf(text, [cut, whole!], 40)[0]).toMatch(/^headingsAtEnd/)
  })
})

/**
 * Lines of blocks, nested in each other. No table begins an item: markdown-it takes the item's marker for a part of it.
 */
const blocks = fc.letrec<{ block: string[]; inside: string[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<string[]>(
      ['Some words. And more of them, here.'],
      ['```js', 'lay(1)', '', '  lay(2, 3, 4, 5, 6)', 'lay(7)', '```'],
      ['~~~~', 'one long line of code, as long as it takes to be cut in two or in three parts', '~~~~'],
      ['Rows:', '', '| a | b |', '|---|---|', '| 1 | 2 |', '| three | four |', '| 5 | 6 |'],
      ['Rows:', '', 'a | b', '-|-', `one cell | ${'and a wide one '.repeat(6)}`, '3 | 4'],
    ),
    tie('inside'),
  ),
  inside: fc
    .tuple(
      fc.constantFrom(['- ', '  '], ['10. ', '    '], ['* ', '  '], ['> ', '> '], ['!!! note\n    ', '    ']),
      fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    )
    .map(([[first, other], inner]) =>
      joined(inner).flatMap((line, at) => `${at === 0 ? first : other}${line}`.split('\n')),
    ),
}))

function joined(parts: readonly string[][]): string[] {
  return parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]))
}

test('fences and tables are shown as such in whatever they stand', () => {
  const documents = fc
    .array(blocks.block, { minLength: 1, maxLength: 4 })
    .map((parts) => `${joined(parts).join('\n')}\n`)
  const overlap = fc.constantFrom<NonNullable<ChunkOptions['overlap']>>(0, '15%')
  fc.assert(
    fc.property(documents, fc.integer({ min: 60, max: 160 }), overlap, (text, size, repeated) => {
      const chunks = chunk(text, { size, overlap: repeated, strategy: markdown() })
      const found = faultsOf(text, chunks, size)
      expect(found, chunks.map(({ rendered }) => rendered).join('\n-----\n')).toEqual([])
    }),
    { seed: 5, numRuns: 300 },
  )
})
