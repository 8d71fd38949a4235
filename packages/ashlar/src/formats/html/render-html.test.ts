import { describe, expect, test } from 'vitest'
import { renderHtml } from './render-html.js'

const text = (source: string) => renderHtml(source, { start: 0, end: source.length }).text
const markdown = (source: string) =>
  renderHtml(source, { start: 0, end: source.length }, { as: 'markdown' }).text

describe('clean text', () => {
  test.each([
    ['<p>a  <b>b</b>\n c</p>', 'a b c'],
    ['<p>a&nbsp;&lt;b&gt; R&D &notit;</p>', 'a\u00a0<b> R&D ¬it;'],
    ['<div><p>a</p><p>b</p></div>c', 'a\n\nb\n\nc'],
    ['a<br>b', 'a\nb'],
    ['<ul><li>a<li><p>b</p><p>c</p><ol><li>d<li>e</ol></ul>f', '- a\n- b\n\n  c\n\n  1. d\n  2. e\n\nf'],
    ['<table><caption>C</caption><tr><th>A<th>B<tr><td><p>1</p><p>2</p><td></table>', 'C\n\nA | B\n1 2'],
    ['<pre>\n a &amp;\n\n  b\n</pre>c', ' a &\n\n  b\n\nc'],
    ['<p>a<script>b</script><!-- c --> <img src=x alt="d e">', 'a d e'],
    ['<main>a</main><footer>b</footer>', 'a'],
    ['<p><![CDATA[a &amp; b]]>', 'a &amp; b'],
  ])('%s', (source, expected) => {
    expect(text(source)).toBe(expected)
  })
})

describe('Markdown', () => {
  test.each([
    ['<h2>A <i>b</i></h2><p>c', '## A *b*\n\nc'],
    ['<p>see <a href="/x(1)">it</a>, <a href="#y">or</a> <b> not </b>.', 'see [it](</x(1)>), or **not** .'],
    ['<pre class="language-js">a\n```\nb</pre>', '````js\na\n```\nb\n````'],
    [
      '<table><thead><tr><th>A<th>B</thead><tr><td>1|2<td>3</table>',
      '| A | B |\n| --- | --- |\n| 1\\|2 | 3 |',
    ],
    ['a<blockquote><p>b</p><p>c</p></blockquote>d', 'a\n\n> b\n>\n> c\n\nd'],
    ['a<b><p>b</p>c</b>', 'a\n\n**b\n\nc**'],
    ['<pre><i> </i><b> a</b>\n b</pre>', '```\n  a\n b\n```'],
    ['<pre>\n <!-- c -->\n</pre>a', 'a'],
    ['a<hr>b<b></b>', 'a\n\n---\n\nb'],
    ['<ul><li></li></ul><p>a', 'a'],
  ])('%s', (source, expected) => {
    expect(markdown(source)).toBe(expected)
  })
})

describe('a slice', () => {
  const slice = (source: string, part: string, as: 'text' | 'markdown' = 'markdown') => {
    const start = source.indexOf(part)
    return renderHtml(source, { start, end: start + part.length }, { as }).text
  }

  test('of code is fenced by itself', () => {
    expect(slice('<pre><code class="lang-c">a\nb\nc</code></pre>', 'b\n')).toBe('```c\nb\n```')
  })

  test('of a row is a row', () => {
    expect(slice('<table><tr><td>a b<td>c</table>', 'b<td>c')).toBe('| b | c |')
  })

  test('of an inline element is not marked', () => {
    expect(slice('<p><b>a b</b> c', 'b</b> c')).toBe('b c')
    expect(slice('<p>c <b>a b</b>', 'c <b>a ')).toBe('c a')
  })

  test('of a list numbers its items as the whole does', () => {
    expect(slice('<ol><li>a<li>b</ol>', '<li>b')).toBe('2. b')
  })

  test('of what is skipped is nothing', () => {
    expect(slice('<p>a<script>b c</script>', 'b c')).toBe('')
  })

  test('says where each part comes from', () => {
    const source = '<p>a  b&amp;</p><p>c d</p>'
    const { text: rendered, sourceMap } = renderHtml(source, { start: 0, end: source.length })
    const pairs = sourceMap.map(({ rendered: to, source: from }) => [
      rendered.slice(to.start, to.end),
      source.slice(from.start, from.end),
    ])
    expect(pairs).toEqual([
      ['a', 'a'],
      [' ', '  '],
      ['b', 'b'],
      ['&', '&amp;'],
      ['c d', 'c d'],
    ])
  })
})
