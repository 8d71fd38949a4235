import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import { chunk } from '../../index.js'
import { html } from '../../strategies/html.js'
import { renderHtml } from './render-html.js'

const whole = (source: string, as: 'text' | 'markdown' = 'markdown') =>
  renderHtml(source, { start: 0, end: source.length }, { as }).text

/** The cells of the tables that a Markdown parser finds, row by row; text elsewhere is a row of its own. */
function parsedRows(markdown: string): string[][] {
  const rows: string[][] = []
  for (const { type, content } of new MarkdownIt().parse(markdown, {})) {
    if (type === 'tr_open') rows.push([])
    else if (type === 'paragraph_open' || type === 'fence') rows.push(['no row', content])
    else if (type === 'inline') rows.at(-1)?.push(content)
  }
  return rows
}

describe('a table in Markdown', () => {
  test.each([
    [
      'with two header rows: the second is a row',
      '<table><tr><th>A<th>B<tr><th>a<th>b<tr><td>1<td>2</table>',
      '| A | B |\n| --- | --- |\n| a | b |\n| 1 | 2 |',
    ],
    [
      'without a header: an empty one',
      '<table><tr><td>1<td>2<tr><td>3<td>4</table>',
      '| | |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |',
    ],
    [
      'with cells that span columns and rows: empty ones keep the others in their columns',
      '<table><tr><th colspan=2>A<th rowspan=2>B<tr><th>a<th>b<tr><td rowspan=2>1<td>2<td>3<tr><td>4<td>5</table>',
      '| A | | B |\n| --- | --- | --- |\n| a | b |\n| 1 | 2 | 3 |\n| | 4 | 5 |',
    ],
    [
      'with a header that spans all columns, shorter than the rows',
      '<table><tr><th colspan=9>A<tr><td>1<td>2</table>',
      '| A | |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'with a caption, which stands above it',
      '<table><caption>C</caption><tr><th>A<tr><td>1</table>',
      'C\n\n| A |\n| --- |\n| 1 |',
    ],
    [
      'with bars, lines and blocks in cells',
      '<table><tr><th>A|B<tr><td><p>1</p><ul><li>2<li>3|</ul><pre>x\ny</pre>a<br>b<img alt="|"></table>',
      '| A\\|B |\n| --- |\n| 1 2 3\\| x y a b\\| |',
    ],
    [
      'in a table lays the outer one out',
      '<table><tr><td>a<td><table><tr><th>A<tr><td>1</table>b</table>',
      'a\n\n| A |\n| --- |\n| 1 |\n\nb',
    ],
    [
      'with text where none belongs: the rows behind it are a table again',
      '<table><tr><th>A<tr><td>1</tr>x<tr><td>2</table>y',
      '| A |\n| --- |\n| 1 |\n\nx\n\n| |\n| --- |\n| 2 |\n\ny',
    ],
    ['with a row without cells', '<table><tr>x<tr></table>', '| |\n| --- |\n| x |'],
  ])('%s', (_, source, expected) => {
    expect(whole(source)).toBe(expected)
  })

  test('and in clean text has no marks, and the same columns', () => {
    expect(
      whole('<table><tr><th colspan=2>A<th>B<tr><td rowspan=2>1<td>2|<td>3<tr><td>4<td>5</table>', 'text'),
    ).toBe('A | | B\n1 | 2| | 3\n| 4 | 5')
  })

  test('with spans beyond all measure stays as small as its cells', () => {
    const source = `<table>${'<tr><td colspan=1000 rowspan=65000>x<td>y'.repeat(200)}</table>`
    expect(whole(source).length).toBeLessThan(40 * source.length)
  })
})

const cell = fc
  .tuple(
    fc.constantFrom('td', 'td', 'td', 'th'),
    fc.constantFrom('', '', '', ' colspan=2', ' rowspan=2', ' colspan=3'),
    fc.constantFrom('one', 'two | three', '<b>four</b>', '', 'a<br>b', '<code>x|y</code>'),
  )
  .map(([name, span, text]) => `<${name}${span}>${text}</${name}>`)
const row = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => `<tr>${cells.join('')}</tr>\n`)
const tables = fc
  .tuple(
    fc.constantFrom('', '<tr><th>H</th><th>I</th></tr>\n'),
    fc.array(row, { minLength: 1, maxLength: 9 }),
  )
  .map(([head, rows]) => `<table>\n${head}${rows.join('')}</table>`)

test('every piece of whole rows is a table with the same header', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 130, max: 260 }), (source, size) => {
      const strategy = html({ as: 'markdown' })
      const [header] = parsedRows(whole(source))
      const pieces = chunk(source, { size, strategy, context: { share: 0.45 } })
      for (const { rendered, text } of pieces) {
        const isWhole = /^<t(able|r)/.test(text) && text.lastIndexOf('<tr>') <= text.lastIndexOf('</tr>')
        if (!isWhole) continue
        const rows = parsedRows(rendered)
        expect(rows[0], rendered).toEqual(header)
        expect(
          rows.every(([first]) => first !== 'no row'),
          rendered,
        ).toBe(true)
      }
    }),
    { seed: 5, numRuns: 300 },
  )
})
