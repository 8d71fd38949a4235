import { describe, expect, test } from 'vitest'
import {
  chunk,
  chunkIterator,
  chunkWith,
  fixed,
  paragraph,
  recursive,
  sentence,
  separators,
  word,
} from './index.js'
import { marked } from './testing/index.js'

describe('strategies', () => {
  test('fixed cuts at exactly the size', () => {
    expect(marked('abcdefghijkl', { size: 4, strategy: fixed() })).toBe('⟦abcd⟧⟦efgh⟧⟦ijkl⟧')
  })

  test('fixed keeps emoji, flags and line ends whole', () => {
    expect(marked('ab👩‍🚀🇫🇷🇩🇪', { size: 7, strategy: fixed() })).toBe('⟦ab👩‍🚀⟧⟦🇫🇷⟧⟦🇩🇪⟧')
    expect(marked('abc\r\ndef', { size: 4, strategy: fixed(), trim: false })).toBe('⟦abc⟧⟦\r\nde⟧⟦f⟧')
  })

  test('word cuts between words only', () => {
    expect(marked('one two three four', { size: 9, strategy: word() })).toBe('⟦one two⟧ ⟦three⟧ ⟦four⟧')
  })

  test('a word larger than the limit is cut at it', () => {
    expect(marked('a quarryman b', { size: 4, strategy: word() })).toBe('⟦a⟧ ⟦quar⟧⟦ryma⟧⟦n b⟧')
  })

  test('sentence keeps sentences whole and gives overlap up for them', () => {
    const text = 'One stone. Two walls. Three arches.'
    expect(marked(text, { size: 22, strategy: sentence() })).toBe('⟦One stone. Two walls.⟧ ⟦Three arches.⟧')
    expect(marked(text, { size: 14, overlap: 6, strategy: sentence() })).toBe(
      '⟦One stone.⟧ ⟦Two walls.⟧ ⟦Three arches.⟧',
    )
  })

  test('paragraph keeps paragraphs whole', () => {
    expect(marked('One. Two.\n\nThree.\n\nFour five six.', { size: 18, strategy: paragraph() })).toBe(
      '⟦One. Two.\n\nThree.⟧\n\n⟦Four five six.⟧',
    )
  })

  test('recursive takes the strongest boundary, the last of equals', () => {
    expect(marked('One. Two.\n\nThree. Four. Five.', { size: 20, strategy: recursive() })).toBe(
      '⟦One. Two.⟧\n\n⟦Three. Four. Five.⟧',
    )
    expect(marked('a\n\nb\n\n\n\nc\n\nd', { size: 11, strategy: recursive() })).toBe(
      '⟦a\n\nb⟧\n\n\n\n⟦c\n\nd⟧',
    )
  })

  test('separators cut where the caller says, and leave them on the side that the caller says', () => {
    expect(marked('a|b|c', { size: 2, strategy: separators(['|']) })).toBe('⟦a|⟧⟦b|⟧⟦c⟧')
    expect(marked('a|b|c', { size: 2, strategy: separators(['|'], { keep: 'after' }) })).toBe('⟦a⟧⟦|b⟧⟦|c⟧')
    expect(marked('x1y22z', { size: 4, strategy: separators([/\d+/]) })).toBe('⟦x1⟧⟦y22z⟧')
  })
})

describe('breaks', () => {
  test('no chunk crosses one, each names its section', () => {
    const book = 'Front.\n\nCHAPTER 1\nIn the quarry.\n\nCHAPTER 2\nOn the wall.\n'
    const chunks = chunk(book, { size: 100, breaks: /^CHAPTER \d+$/m })
    expect(chunks.map(({ text, headings }) => [text, headings])).toEqual([
      ['Front.', []],
      ['CHAPTER 1\nIn the quarry.', ['CHAPTER 1']],
      ['CHAPTER 2\nOn the wall.', ['CHAPTER 2']],
    ])
  })

  test('a group of the pattern is the name', () => {
    const [, two] = chunk('a\n== Walls ==\nb', { breaks: /^== (.+) ==$/m })
    expect(two?.headings).toEqual(['Walls'])
  })

  test('overlap does not reach over one', () => {
    expect(marked('one two\fthree four', { size: 8, overlap: 4, strategy: word(), breaks: '\f' })).toBe(
      '⟦one two⟧\f⟦three⟧ ⟦four⟧',
    )
  })

  test('a match inside a character or line end begins its section before that', () => {
    expect(marked('🇩🇪', { size: 5, breaks: /./ })).toBe('⟦🇩🇪⟧')
    expect(marked('a\r\nb', { size: 5, breaks: '\n', trim: false })).toBe('⟦a⟧⟦\r\nb⟧')
    expect(marked('e\u0301x', { size: 5, breaks: '\u0301' })).toBe('⟦e\u0301x⟧')
  })

  test('do not part a flag in a long row of flags', () => {
    const flags = '🇫🇷'.repeat(80)
    const startsOf = (breaks: RegExp) =>
      chunk(flags, { size: 9, breaks, strategy: fixed() }).map(({ start }) => start % 4)
    expect(startsOf(/[\u0300-\u{1ffff}]/u)).toEqual(new Array(80).fill(0))
    // From here the beginning of the row is out of sight: there is no telling where a flag begins.
    expect(new Set(startsOf(/🇷(?=(?:🇫🇷){3}$)/))).toEqual(new Set([0]))
  })

  test('a pattern that matches nothing wide is no endless loop', () => {
    expect(marked('ab#c#d', { size: 9, breaks: /(?=#)/ })).toBe('⟦ab⟧⟦#c⟧⟦#d⟧')
  })
})

describe('a chunk', () => {
  const text = 'one\ntwo\nthree\nfour'
  const chunks = chunk({ id: 'list.txt', text, metadata: { tags: ['a'] } }, { size: 8 })

  test('says where it is', () => {
    expect(chunks.map(({ start, end, lines }) => [start, end, lines])).toEqual([
      [0, 7, [1, 2]],
      [8, 13, [3, 3]],
      [14, 18, [4, 4]],
    ])
  })

  test('knows its neighbours', () => {
    expect(chunks[1]?.previous).toBe(chunks[0]?.id)
    expect(chunks[1]?.next).toBe(chunks[2]?.id)
    expect(chunks[2]?.next).toBeUndefined()
    expect(chunks[0]?.previous).toBeUndefined()
  })

  test('has a copy of the metadata, not the metadata', () => {
    expect(chunks[0]?.metadata).toEqual({ tags: ['a'] })
    expect(chunks[0]?.metadata?.tags).not.toBe(chunks[1]?.metadata?.tags)
  })

  test('is written to JSON with all that it knows', () => {
    expect(JSON.parse(JSON.stringify(chunks[1]))).toEqual({
      id: chunks[1]?.id,
      source: 'list.txt',
      index: 1,
      start: 8,
      end: 13,
      text: 'three',
      size: 5,
      lines: [3, 3],
      headings: [],
      kind: 'text',
      overlap: 0,
      metadata: { tags: ['a'] },
    })
  })
})

describe('ids', () => {
  test('equal texts have ids of their own, numbered by occurrence', () => {
    const ids = chunk('tick. tick. tock. tick.', { size: 5, strategy: sentence() }).map((one) => one.id)
    expect(new Set(ids).size).toBe(4)
    expect(ids[1]).toBe(`${ids[0]}-2`)
    expect(ids[3]).toBe(`${ids[0]}-3`)
  })

  test('do not depend on the position, but on the source', () => {
    const alone = chunk({ id: 'a', text: 'Stone.' })[0]?.id
    const later = chunk({ id: 'a', text: 'New.\n\nStone.' }, { size: 8 })[1]?.id
    expect(later).toBe(alone)
    expect(chunk({ id: 'b', text: 'Stone.' })[0]?.id).not.toBe(alone)
  })

  test('can be asked for in any order', () => {
    const late = [...chunkIterator('a b c d', { size: 1 })]
    const ids = [3, 0, 2, 1].map((index) => late[index]?.id)
    const inOrder = chunk('a b c d', { size: 1 }).map((one) => one.id)
    expect(ids).toEqual([inOrder[3], inOrder[0], inOrder[2], inOrder[1]])
  })
})

test('a prepared strategy is prepared, then takes the same road', async () => {
  const prepared = { name: 'later', prepare: async () => sentence() }
  const chunks = await chunkWith(prepared, 'One. Two.', { size: 4 })
  expect(chunks.map((one) => one.text)).toEqual(['One.', 'Two.'])
})

test('blank texts give no chunk', () => {
  for (const blank of ['', ' ', '\n\n', '\u00a0\u3000 \n', '\ufeff', '\u0085'])
    expect(chunk(blank)).toEqual([])
})

test('lone surrogates are kept as they are', () => {
  expect(chunk('a\ud83d b\udc00c', { size: 3 }).map((one) => one.text)).toEqual(['a\ud83d', 'b\udc00c'])
})

test('a byte order mark stays addressable and is trimmed as white space', () => {
  expect(chunk('\ufeffabc')[0]).toMatchObject({ start: 1, text: 'abc' })
  expect(chunk('\ufeffabc', { trim: false })[0]).toMatchObject({ start: 0, text: '\ufeffabc' })
})

test('a grapheme over the limit stands alone and is flagged', () => {
  const chunks = chunk('ab 👨‍👩‍👧‍👦 cd', { size: 4 })
  expect(chunks.map(({ text, oversized }) => [text, oversized])).toEqual([
    ['ab', undefined],
    ['👨‍👩‍👧‍👦', true],
    ['cd', undefined],
  ])
})

test.each(['\u0301', '\u1100', '\u0915\u094d', '🧑\u200d'])(
  'one cluster of %j without end is cut where the limit falls',
  (part) => {
    const chunks = chunk(part.repeat(8000), { size: 3000 })
    expect(chunks.slice(0, -1).map((one) => one.size)).toEqual(chunks.slice(1).map(() => 3000))
  },
)

test('the space that a heap of marks stands on is no chunk', () => {
  const [first] = chunk(` ${'\u0301'.repeat(300)}`, { size: 1 })
  expect([first!.start, first!.end]).toEqual([1, 2])
})

test('a heap of marks longer than any character is cut between code points', () => {
  const chunks = chunk(`e${'\u0301'.repeat(999)}`, { size: 100 })
  expect(chunks.map((one) => one.size)).toEqual(Array.from({ length: 10 }, () => 100))
  expect(chunks.some((one) => one.oversized)).toBe(false)
})
