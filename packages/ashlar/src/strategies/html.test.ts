import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk } from '../index.js'
import { assertFaithful, marked } from '../testing/index.js'
import { html } from './html.js'

describe('HTML is cut', () => {
  test('at blocks, headings with what follows them', () => {
    const source = '<h1>One</h1>\n<p>Text of one.</p>\n<h1>Two</h1>\n<p>More of it.</p>\n'
    expect(marked(source, { size: 40, strategy: html() })).toBe(
      '⟦<h1>One</h1>\n<p>Text of one.</p>⟧\n⟦<h1>Two</h1>\n<p>More of it.</p>⟧\n',
    )
  })

  test('never inside a tag or a character reference that fits', () => {
    const source = '<p>fish&nbsp;chips <b title="a b c">x</b> &#x1F600; fish&nbsp;chips</p>'.repeat(20)
    for (let size = 24; size < 60; size++) {
      for (const { text } of chunk(source, { size, strategy: html() })) {
        expect(text).not.toMatch(/^[^<]*>|<[^>]*$|&[#\w]*$|^[#\w]+;/)
      }
    }
  })

  test('between the rows of a table, with the header again', () => {
    const source = `<table><tr><th>Name<th>Age</tr>${'<tr><td>Somebody<td>42</tr>'.repeat(9)}</table>`
    const chunks = chunk(source, { size: 130, strategy: html() })
    expect(chunks.length).toBeGreaterThan(2)
    for (const { rendered } of chunks) expect(rendered).toMatch(/^<table>.*<th>Age<\/tr>[\s\S]*<\/table>$/)
  })

  test('as clean text, when that is what is to be embedded', () => {
    const source =
      '<body><nav>Menu</nav><main><h1>A &amp; B</h1>\n<p>one <b>two</b><p>three<pre>x\n y</pre></main></body>'
    const [first, second] = chunk(source, { size: 66, strategy: html({ as: 'markdown' }) })
    expect(first!.rendered).toBe('# A & B\n\none **two**')
    expect(second!.rendered).toBe('# A & B\n\nthree\n\n```\nx\n y\n```')
    expect(source.slice(second!.start, second!.end)).toBe(second!.text)
  })
})

test('what is cut is exact, ordered, complete and within the limit, whatever the text', () => {
  const piece = fc.constantFrom(
    ...'<p>|</p>|<h1>|</h1>|<ul>|<li>|</ul>|<table>|<tr>|<td>|<th>|</table>|<pre>|</pre>|<b>|</b>|<a href="x y">|</a>|<script>|</script>|<!-- c -->|&amp;|&|<|One. Two three, |four\n|😀|e\u0301|\r\n| '.split(
      '|',
    ),
  )
  const pages = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(pages, fc.integer({ min: 1, max: 120 }), fc.boolean(), (source, size, trim) => {
      const options = { size, trim, strategy: html() }
      assertFaithful(source, chunk(source, options), options)
    }),
    { seed: 8, numRuns: 400 },
  )
})
