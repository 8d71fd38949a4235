import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookAhead, lookBehind, strengths } from './boundary.js'
import { clauses } from './clauses.js'
import type { SentenceOptions } from './sentence-options.js'
import { sentences } from './sentences.js'
import { splitSentences } from './split-sentences.js'

/** The sentences of a text, in brackets. */
function marked(text: string, options: SentenceOptions = {}): string {
  let result = ''
  let end = 0
  for (const span of splitSentences(text, options)) {
    result += `${text.slice(end, span.start)}⟦${text.slice(span.start, span.end)}⟧`
    end = span.end
  }
  return result + text.slice(end)
}

/** Splits where `|` stands in `text`, with the language named and without. */
function expectSplit(language: string, text: string): void {
  const plain = text.replaceAll('|', '')
  const wanted = text.split('|').map((part) => part.trim())
  for (const code of [language, 'auto']) {
    const found = splitSentences(plain, { language: code }).map(({ start, end }) => plain.slice(start, end))
    expect(found, `language ${code}`).toEqual(wanted)
  }
}

describe('a full stop', () => {
  test.each([
    ['en', 'We left early. |The road was dry. |Nobody spoke.'],
    ['en', 'Mrs. Lind met Dr. Okoro at 7 p.m. on Friday. |They had tea.'],
    ['en', 'The talk began at 7 p.m. |It was long.'],
    ['en', 'At 6 a.m. Clara woke up. |It was dark.'],
    ['en', 'The U.K. Treasury paid. |She lives in the U.K. |They do not.'],
    ['en', 'Write to K. M. Frost, who knows. |He was kind to you and I. |We agree.'],
    ['en', 'See No. 4 and pp. 12 ff. of it. |There is no. |Try again.'],
    ['en', 'The rope is 9 ft. |Anna cut it. |Come in. |Sit down.'],
    ['en', 'Version 2.0.1 of build.sh is at files.example.org today. |Mail a.b@example.org for it.'],
    ['en', 'She paid $4.50. |It was 3.5 percent more in 2019. |Prices rose.'],
    ['en', 'Pens, ink, etc. |Paper is extra.'],
    ['en', 'Seen in blood samples.[3] |The cause is open. [4] |Others differ.'],
    ['en', 'It works. |but only here. |so be it.'],
    ['de', 'Am 9. Juni kam z. B. Frau Prof. Klee an. |Sie blieb bis zum 20. Jahrestag.'],
    ['de', 'Äpfel, Birnen usw. |Das reicht bzw. genügt.'],
    ['fr', 'M. Petit et Mme Roux sont là. |Ils restent, cf. p. 3, etc. |Le soir tombe.'],
    ['es', 'La Sra. Gil vive en la avda. Mayor. |El Dr. Paz no.'],
    ['it', 'Il sig. Neri e la dott.ssa Galli sono qui. |La porta è chiusa.'],
    ['da', 'Vi ses den 4. maj hos hr. Holm. |Han bor nær ved.'],
    ['ru', 'Он родился в 1901 г. в г. Твери. |Её звали А. П. Орлова и т. д. |Они уехали.'],
    ['kk', 'Бұл бірінші сөйлем.|Екінші сөйлем осы.'],
  ])('%s: %s', expectSplit)

  test('of the caller’s own abbreviation ends nothing', () => {
    const options = { language: 'en', abbreviations: ['hdqrs.'] }
    expect(marked('Our hdqrs. The old one.', options)).toBe('⟦Our hdqrs. The old one.⟧')
  })
})

describe('other marks', () => {
  test.each([
    ['en', 'Really?! |Yes!!! |Oh ... |Nobody knew.'],
    ['en', 'He paused . . . and went on. |I wondered... |She did not.'],
    ['en', 'She works at Yahoo! and likes it. |Who knew?'],
    ['en', 'It is – or was it? – a ruin. |Look (!) here.'],
    ['en', 'That was fun! :-) |We go again.'],
    ['el', 'Πού είναι ο σταθμός; |Δεν ξέρω.'],
    ['hy', 'Այսօր ցուրտ է: |Տանն ենք։ |Վաղը կգանք:'],
    ['ar', 'هل وصل القطار؟ |نعم وصل. |شكرا لك.'],
    ['ur', 'یہ کتاب ہے۔ |وہ قلم ہے۔'],
    ['hi', 'डॉ. राव आए। |वे बैठे हैं। |ठीक है.'],
    ['am', 'ቤቱ ትልቅ ነው።|በሩ ክፍት ነው።'],
    ['my', 'မိုးရွာသည်။ |နေသာသည်။'],
    ['km', 'ខ្ញុំទៅផ្ទះ។ |គាត់នៅទីនេះ។'],
    ['zh', '雨停了。|你看《去哪儿？回家！》了吗？|看了！'],
    ['ja', '「行こう。早く！」と言った。|彼は笑った。|雨だ!|帰ろう。'],
  ])('%s: %s', expectSplit)
})

describe('quotations and brackets', () => {
  test.each([
    ['en', '"Stop! Who is there?" she called. |No one answered.'],
    ['en', 'He said, “We are late.” |She ran.'],
    ['en', 'It rained (it always does. Always.) and we left. |Good.'],
    ['en', '"A first one." |"A second one."'],
    ['de', '„Ich gehe. Komm mit!“, sagte er. |»Nein.« |»Doch.«'],
    ['fr', 'Il dit : « Viens vite. Il pleut. » |Elle vint.'],
    ['ru', '«Куда ты? – спросил он. – Уже поздно». |Она ушла.'],
  ])('%s: %s', expectSplit)

  test('an end inside a quotation is a clause end, the best of them', () => {
    const text = 'She said: "Wait. It rains," and stayed.'
    const found = [...clauses().within(text, { start: 0, end: text.length })]
    expect(found.map(({ at, strength }) => [text.slice(at, at + 4), strength])).toEqual([
      ['"Wai', strengths.clause + 2],
      ['It r', strengths.clause + 4],
      ['and ', strengths.clause],
    ])
  })
})

describe('lines', () => {
  test('a wrapped sentence goes on', () => {
    expect(marked('The ferry to the outer islands leaves from the old quay on\nSundays only.')).toBe(
      '⟦The ferry to the outer islands leaves from the old quay on\nSundays only.⟧',
    )
    expect(marked('He saw the\nRhine.')).toBe('⟦He saw the\nRhine.⟧')
  })
  test('headings, list items and blank lines end', () => {
    expect(marked('Getting started\nInstall it first.\r\n\r\nthen run\n- one thing\n- another')).toBe(
      '⟦Getting started⟧\n⟦Install it first.⟧\r\n\r\n⟦then run⟧\n⟦- one thing⟧\n⟦- another⟧',
    )
    expect(marked('bread\nbutter and jam\ntea')).toBe('⟦bread⟧\n⟦butter and jam⟧\n⟦tea⟧')
  })
  test('a numbered list in one line is cut before its numbers', () => {
    expect(marked('1. Boil water 2. Add salt 3. Wait')).toBe('⟦1. Boil water⟧ ⟦2. Add salt⟧ ⟦3. Wait⟧')
    expect(marked('a) boil water b) add salt')).toBe('⟦a) boil water⟧ ⟦b) add salt⟧')
    expect(marked('Pay for 1. above, not 2. above.')).toBe('⟦Pay for 1. above, not 2. above.⟧')
  })
  test('Thai ends weakly at a space beside words that end or begin sentences', () => {
    const text = 'ขอบคุณครับ เมื่อวานฝนตก'
    expect([...sentences().within(text, { start: 0, end: text.length })]).toEqual([
      { at: text.indexOf('เมื่อ'), strength: strengths.weakSentence },
    ])
  })
})

test('spans are trimmed, or tile the text', () => {
  const text = '  One.  Two. \n'
  expect(splitSentences(text)).toEqual([
    { start: 2, end: 6 },
    { start: 8, end: 12 },
  ])
  expect(splitSentences(text, { trim: false })).toEqual([
    { start: 0, end: 8 },
    { start: 8, end: 14 },
  ])
  expect(splitSentences(' \n ')).toEqual([])
})

test('what is no text is refused', () => {
  expect(() => splitSentences(5 as unknown as string)).toThrow('text: 5: wanted a string')
})

test('a language may have a region; an unknown one is refused by name', () => {
  expect(marked('Nr. 5 ist da. Er geht.', { language: 'de-AT' })).toBe('⟦Nr. 5 ist da.⟧ ⟦Er geht.⟧')
  expect(() => sentences({ language: 'enn' })).toThrow(/language 'enn'.*Did you mean 'en'\?/)
})

/** Texts made of what the rules look at. */
const soup = fc
  .array(
    fc.constantFrom(
      ...[
        '. ',
        '.',
        '! ',
        '? ',
        '"',
        "'",
        '(',
        ')',
        'a',
        'The ',
        'Mr. ',
        '1. ',
        '2) ',
        '\n',
        '\n\n',
        '\r\n',
        ' ',
      ],
      ...[
        '— ',
        '… ',
        '. . . ',
        '« ',
        ' »',
        '。',
        '「',
        '」',
        'ครับ ',
        'U.S. ',
        'a) ',
        '• ',
        'word ',
        'Word ',
        '[1]',
        ', ',
      ],
      ...[':) ', '😀', '\ud800', '́', ' '.repeat(90), 'long'.repeat(40)],
    ),
    { maxLength: 90 },
  )
  .map((parts) => parts.join(''))
const settings = { numRuns: 400, seed: 20_260 }

describe('whatever the text', () => {
  const levels = [() => sentences(), () => clauses()]
  test('a part has the boundaries of the whole', () => {
    fc.assert(
      fc.property(soup, fc.nat(), fc.nat(), fc.constantFrom(...levels), (text, a, b, level) => {
        const start = a % (text.length + 1)
        const span = { start, end: start + (b % (text.length - start + 1)) }
        const whole = [...level().within(text, { start: 0, end: text.length })]
        const wanted = whole.filter(({ at }) => at > span.start && at <= span.end)
        const boundaries = level()
        expect([...boundaries.within(text, span)]).toEqual(wanted)
        expect(boundaries.first?.(text, span)).toEqual(wanted[0])
        const best = wanted.reduce((most, { strength }) => Math.max(most, strength), 0)
        expect(boundaries.strongest?.(text, span)).toEqual(
          wanted.findLast(({ strength }) => strength === best),
        )
      }),
      settings,
    )
  })
  test('a boundary depends on what stands near it only', () => {
    fc.assert(
      fc.property(soup, fc.constantFrom(...levels), (text, level) => {
        for (const { at, strength } of level().within(text, { start: 0, end: text.length })) {
          const from = Math.max(0, at - lookBehind)
          const window = text.slice(from, at + lookAhead)
          const found = [...level().within(window, { start: at - from - 1, end: at - from })]
          expect(found).toEqual([{ at: at - from, strength }])
        }
      }),
      settings,
    )
  })
  test('no boundary stands inside a surrogate pair or a CRLF', () => {
    fc.assert(
      fc.property(soup, (text) => {
        for (const { at } of sentences().within(text, { start: 0, end: text.length })) {
          expect(text.slice(at - 1, at + 1)).not.toMatch(/^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/)
        }
      }),
      settings,
    )
  })
})

test('looking backwards reads the end of a long text only', () => {
  const text = 'One more plain sentence. '.repeat(40_000)
  const level = sentences()
  let last = 0
  for (let end = 1000; end < text.length; end += 5000) {
    last = level.strongest!(text, { start: 0, end })!.at
    expect(end - last).toBeLessThan(26)
  }
})
