import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunk } from '../chunk-text.js'
import { mixtures } from '../formats/mixtures.test-support.js'
import { asciidoc } from '../strategies/asciidoc.js'
import { html } from '../strategies/html.js'
import { json } from '../strategies/json.js'
import { jsonLines } from '../strategies/json-lines.js'
import { latex } from '../strategies/latex.js'
import { org } from '../strategies/org.js'
import { rst } from '../strategies/rst.js'
import { sql } from '../strategies/sql.js'
import { table } from '../strategies/table.js'
import { xml } from '../strategies/xml.js'
import { yaml } from '../strategies/yaml.js'
import { assertFaithful } from './assert-faithful.js'

const fragments = [
  ...['\\section{A}\n', '\\begin{align}\n', '\\end{align}\n', '$x + y$', '\\item ', '\\\\\n'],
  ...['Title\n=====\n', '.. note::\n\n   ', '::\n\n   ', '* ', '- ', '1. ', '== T\n', '----\n', '|===\n'],
  ...[
    '* T\n',
    '#+begin_src x\n',
    '#+end_src\n',
    '| a | b |\n',
    '|---|---|\n',
    'a,b,c\n',
    '"a, b"',
    '{"k": [1, 2]}\n',
    '<a b="c">',
    '</a>',
    '<title>',
    '</title>',
    '<p>',
    '<!-- c -->',
    '<![CDATA[',
    ']]>',
    '&amp;',
    'key: value\n',
    '  - item: {a: [1, 2]}\n',
    'text: |\n  one\n  two\n',
    '---\n',
    'SELECT 1; -- one\n',
    "INSERT INTO a VALUES ('b;', 2);\n",
  ],
]

test.each([
  ...[latex(), rst(), asciidoc(), org(), table(), json({ invalid: 'text' }), jsonLines()],
  ...[yaml({ invalid: 'text' }), sql(), html(), html({ as: 'markdown' }), html({ as: 'html' }), xml()],
])('$name: chunks keep the contract', (strategy) => {
  const sizes = fc.record({ size: fc.integer({ min: 1, max: 60 }), trim: fc.boolean() })
  const check = fc.property(mixtures(fragments), sizes, (text, options) => {
    const given = { ...options, strategy }
    assertFaithful(text, chunk(text, given), given)
  })
  expect(() => fc.assert(check, { seed: 13, numRuns: 150 })).not.toThrow()
})
