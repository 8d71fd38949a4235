import { describe, expect, test } from 'vitest'
import { strengths } from '../../boundaries/boundary.js'
import { parsePage } from './parse-page.js'
import { readHtml } from './read-html.js'
import { barred, nodeLines, slices } from './shown-outline.test-support.js'

const titles = (text: string) => readHtml(text).nodes.flatMap(({ title }) => title ?? [])
const kinds = (text: string) => readHtml(text).nodes.map(({ kind }) => kind)

test.each([
  [
    'many tags where few are expected',
    `${'x'.repeat(200_000)}${'<p>y<i>z</i>'.repeat(500)}${'x'.repeat(200_000)}`,
  ],
  ['tags that a sample misses', Array.from({ length: 300 }, () => `${' '.repeat(997)}<p>y`).join('')],
])('a page with %s is read as a whole', (_, text) => {
  const paragraphs = readHtml(text).nodes.filter(({ kind }) => kind === 'paragraph')
  expect(paragraphs.filter(({ start }) => text.startsWith('<p>y', start))).toHaveLength(
    text.split('<p>y').length - 1,
  )
})

test('a page may make up as many names as it likes, each of which ends its own elements only', () => {
  const names = Array.from({ length: 1500 }, (_, at) => (at % 2 === 0 ? `X-${at}` : `abcd${at}`))
  const text = names.map((name) => `<p><${name}>in</${name.toLowerCase()}><p>`).join('')
  expect(readHtml(text).nodes.every(({ start, end }) => end - start <= 30)).toBe(true)
  const { tag, end, openEnd } = parsePage(text).elements
  names.forEach((name, at) => {
    const element = 3 * at + 1
    expect(tag[element]!.name).toBe(name.toLowerCase())
    expect(text.slice(openEnd[element]!, end[element]!)).toBe(`in</${name.toLowerCase()}>`)
  })
})

describe('sections', () => {
  test('run to the next heading of the same or a higher rank, whatever wraps the headings', () => {
    const text =
      '<header><h1>A</h1></header><main><div><h2>B</h2><p>x</p></div><p>y</p></main><h1>C</h1><p>z</p>'
    expect(nodeLines(text)).toEqual([
      'section "A": <header><h1>A</h1></header><main><div><h2>B</h2><p>x</p></div><p>y</p></main>',
      '  heading: <header><h1>A</h1>',
      '  section "B": <main><div><h2>B</h2><p>x</p></div><p>y</p></main>',
      '    heading: <main><div><h2>B</h2>',
      '    paragraph: <p>x</p>',
      '    paragraph: <p>y</p>',
      'section "C": <h1>C</h1><p>z</p>',
      '  heading: <h1>C</h1>',
      '  paragraph: <p>z</p>',
    ])
  })

  test('lead with the heading as written and are named by its plain text', () => {
    const text =
      '<h2 class="x">\n The <em>big</em>&nbsp;&amp;\n<img alt="red"> day<script>no</script></h2><p>x'
    const [section] = readHtml(text).nodes
    expect(section!.title).toBe('The big & red day')
    expect(slices(text, [section!.lead!])).toEqual([text.slice(0, -4)])
  })

  test('end with the item, quotation or cell that their heading stands in', () => {
    const text = '<h1>A</h1><ul><li><h2>B</h2>x</li><li>y</li></ul>'
    expect(nodeLines(text).slice(2)).toEqual([
      '  list: <ul><li><h2>B</h2>x</li><li>y</li></ul>',
      '    item: <li><h2>B</h2>x</li>',
      '      section "B": <li><h2>B</h2>x</li>',
      '        heading: <li><h2>B</h2>',
      '        paragraph: x</li>'.replace('</li>', ''),
      '    item: <li>y</li>',
    ])
  })

  test('the title of a page is a heading where there is no h1', () => {
    expect(titles('<title>T</title><h2>A</h2><p>x')).toEqual(['T', 'A'])
    expect(titles('<title>T</title><h1>A</h1><p>x')).toEqual(['A'])
    expect(titles('<svg><title>T</title></svg><p>x')).toEqual([])
  })

  test('a heading without an end tag ends where the first block in it begins', () => {
    expect(titles('<h1>A<p>x</p><p>y</p><h2>B</h3><p>z')).toEqual(['A', 'B'])
  })

  test('an empty heading makes none', () => {
    expect(kinds('<h1></h1><p>x</p>')).toEqual(['paragraph'])
  })

  test('summary, caption and figcaption name what they belong to', () => {
    expect(titles('<details><summary>More</summary><p>x</p></details>')).toEqual(['More'])
    expect(titles('<table><caption>Cap</caption><tr><td>x</table>')).toEqual(['Cap'])
    expect(titles('<figure><img alt=a><figcaption>Fig <b>1</b></figcaption></figure>')).toEqual(['Fig 1'])
  })
})

describe('places', () => {
  test('lie before blocks and their indentation; start tags stay with their content, end tags with theirs', () => {
    expect(barred('<div>\n <p>a</p>\n  <p>b <i>c</i></p></div><section><div>d</div></section>e')).toBe(
      '<div>\n <p>a</p>\n|  <p>b <i>c</i></p></div>|<section><div>d</div></section>|e',
    )
  })

  test('there is none between a heading and what follows it, whatever comes between', () => {
    expect(
      barred('<p>a<header><h1>B</h1></header><!-- c --><main>\n<h2>D</h2>\n<ul><li>e<li>f</ul></main>'),
    ).toBe('<p>a|<header><h1>B</h1></header><!-- c --><main>\n<h2>D</h2>\n<ul><li>e|<li>f</ul></main>')
  })

  test('are better before higher headings, and weaker inside items and rows than between them', () => {
    const strengthBefore = (text: string, sign: string) => {
      const { at, strength } = readHtml(text).places
      return strength[at.indexOf(text.indexOf(sign))]
    }
    expect(strengthBefore('<p>a<h2>B</h2>c', '<h2')).toBe(strengths.section + 16)
    expect(strengthBefore('<p>a<div><h6>B</h6>c', '<div')).toBe(strengths.section)
    const list = '<ul><li><p>a<p>b<li>c</ul>'
    expect(strengthBefore(list, '<li>c')).toBe(strengths.item)
    expect(strengthBefore(list, '<p>b')).toBeLessThan(strengths.item)
    const table = '<table><tr><td>a<p>b<tr><td>c</table>'
    expect(strengthBefore(table, '<tr><td>c')).toBe(strengths.row)
    expect(strengthBefore(table, '<p>b')).toBeLessThan(strengths.row)
  })

  test('preformatted text has them before its lines', () => {
    expect(barred('<p>x</p><pre><code>\na\n  b\n\nc\n</code></pre>')).toBe(
      '<p>x</p>|<pre><code>\na\n|  b\n\n|c\n</code></pre>',
    )
  })

  test('a line break is a line, two are a blank line', () => {
    const text = '<p>a<br>b<br><br>c'
    expect(barred(text)).toBe('<p>a<br>|b<br><br>|c')
    expect([...readHtml(text).places.strength]).toEqual([strengths.line, strengths.paragraph])
  })
})

describe('elements', () => {
  test.each([
    ['<ul><li>a<li>b<ol><li>c</ol></ul>', ['list', 'item', 'item', 'list', 'item']],
    ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', ['list', 'paragraph', 'item', 'paragraph', 'item']],
    ['<p>a<p>b<div>c</div>', ['paragraph', 'paragraph', 'paragraph']],
    ['<TABLE><TR><TD>a<TD>b<TR><TD>c</TABLE>d', ['table', 'row', 'row', 'paragraph']],
    ['<p><b>a<p>b</b>c<p>d', ['paragraph', 'paragraph', 'paragraph']],
    ['<blockquote><p>a</blockquote></p></div>b', ['quote', 'paragraph', 'paragraph']],
    ['<select><option>a<option>b</select>', ['paragraph', 'paragraph']],
  ])('with end tags left out or wrong: %s', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  test('an end tag does not reach out of a cell', () => {
    expect(nodeLines('<div><table><tr><td>a</div>b<td>c</table>')).toEqual([
      'table: <table><tr><td>a</div>b<td>c</table>',
      '  row: <tr><td>a</div>b<td>c',
    ])
  })

  test('in HTML a table leads with its tag, caption and header rows and closes again', () => {
    const text = '<table class=t><caption>C</caption><tr><th>A<th>B</tr><tr><th>x<td>1</table>'
    const table = readHtml(text, { as: 'html' }).nodes.find(({ kind }) => kind === 'table')!
    expect(slices(text, [table.lead!])).toEqual(['<table class=t><caption>C</caption><tr><th>A<th>B</tr>'])
    expect(table).toMatchObject({ leadIsNeeded: true, closer: '</table>' })
  })

  test('a table that holds headings or tables lays out a page', () => {
    expect(kinds('<table><tr><td><h1>A</h1></td></tr><tr><td>x</td></tr></table>')).toEqual([
      'section',
      'heading',
      'paragraph',
    ])
  })

  test('in HTML code is opened and closed again as it was', () => {
    const [code] = readHtml('<pre class=x><code class=y>a\nb</code></pre>', { as: 'html' }).nodes
    expect(code).toMatchObject({ kind: 'code', lead: { start: 0, end: 27 }, closer: '</code></pre>' })
  })

  test('an item leads a list inside of it', () => {
    const text = '<ul><li>Fruit: <ul><li>apple</ul></ul>'
    const item = readHtml(text).nodes[1]!
    expect(slices(text, [item.lead!])).toEqual(['<li>Fruit:'])
  })

  test('in XML, and in drawings, an element can be its own end', () => {
    expect(kinds('<?xml version="1.0"?><html><script src="a"/><p>x</p></html>')).toEqual(['paragraph'])
    expect(kinds('<svg><title/></svg><p>x</p><p>y</p>')).toEqual(['paragraph', 'paragraph'])
  })
})

describe('markup', () => {
  test('tags, character references and short inline elements stay unbroken', () => {
    const text = '<p title="One. Two.">see <a href=x>a page</a> &amp; R&D &#x1F600;</p>'
    expect(slices(text, readHtml(text).unbroken)).toEqual([
      '<p title="One. Two.">',
      '<a href=x>a page</a>',
      '&amp;',
      '&#x1F600;',
      '</p>',
    ])
  })

  test('a heading stays unbroken up to its content', () => {
    const text = '<p>a</p><h1>B c</h1>\n<div><p>d e'
    expect(slices(text, readHtml(text).unbroken).at(-1)).toBe('<h1>B c</h1>\n<div><p>')
  })

  test('scripts, styles, templates, noscript and comments are skipped', () => {
    const text =
      '<script>a<b</script><style>c</style><p>d<!-- e --></p><template><p>f</template><noscript>g</noscript>'
    expect(slices(text, readHtml(text).skipped)).toEqual([
      '<script>a<b</script>',
      '<style>c</style>',
      '<!-- e -->',
      '<template><p>f</template>',
      '<noscript>g</noscript>',
    ])
  })

  test('text that is not HTML is text', () => {
    for (const text of ['if a < b and c > d then e <= f', 'x <y', '<', '</', '&', 'a <b c="d', '<3 <3']) {
      const { nodes, skipped } = readHtml(text)
      expect(nodes, text).toEqual([{ kind: 'paragraph', parent: -1, start: 0, end: text.length }])
      expect(skipped).toBeUndefined()
    }
  })

  test('CDATA is text', () => {
    expect(nodeLines('<p><![CDATA[a < b]]></p>')).toEqual(['paragraph: <p><![CDATA[a < b]]></p>'])
  })
})
