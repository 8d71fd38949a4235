import { describe, expect, test } from 'vitest'
import { type ChunkOptions, chunk, fixed } from '../index.js'
import { assertFaithful } from './assert-faithful.js'
import { type ChunkData, findBreaches } from './find-breaches.js'

const source = 'One stone 😀 lies. Two stones lie.'
const options: ChunkOptions = { size: 12, overlap: 3, strategy: fixed() }
const good = () =>
  chunk(source, options).map(
    (one): ChunkData => ({ ...one, id: one.id, previous: one.previous, next: one.next }),
  )

/** Changes one chunk, then says which points of the contract are found broken. */
const broken = (index: number, change: Partial<ChunkData>, given = options) =>
  findBreaches(
    source,
    good().map((one, i) => (i === index ? { ...one, ...change } : one)),
    given,
  ).map(({ point }) => point)

describe('the contract suite notices', () => {
  test('nothing about faithful chunks', () => {
    expect(findBreaches(source, good(), options)).toEqual([])
  })

  test('a text that is not the slice', () => {
    expect(broken(1, { text: 'other' })).toContain('exact')
    expect(broken(1, { start: 12.5 })).toContain('exact')
  })

  test('chunks out of order', () => {
    expect(broken(1, { start: 0 })).toContain('ordered')
    expect(broken(1, { index: 7 })).toContain('ordered')
  })

  test('lost text', () => {
    const without = good()
      .filter((_, index) => index !== 1)
      .map((one, index) => ({ ...one, index }))
    expect(findBreaches(source, without, options).map(({ point }) => point)).toContain('complete')
    expect(findBreaches(source, [], options).map(({ point }) => point)).toContain('complete')
    expect(
      findBreaches(` ${source}`, chunk(` ${source}`, options), { ...options, trim: false }).map(
        ({ point }) => point,
      ),
    ).toContain('complete')
  })

  test('a chunk of white space', () => {
    const blank = chunk('a      b', { size: 2, strategy: fixed(), trim: false })
    expect(findBreaches('a      b', blank, { size: 2 }).map(({ point }) => point)).toContain('complete')
  })

  test('a chunk over the limit, a wrong size, a wrong flag', () => {
    expect(findBreaches(source, good(), { ...options, size: 8 }).map(({ point }) => point)).toContain(
      'within the limit',
    )
    expect(broken(0, { size: 3 })).toContain('within the limit')
    expect(broken(0, { oversized: true })).toContain('within the limit')
  })

  test('a cut inside a character', () => {
    const half = chunk('ab😀', { size: 4 }).map((one) => ({
      ...one,
      id: one.id,
      lines: one.lines,
      end: 3,
      text: 'ab\ud83d',
      rendered: 'ab\ud83d',
      size: 3,
    }))
    expect(findBreaches('ab😀', half, { size: 4 }).map(({ point }) => point)).toContain('well-formed')
  })

  test('an overlap that is misreported or more than asked', () => {
    expect(broken(1, { overlap: 0 })).toContain('overlap')
    expect(findBreaches(source, good(), { ...options, overlap: 2 }).map(({ point }) => point)).toContain(
      'overlap',
    )
    expect(findBreaches(source, good(), { ...options, overlap: 0 }).map(({ point }) => point)).toContain(
      'overlap',
    )
  })

  test('an id used twice and wrong neighbours', () => {
    expect(broken(1, { id: good()[0]!.id })).toContain('identified')
    expect(broken(1, { next: 'elsewhere' })).toContain('identified')
  })
})

test('assertFaithful says in words what is broken, and where', () => {
  const chunks = good().map((one, index) => (index === 1 ? { ...one, text: 'other' } : one))
  expect(() => assertFaithful(source, chunks, options)).toThrow(
    /exact, chunk 1 of \d+: the text is "other", the source has/,
  )
  expect(() => assertFaithful(source, good(), options)).not.toThrow()
})
