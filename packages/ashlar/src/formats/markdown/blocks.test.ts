import { describe, expect, test } from 'vitest'
import { outlined, titles, written } from './outlined.test-support.js'

describe('sections', () => {
  test('hold all up to the next heading of their rank', () => {
    expect(outlined('# A\n\ntext\n\n## B\n\ntext\n\n# C\n')).toBe(
      'section A(heading, paragraph, section B(heading, paragraph)), section C(heading)',
    )
  })

  test('may skip ranks and come back', () => {
    expect(outlined('### A\n# B\n#### C\n## D\n')).toBe(
      'section A(heading), section B(heading, section C(heading), section D(heading))',
    )
  })

  test('end where the next one begins', () => {
    expect(written('# A\n\ntext\n\n  # B\n', 'section')).toEqual(['# A\n\ntext\n\n', '  # B\n'])
  })

  test('begin with underlined headings too', () => {
    expect(outlined('Top\nof all\n===\n\nSub\n---\ntext')).toBe(
      'section Top of all(heading, section Sub(heading, paragraph))',
    )
  })

  test('do not begin in quotes, items and call-outs', () => {
    expect(outlined('# A\n> # B\n\n- # C\n\n:::tip\n# D\n:::\n')).toBe(
      'section A(heading, quote(heading), list(item(heading)), admonition(heading))',
    )
  })
})

describe('titles', () => {
  test.each([
    ['# Plain', 'Plain'],
    ['#   Spaced   ##  ', 'Spaced'],
    ['# With #hash#', 'With #hash#'],
    ['# **Bold** and _soft_ and ~~gone~~', 'Bold and soft and gone'],
    ['# snake_case and 2 * 3', 'snake_case and 2 * 3'],
    ['# Use `a*b*c`', 'Use a*b*c'],
    ['# [Link](https://a.example "t") and ![alt](x.png)', 'Link and alt'],
    ['# [Link][ref] here', 'Link here'],
    ['# \\# not \\*bold\\*', '# not *bold*'],
    ['# A &amp; B <b>c</b> <https://d.example>', 'A & B c https://d.example'],
    ['# Named {#id .class}', 'Named'],
    ['# Input | Output', 'Input | Output'],
    ['#', ''],
    ['\ufeff# Marked', 'Marked'],
  ])('%s', (text, title) => {
    expect(titles(text)).toEqual([title])
  })
})

describe('no heading', () => {
  test.each(['#tag', '####### seven', '\\# escaped', '    # code', 'a\n\n---\n', '- a\n---\n'])(
    '%j',
    (text) => {
      expect(titles(text)).toEqual([])
    },
  )
})

describe('line ends', () => {
  test.each(['\n', '\r\n', '\r'])('%j ends lines', (end) => {
    const lines = ['# A', '', 'text', 'more', '```', '# code', '```', '- a', '  - b', '']
    expect(outlined(lines.join(end))).toBe(
      'section A(heading, paragraph, code, list(item(paragraph, list(item(paragraph)))))',
    )
  })

  test('U+2028 and form feeds end none', () => {
    expect(outlined('text\u2028# A\f# B\v# C')).toBe('paragraph')
  })
})

describe('containers', () => {
  test('nest in each other', () => {
    expect(outlined('> - a\n>   > b\n>\n> c\n\n1. d\n   - e\n\n   f\n')).toBe(
      'quote(list(item(paragraph, quote(paragraph))), paragraph), list(item(paragraph, list(item(paragraph)), paragraph))',
    )
  })

  test('keep lazy lines of their paragraphs', () => {
    expect(written('> a\nb\n\nc', 'quote')).toEqual(['> a\nb'])
  })

  test('of lists change with the marker', () => {
    expect(outlined('- a\n- b\n* c\n1. d\n2) e\n')).toBe(
      'list(item(paragraph), item(paragraph)), list(item(paragraph)), list(item(paragraph)), list(item(paragraph))',
    )
  })

  test('end behind their last line, without blank ones', () => {
    expect(written('- a\n\n  b  \n\n\nc', 'list')).toEqual(['- a\n\n  b'])
  })

  test('count tabs as columns', () => {
    expect(outlined('-\ta\n\n\tb\n\n>\t\tcode\n')).toBe('list(item(paragraph, paragraph)), quote(code)')
  })
})

describe('code', () => {
  test('is closed by a fence as long as its own, of its own kind', () => {
    expect(written('````\n```\n~~~~\n````\ntext', 'code')).toEqual(['````\n```\n~~~~\n````'])
  })

  test('without a closing fence goes to the end of what it is in', () => {
    expect(written('> ```\n> a\n\ntext\n\n```\n# b\n\n', 'code')).toEqual(['```\n> a', '```\n# b\n\n'])
  })

  test('in an item hides what looks like headings', () => {
    expect(outlined('- a\n\n  ```\n  # b\n  ```\n')).toBe('list(item(paragraph, code))')
  })

  test('may be told by indentation alone', () => {
    expect(outlined('a\n\n    # b\n\n    c\n\nd')).toBe('paragraph, code, paragraph')
  })
})

describe('tables', () => {
  test.each([
    '| a | b |\n|---|:-:|\n| 1 | 2 |',
    'a | b\n--- | ---\n1 | 2',
    '| a |\n|---|\n| 1 |',
    '| a \\| b | c |\n|-|-|\n| 1 | 2 |',
    'a|b\n:-|-:\nrow without a bar',
  ])('%j', (text) => {
    expect(written(`before\n\n${text}\n\nbehind`, 'table')).toEqual([text])
  })

  test.each(['| a | b |\n|---|\n', 'a\n---|---\n', '| a | b |\n| - - | - |\n', 'a | b\n-- -- | -\n'])(
    'not %j',
    (text) => {
      expect(written(text, 'table')).toEqual([])
    },
  )

  test('end a paragraph with their header', () => {
    expect(outlined('text\na | b\n--|--\n1 | 2\n> quote')).toBe('paragraph, table, quote(paragraph)')
  })
})

describe('front matter', () => {
  test.each([
    '---\na: 1\n# no heading\n---',
    '---\n# comment\na:\n  - b\n...',
    '+++\na = 1\n+++',
    '\ufeff---\na: 1\n---',
  ])('%j', (text) => {
    expect(written(`${text}\n\n# A\n`, 'front matter')).toEqual([text])
  })

  test.each(['---\n\ntext\n\n---\n', '---\na: 1\n', 'text\n---\na: 1\n---\n', '---\nText.\n---\n'])(
    'not %j',
    (text) => {
      expect(written(text, 'front matter')).toEqual([])
    },
  )
})

describe('formulas', () => {
  test.each(['$$\nx\n\ny\n$$', '$$ x $$', '$$ x\ny $$', '\\[\nx\n\\]', '\\[ x \\]'])('%j', (text) => {
    expect(written(`${text}\n\ntext`, 'math')).toEqual([text])
  })

  test.each(['$$ never closed', '$$ x $$ in text', '$$$\n$$$', '\\[a\\](b)'])('not %j', (text) => {
    expect(written(text, 'math')).toEqual([])
  })
})

describe('call-outs', () => {
  test('are quotes with a mark', () => {
    expect(outlined('> [!NOTE]\n> a\n\n> [!note]- Title\n> - b\n')).toBe(
      'admonition(paragraph), admonition(list(item(paragraph)))',
    )
  })

  test('are fenced with colons, nested by their number', () => {
    expect(outlined('::::outer\n:::{inner}\na\n:::\nb\n::::\nc')).toBe(
      'admonition(admonition(paragraph), paragraph), paragraph',
    )
  })

  test('are closed in spite of HTML and lists in them', () => {
    expect(outlined(':::tip\n<div>\n:::\n\n:::tip\n- a\n:::\n')).toBe(
      'admonition(html), admonition(list(item(paragraph)))',
    )
  })

  test('that nothing closes are text', () => {
    expect(outlined('::: package.name\n\n# A\n')).toBe('paragraph, section A(heading)')
  })

  test('have an indented body', () => {
    expect(outlined('!!! note "Title"\n    a\n\n    b\n\nc\n??? tip\n    d')).toBe(
      'admonition(paragraph, paragraph), paragraph',
    )
    expect(outlined('??? tip\n    d')).toBe('admonition(paragraph)')
  })
})

test('footnotes hold what is indented', () => {
  expect(outlined('a[^1]\n\n[^1]: b\n\n    c\n[^2]: d\n\ne')).toBe(
    'paragraph, footnote(paragraph, paragraph), footnote(paragraph), paragraph',
  )
})

test('link definitions are no paragraph', () => {
  expect(outlined('[a]: /b\n[c]:\n  /d\n  "e"\ntext\n\n[f]: /g "h\n')).toBe(
    'text, text, paragraph, paragraph',
  )
  expect(outlined('[a]: /b\n===\nc\n')).toBe('text, paragraph')
})

describe('HTML', () => {
  test.each([
    '<div>\n# no\n</div>',
    '<!-- a\n\n# no -->',
    '<pre>\n\n# no</pre>',
    '<?a\n\nb?>',
    '<!DOCTYPE\n\nhtml>',
    '<![CDATA[\n\n]]>',
    '<my-tag a="b" c>\n# no',
    '<Tabs\n  of={[1]}\n>',
  ])('%j', (text) => {
    expect(written(`${text}\n\ntext`, 'html')).toEqual([text])
  })

  test.each(['<b>bold</b> text', '<https://a.example>', 'text\n<my-tag>', '< div>'])('not %j', (text) => {
    expect(written(text, 'html')).toEqual([])
  })
})

test('what MDX imports and exports is code', () => {
  expect(outlined("import A from './a'\nexport const b = {\n  c: 1\n}\n\n# D\n\nimport taxes rose.\n")).toBe(
    'code, section D(heading, paragraph)',
  )
})

test('rules are blocks of their own', () => {
  expect(outlined('a\n\n---\n\n* * *\nb\n')).toBe('paragraph, rule, rule, paragraph')
})
