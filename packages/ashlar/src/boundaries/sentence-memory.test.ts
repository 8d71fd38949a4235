import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Boundaries, strongestOf } from './boundary.js'
import { clauses } from './clauses.js'
import { sentences } from './sentences.js'
import { splitSentences } from './split-sentences.js'

const pieces = [
  ...[
    'Word ',
    'word. ',
    'Mr. ',
    'Messrs. ',
    'U.S. ',
    'No. ',
    '3. ',
    'a. ',
    'b. ',
    'i) ',
    'ii) ',
    '(2) ',
    '3.5 ',
    '6 a.m. ',
  ],
  ...[
    '"',
    '“',
    '” ',
    '(',
    ') ',
    '[1] ',
    ':) ',
    '« ',
    ' »',
    "'",
    '…',
    '. . . ',
    '! ',
    '?',
    '; ',
    ': ',
    ' - ',
    '\n',
    '\r\n',
  ],
  ...[
    '\n\n',
    'The ',
    'the ',
    'of ',
    'and ',
    'to ',
    'der ',
    'und ',
    'nicht ',
    'Der ',
    'Mai ',
    'Он ',
    'г. ',
    '。',
    '「',
    '」',
    'ครับ ',
  ],
]
const soups = fc.array(fc.constantFrom(...pieces), { maxLength: 400 }).map((parts) => parts.join(''))
const spans = fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 1, max: 900 })), {
  minLength: 1,
  maxLength: 8,
})
const makers: readonly (() => Boundaries)[] = [
  () => sentences(),
  () => clauses(),
  () => sentences({ language: 'de', abbreviations: ['word'] }),
]

test('what was asked before changes no boundary', () => {
  const used = makers.map((make) => make())
  fc.assert(
    fc.property(soups, spans, (text, places) => {
      for (const [index, make] of makers.entries()) {
        for (const [from, length] of places) {
          const start = Math.min(from, text.length)
          const span = { start, end: Math.min(text.length, start + length) }
          const level = used[index]!
          expect(level.strongest!(text, span)).toEqual(make().strongest!(text, span))
          expect([...level.within(text, span)]).toEqual([...make().within(text, span)])
          expect(level.first!(text, span)).toEqual(make().first!(text, span))
        }
      }
    }),
    { seed: 4, numRuns: 150 },
  )
})

test('the search from the end finds the strongest of all that the rules find, the last of equals', () => {
  fc.assert(
    fc.property(soups, spans, (text, places) => {
      for (const make of makers) {
        for (const [from, length] of places) {
          const start = Math.min(from, text.length)
          const span = { start, end: Math.min(text.length, start + length) }
          expect(make().strongest!(text, span)).toEqual(strongestOf(make().within(text, span)))
        }
      }
    }),
    { seed: 5, numRuns: 150 },
  )
})

test('a space of Thai far behind a comma ends a clause too', () => {
  const text = 'a, กำแพงหินและกำแพงอิฐในเมืองเก่าครับ of stone'
  expect([...clauses().within(text, { start: 0, end: text.length })].map(({ at }) => at)).toEqual([3, 38])
})

test('a space that begins a text ends no clause', () => {
  expect(clauses().strongest!(' [', { start: 0, end: 2 })).toBeUndefined()
})

test('a note number that reaches further than a boundary may look back stands behind the end', () => {
  const text = `石。${'”'.repeat(126)}[12]石`
  expect([...sentences().within(text, { start: 0, end: text.length })].map(({ at }) => at)).toEqual([128])
})

test('two walks over different texts do not disturb one another', () => {
  const level = sentences()
  const one =
    'He said (it was late. Very late.) that the ferry had gone. "We wait. We go." Nobody came. '.repeat(4)
  const other = 'Messrs. Lind came at 6 a.m. on Monday. (No. 5 was closed. It rained.) The end. '.repeat(4)
  const whole = (text: string) => ({ start: 0, end: text.length })
  const alone = [one, other].map((text) => [...sentences().within(text, whole(text))])
  const walks = [one, other].map((text) => level.within(text, whole(text))[Symbol.iterator]())
  const together = [one, other].map((): unknown[] => [])
  for (let open = 2; open > 0; ) {
    open = 0
    for (const [index, walk] of walks.entries()) {
      const step = walk.next()
      if (step.done === true) continue
      open += 1
      together[index]!.push(step.value)
    }
  }
  expect(together).toEqual(alone)
})

test('sentences are those between the boundaries', () => {
  const text = 'One. (Two. Three.) Dr. Four! \n\n Five\n'
  const ends = [...sentences().within(text, { start: 0, end: text.length })].map(({ at }) => at)
  const tiles = splitSentences(text, { trim: false })
  expect(tiles.map(({ end }) => end)).toEqual([...ends, text.length])
})
