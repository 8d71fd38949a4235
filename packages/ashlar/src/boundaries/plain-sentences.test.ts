import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mixedTexts } from '../unicode/mixed-texts.test-support.js'
import { type Boundaries, lookAhead, lookBehind, strengths, strongestOf } from './boundary.js'
import { barred } from './level.test-support.js'
import { plainSentences } from './plain-sentences.js'

const level = plainSentences()
const split = (text: string) => barred(level, text)

describe('a sentence ends', () => {
  test.each([
    'The kiln is cold. |Light it! |Is there wood? |Yes.',
    'He asked, “Is it dry?” |She shook her head. |(They waited.) |Then rain came.',
    'Dry stone lasts.[3] |Mortar does not.',
    'Les murs « tiennent ». |Rien ne bouge.',
    '石头很重。|他们休息了！|明天呢？|再说。',
    '“先量再切。”|石匠点头。',
    'पत्थर भारी है। |दीवार ऊँची है।',
    'الجدار قديم. |هل يسقط؟ |لا.',
    'Камень тяжёлый. |Стена стоит.',
    'Wer kommt?! |Niemand...',
    'It fell ... |Nobody saw it.',
    'We met the BBC. |They filmed the wall.',
    'The bill came to 1,200. |Nobody paid.',
    'They sell tools, ropes, etc. |The yard is open.',
    "They don't. |We do.",
    'Built in the U.S. |They liked it.',
    'Was it so? |no idea',
    'A heading\n|The first line of text that goes on and on until it is wider than a heading\nand then wraps.',
    'Without a stop\n\n|the next paragraph begins',
    'To buy:\n|Lime',
    'some sand\n|- two buckets',
  ])('%s', (text) => expect(split(text.replaceAll('|', ''))).toBe(text))
})

describe('no sentence ends', () => {
  test.each([
    'It is 3.14 metres, version 2.0.1, at https://example.org/a.b?c=d and in wall.plan.ts here.',
    'Mr. Stone and Dr. J. R. Hill met Prof. Ashby of St. Ives.',
    'See fig. 4, vol. 2, pp. 7 and no. 12 of e.g. Hill et al. (an early one).',
    'Das ist z.B. ein Stein, bzw. Nr. 5, usw. und so fort.',
    '“Come in!” she said.',
    '「入って！」と言った。',
    'He waited... and waited.',
    'Inc. (of Leeds), Ltd. (of York)',
    '1. Boil the lime.',
    'a wall that is wider than fifty-five characters, and wraps\nBefore a capital.',
  ])('%s', (text) => expect(split(text)).toBe(text))
})

test('ends that are only likely are weaker', () => {
  const found = [...level.within('Nobody came.\n\nWhy? who knows.', { start: 0, end: 25 })]
  expect(found.map(({ at, strength }) => [at, strength])).toEqual([
    [14, strengths.sentence],
    [19, strengths.weakSentence],
  ])
})

test('clauses end behind pauses and dashes, and half stops are the better ends', () => {
  expect(barred(level.clauses, 'Cut, split; lay — and 1,000 well-set stones: done')).toBe(
    'Cut, |split; |lay — |and 1,000 well-set stones: |done',
  )
  expect(barred(level.clauses, '先量、再切，然后：铺')).toBe('先量、|再切，|然后：|铺')
  expect(barred(level.clauses, 'กำแพง สูง')).toBe('กำแพง |สูง')
  const [comma, half] = [...level.clauses.within('a, b; c', { start: 0, end: 7 })]
  expect(comma!.strength).toBe(strengths.clause)
  expect(half!.strength).toBeGreaterThan(comma!.strength)
})

const pieces = [
  ...[
    'Word ',
    'word. ',
    'Mr. ',
    'e.g. ',
    'a',
    '3',
    '.',
    '!',
    '?',
    '…',
    ',',
    ';',
    ':',
    ' — ',
    '-',
    ' ',
    '  ',
    '\n',
    '\r\n',
  ],
  ...[
    '\n\n',
    '"',
    '”',
    '“',
    '(',
    ')',
    '[1]',
    '»',
    '« ',
    '。',
    '」',
    '「',
    '，',
    'คำ ',
    'слово. ',
    'г. ',
    '\u0301',
    '\u200d',
    '* ',
  ],
]
const soups = fc.array(fc.constantFrom(...pieces), { maxLength: 300 }).map((parts) => parts.join(''))
const spans = fc.tuple(fc.nat(900), fc.nat(400))

function expectAgreement(own: Boundaries): void {
  const property = fc.property(fc.oneof(soups, mixedTexts()), spans, (text, [from, length]) => {
    const start = Math.min(from, text.length)
    const span = { start, end: Math.min(text.length, start + length) }
    const all = [...own.within(text, { start: 0, end: text.length })]
    const inside = all.filter(({ at }) => at > span.start && at <= span.end)
    expect([...own.within(text, span)]).toEqual(inside)
    expect(own.first!(text, span)).toEqual(inside[0])
    expect(own.strongest!(text, span)).toEqual(strongestOf(inside))
    for (const { at } of inside) {
      const start = Math.max(0, at - lookBehind)
      const part = text.slice(start, at + lookAhead)
      expect(own.first!(part, { start: at - start - 1, end: at - start })?.at).toBe(at - start)
    }
  })
  fc.assert(property, { seed: 11, numRuns: 1500 })
}

test('the searches from both sides agree, and nothing outside of the agreed distances has a say', () => {
  expectAgreement(level)
  expectAgreement(level.clauses)
})

test('the table of units leaves out no unit that makes an end', () => {
  const property = fc.property(soups, (text) => {
    for (const own of [level, level.clauses]) {
      for (const { at } of own.within(text, { start: 0, end: text.length })) {
        const before = [...text.slice(Math.max(0, at - 128), at)]
        expect(before.some((unit) => own.units![unit.charCodeAt(0)] !== 0)).toBe(true)
      }
    }
  })
  fc.assert(property, { seed: 12, numRuns: 500 })
})
