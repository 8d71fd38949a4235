import { describe, expect, test } from 'vitest'
import { balanced, chunk, greedy, recursive, windows } from '../index.js'
import { marked } from '../testing/index.js'

/** Paragraphs of sentences of many lengths, always the same. */
function prose(paragraphs: number): string {
  let state = 5
  const below = (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % limit
  }
  const sentence = () => `Stone${' lies'.repeat(3 + below(20))}.`
  const paragraph = () => Array.from({ length: 1 + below(9) }, sentence).join(' ')
  return Array.from({ length: paragraphs }, paragraph).join('\n\n')
}

function spread(sizes: readonly number[]): { mean: number; deviation: number } {
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return {
    mean,
    deviation: Math.sqrt(sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / sizes.length),
  }
}

describe('greedy', () => {
  test('leaves no runt at the end when a minimum is asked', () => {
    const text = 'aaa bbb ccc ddd e'
    expect(marked(text, { size: 15, packer: greedy() })).toBe('⟦aaa bbb ccc ddd⟧ ⟦e⟧')
    expect(marked(text, { size: 15, min: 5, packer: greedy() })).toBe('⟦aaa bbb ccc⟧ ⟦ddd e⟧')
  })

  test('passes strong boundaries that would make a runt', () => {
    expect(marked('Hi.\n\nA long line of words.', { size: 20, min: 8 })).toBe(
      '⟦Hi.\n\nA long line⟧ ⟦of words.⟧',
    )
  })

  test('ends a chunk at the strongest clause, however far it stands from the limit', () => {
    const stones = (count: number) => 'stones lie '.repeat(count)
    const text = `${stones(20)}here; ${stones(60)}there, ${stones(60)}`
    expect(chunk(text, { size: 1000 })[0]?.text).toBe(`${stones(20)}here;`)
  })
})

describe('windows', () => {
  test('fill up to the last word whatever else stands there', () => {
    expect(marked('One.\n\nTwo three four', { size: 11, strategy: recursive(), packer: windows() })).toBe(
      '⟦One.\n\nTwo⟧ ⟦three four⟧',
    )
  })
})

describe('balanced', () => {
  const text = prose(300)

  test('spreads sizes at most 60 % as far as greedy at about the same mean', () => {
    const even = spread(chunk(text, { size: 800, packer: balanced() }).map((one) => one.size))
    const filled = spread(
      chunk(text, { size: Math.round(even.mean * 1.34), packer: greedy() }).map((one) => one.size),
    )
    expect(Math.abs(even.mean - filled.mean) / filled.mean).toBeLessThan(0.1)
    expect(even.deviation).toBeLessThan(0.6 * filled.deviation)
  })

  test('aims at the target, as a share or in units', () => {
    const share = spread(chunk(text, { size: 800, packer: balanced({ target: 0.5 }) }).map((one) => one.size))
    const units = spread(chunk(text, { size: 800, packer: balanced({ target: 400 }) }).map((one) => one.size))
    expect(share).toEqual(units)
    expect(Math.abs(share.mean - 400)).toBeLessThan(40)
  })

  test('ends chunks at sentences', () => {
    const inside = chunk(text, { size: 800, packer: balanced() }).filter((one) => !one.text.endsWith('.'))
    expect(inside.map((one) => one.text)).toEqual([])
  })

  test('gives one chunk when one is enough', () => {
    expect(marked('One. Two.\n\nThree.', { size: 20, overlap: 15, packer: balanced() })).toBe(
      '⟦One. Two.\n\nThree.⟧',
    )
  })
})
