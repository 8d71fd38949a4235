import { describe, expect, test } from 'vitest'
import { placed, unbroken } from './outlined.test-support.js'

describe('places', () => {
  test('are before blocks and sections, the higher the rank the better', () => {
    expect(placed('a\n\nb\n\n# C\n\nd\n\n### E\n\nf\n')).toBe(
      'a\n\n‹128›b\n\n‹212›# C\n\nd\n\n‹204›### E\n\nf\n',
    )
  })

  test('are none behind a heading, nor between headings', () => {
    expect(placed('a\n\n# B\n\n## C\n\n- d\n- e\n')).toBe('a\n\n‹212›# B\n\n## C\n\n- d\n‹120›- e\n')
    expect(placed('# A\n\nB\n---\n\n| c |\n|---|\n| d |\n')).toBe('# A\n\nB\n---\n\n| c |\n|---|\n| d |\n')
  })

  test('inside a paragraph are behind lines that nobody wrapped', () => {
    const long = `${'a '.repeat(90)}b.`
    expect(placed(`${long}\nc\nd. \ne\n`)).toBe(`${long}\n‹127›c\nd. \n‹127›e\n`)
    expect(placed(`${long}\n${long}\n===\n`)).toBe(`${long}\n${long}\n===\n`)
    expect(placed(`- ${long}\n  c\n`)).toBe(`- ${long}\n‹118›  c\n`)
    expect(placed(`${'a '.repeat(90)}\nb.\nc\n`)).toBe(`${'a '.repeat(90)}\nb.\nc\n`)
    expect(placed(`${'a. '.repeat(30)}\nb.\nc\n`)).toBe(`${'a. '.repeat(30)}\nb.\nc\n`)
  })

  test('raise a paragraph that turns out to be a heading', () => {
    expect(placed('a\n\nB\n===\n')).toBe('a\n\n‹212›B\n===\n')
  })

  test('inside an item are weaker than between items, weakest before a list in it', () => {
    expect(placed('a\n\n- b\n  - c\n  - d\n\n  e\n- f\n')).toBe(
      'a\n\n‹128›- b\n‹117›  - c\n‹118›  - d\n\n‹119›  e\n‹120›- f\n',
    )
  })

  test('include indentation and markers', () => {
    expect(placed('> a\n>\n> b\n\n  c\n')).toBe('> a\n>\n‹127›> b\n\n‹128›  c\n')
  })

  test('in code are lines, better behind blank ones, none at the fences', () => {
    expect(placed('```js\na\nb\n\n\nc\n```\n')).toBe('```js\na\n‹64›b\n\n\n‹72›c\n```\n')
  })

  test('in tables are rows behind the first one', () => {
    expect(placed('a | b\n--|--\n1 | 2\n3 | 4\n')).toBe('a | b\n--|--\n1 | 2\n‹80›3 | 4\n')
  })

  test('are none behind the first line of a call-out', () => {
    expect(placed('> [!NOTE]\n> - a\n> - b\n')).toBe('> [!NOTE]\n> - a\n‹120›> - b\n')
    expect(placed(':::tip\na\n\nb\n:::\nc\n')).toBe(':::tip\na\n\n‹127›b\n:::\n‹128›c\n')
  })

  test('never become as weak as the end of a paragraph', () => {
    const deep = `${'> '.repeat(40)}a\n${'> '.repeat(40)}\n${'> '.repeat(40)}b\n`
    expect(placed(deep)).toContain('‹112›')
  })
})

describe('unbroken', () => {
  test.each([
    ['see [the wall](https://a.example/b "c") there', ['[the wall](https://a.example/b "c")']],
    ['an ![image](a(b)c.png) here', ['![image](a(b)c.png)']],
    ['an [![image](a.png)](b) here', ['[![image](a.png)](b)']],
    ['by [reference][to it] there', ['[reference][to it]']],
    ['in `code with ``ticks` and ``more ` here``', ['`code with ``ticks`', '``more ` here``']],
    ['open `code stays', []],
    ['to <https://a.example> or <b class="c d">', ['<https://a.example>', '<b class="c d">']],
    ['bare https://a.example/b?c=d(e). Then', ['https://a.example/b?c=d(e)']],
    ['formula $a + b$ and \\(c + d\\) and $$e + f$$', ['$a + b$', '\\(c + d\\)', '$$e + f$$']],
    ['$5 and $10 are prices', []],
    ['an escaped \\`tick and \\[bracket', []],
    ['wiki [[Page name|shown]] and ![[Embed me]]', ['[[Page name|shown]]', '![[Embed me]]']],
    ['a claim.[^1] More', ['.[^1]']],
    ['[a](b c d) is a reference', ['[a]']],
  ])('%s', (text, spans) => {
    expect(unbroken(text)).toEqual(spans)
  })

  test('from headings to the first content behind them', () => {
    expect(unbroken('# A\n\n## B\n\n> text\n')).toEqual(['# A\n\n## B\n\n> t'])
  })

  test('from an opening line to the first line, from the last line to the closing one', () => {
    expect(unbroken('```js\na b\nc d\n```\n')).toEqual(['```js\na', '\n```'])
    expect(unbroken('```\n```\n')).toEqual(['```\n```'])
    expect(unbroken('| a b |\n|---|\n| c |\n')).toEqual(['| a b |\n|---|\n|'])
  })

  test('not from a heading beyond its quote', () => {
    expect(unbroken('> # A\n\ntext')).toEqual(['# A'])
  })
})
