import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { barred, leadsOf, mixtures, sourcesOf, titles } from '../mixtures.test-support.js'
import { readOrg } from './read-org.js'

const bars = (text: string) => barred(text, readOrg(text))

test('Org headlines nest by their stars; states, priorities and tags are no part of the title', () => {
  const text = '#+TODO: LATER | GONE\n* TODO [#A] One :a:b:\n** LATER Two [[x][y]]\n*** Three\n* Done deal\n'
  expect(titles(readOrg(text))).toEqual(['One', ' Two y', '  Three', 'Done deal'])
})

test('a headline keeps its planning, its properties and its first block', () => {
  expect(bars('a\n\n* One\nSCHEDULED: <2024-01-01>\n:PROPERTIES:\n:ID: x\n:END:\n\nText.\n\nMore.\n')).toBe(
    'a\n\n|* One\nSCHEDULED: <2024-01-01>\n:PROPERTIES:\n:ID: x\n:END:\n\nText.\n\n|More.\n',
  )
})

describe('Org blocks', () => {
  test('of code lead with their name and are closed again, in any case', () => {
    const text = 'a\n#+NAME: x\n#+begin_src python\n* no\ny\n#+END_SRC\nb\n'
    const outline = readOrg(text)
    expect(barred(text, outline)).toBe('a\n|#+NAME: x\n#+begin_src python\n* no\n|y\n#+END_SRC\n|b\n')
    expect(leadsOf(text, outline, 'code')).toEqual(['#+NAME: x\n#+begin_src python'])
    expect(outline.nodes.find(({ kind }) => kind === 'code')!.closer).toBe('#+END_SRC')
  })

  test('of quotes hold paragraphs and lists', () => {
    const text = '#+begin_quote\na\n\n- b\n- c\n#+end_quote\n\nd\n'
    expect(bars(text)).toBe('#+begin_quote\na\n\n|- b\n|- c\n#+end_quote\n\n|d\n')
    expect(sourcesOf(text, readOrg(text), 'quote')).toEqual(['#+begin_quote\na\n\n- b\n- c\n#+end_quote'])
  })

  test('of tables have the rows above the first rule for a header', () => {
    const text = '| A | B |\n|---+---|\n| 1 | 2 |\n| 3 | 4 |\n'
    expect(leadsOf(text, readOrg(text), 'table')).toEqual(['| A | B |\n|---+---|'])
    expect([...readOrg(text).places.at]).toEqual([text.indexOf('| 3')])
  })

  test('of lists nest by indentation and end behind two blank lines', () => {
    expect(bars('- a\n  more\n  1. b\n  2. c\n- d\n\n\ne\n')).toBe(
      '- a\n  more\n|  1. b\n|  2. c\n|- d\n\n\n|e\n',
    )
  })

  test('that are not closed are text', () => {
    expect(readOrg('#+begin_src x\na\n').nodes.map(({ kind }) => kind)).toEqual(['paragraph'])
  })
})

test('inline markup is not broken', () => {
  const text = 'A =b c= ~d e~ [[f][g h]] $i + j$ and 1 = 2 = 3.\n'
  const shown = readOrg(text).unbroken.map(({ start, end }) => text.slice(start, end))
  expect(shown).toEqual(['=b c=', '~d e~', '[[f][g h]]', '$i + j$'])
})

const fragments = [
  ...[
    '* T\n',
    '** TODO T :a:\n',
    '#+begin_src x\n',
    '#+end_src\n',
    '#+BEGIN_QUOTE\n',
    '#+END_QUOTE\n',
    ':D:\n',
  ],
  ...[
    ':END:\n',
    '| a |\n',
    '|---|\n',
    '- ',
    '+ ',
    ' * ',
    '1. ',
    '- t :: ',
    '#+NAME: x\n',
    '# c\n',
    ': code\n',
  ],
  ...['-----\n', '[fn:1] ', '=', '~', '[[a][b]]', '$', '\\begin{x}\n', '\\end{x}\n', '  ', 'CLOSED: \n'],
]

test('any text has an outline that keeps its promises', () => {
  const check = fc.property(mixtures(fragments), (text) => expectOutlineInvariants(text, readOrg(text)))
  fc.assert(check, { seed: 8, numRuns: 600 })
})
