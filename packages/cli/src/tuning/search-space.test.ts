import { expect, test } from 'vitest'
import { searchSpace } from './search-space.js'
import { uses } from './uses.js'

const corpus = [{ id: 'a.md', text: '# A\n\nB.' }]
const lines = (use: (typeof uses)[keyof typeof uses], size: number) =>
  searchSpace(use, [size], { corpus, fixed: { language: 'en' } }).map(({ name }) => name)

test('every configuration is tried once, that of the use first', () => {
  for (const use of Object.values(uses)) {
    const names = lines(use, 300)
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toContain(`strategy=${use.start.strategy},size=300`)
  }
})

test('the packer that a strategy prefers is tried without a name', () => {
  const ofAuto = lines(uses.summary, 300).filter((name) => name.includes('strategy=auto'))
  expect(ofAuto.map((name) => /packer=(.+)/.exec(name)?.[1])).toEqual(['balanced', undefined, 'greedy'])
})
