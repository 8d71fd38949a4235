import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { PieceList } from '../formats/html/written-pieces.js'
import { balanced, chunk } from '../index.js'
import { assertFaithful, marked } from '../testing/index.js'
import { HtmlDocument, html, renderHtml } from './html.js'

const asIs = html({ as: 'html' })

describe('HTML is cut', () => {
  test('at blocks, headings with what follows them', () => {
    const source = '<h1>One</h1>\n<p>Text of one.</p>\n<h1>Two</h1>\n<p>More of it.</p>\n'
    const expected = '⟦<h1>One</h1>\n<p>Text of one.</p>⟧\n⟦<h1>Two</h1>\n<p>More of it.</p>⟧\n'
    expect(marked(source, { size: 20, strategy: html() })).toBe(expected)
    expect(marked(source, { size: 40, strategy: asIs })).toBe(expected)
  })

  test('never inside a tag or a character reference that fits', () => {
    const source = '<p>fish&nbsp;chips <b title="a b c">x</b> &#x1F600; fish&nbsp;chips</p>'.repeat(20)
    for (let size = 24; size < 60; size++) {
      for (const strategy of [asIs, html()]) {
        for (const { text } of chunk(source, { size, strategy })) {
          expect(text).not.toMatch(/^[^<]*>|<[^>]*$|&[#\w]*$|^[#\w]+;/)
        }
      }
    }
  })

  test('between the rows of a table, with the header again', () => {
    const source = `<table><tr><th>Name<th>Age</tr>${'<tr><td>Somebody<td>42</tr>'.repeat(9)}</table>`
    const chunks = chunk(source, { size: 130, strategy: asIs })
    expect(chunks.length).toBeGreaterThan(2)
    for (const { rendered } of chunks) expect(rendered).toMatch(/^<table>.*<th>Age<\/tr>[\s\S]*<\/table>$/)
    const clean = chunk(source, { size: 50, strategy: html() })
    expect(clean.length).toBeGreaterThan(2)
    for (const { rendered } of clean) expect(rendered).toMatch(/^Name \| Age\n(Somebody \| 42\n?)+$/)
  })
})

describe('what is embedded', () => {
  test('is clean text, and size counts it', () => {
    const source = '<body><nav>Menu</nav><main><h1>A &amp; B</h1>\n<p>one <b>two</b><p>three</main></body>'
    const [only, ...rest] = chunk(source, { size: 21, strategy: html() })
    expect(rest).toEqual([])
    expect(only).toMatchObject({ text: source, rendered: 'A & B\n\none two\n\nthree', size: 21 })
  })

  test('is Markdown when asked for', () => {
    const source =
      '<body><nav>Menu</nav><main><h1>A &amp; B</h1>\n<p>one <b>two</b><p>three<pre>x\n y</pre></main></body>'
    const [first, second] = chunk(source, { size: 30, strategy: html({ as: 'markdown' }) })
    expect(first!.rendered).toBe('# A & B\n\none **two**\n\nthree')
    expect(second!.rendered).toBe('# A & B\n\n```\nx\n y\n```')
    expect(source.slice(second!.start, second!.end)).toBe(second!.text)
  })

  test.each(['text', 'markdown'] as const)('comes from where the source map says, as %s', (as) => {
    const source =
      '<h1>A &amp; B</h1><p>one  <b>two</b> three four</p><ul><li>x &lt; y<li>z</ul><pre>p\n q</pre>'.repeat(
        5,
      )
    for (const { rendered, sourceMap } of chunk(source, { size: 40, strategy: html({ as }) })) {
      let at = 0
      for (const { rendered: to, source: from } of sourceMap) {
        expect(to.start).toBeGreaterThanOrEqual(at)
        at = to.end
        const written = source.slice(from.start, from.end)
        expect(rendered.slice(to.start, to.end)).toBe(
          written.replace('&amp;', '&').replace('&lt;', '<').replace(/ +/g, ' '),
        )
      }
    }
  })

  test('is not what costs nothing: markup joins a neighbour, however long it is', () => {
    const script = `<script>${'let a = "b c. D"\n'.repeat(100)}</script>`
    const source = `${script}<p>one two</p>${script}<p>six ten</p>${script}${'<div></div>'.repeat(90)}`
    expect(chunk(source, { size: 8, strategy: html() }).map(({ rendered }) => rendered)).toEqual([
      'one two',
      'six ten',
    ])
    expect(marked(source, { size: 8, trim: false, strategy: html() })).toMatch(/^⟦[^⟦⟧]+⟧⟦[^⟦⟧]+⟧$/)
    expect(chunk(script, { size: 8, strategy: html() })).toEqual([])
  })

  test('is what is selected', () => {
    const source = '<p>one</p><div id=a><p>two</p><p class=ad>buy</p></div><p>six</p>'
    const strategy = html({ select: '#a', ignore: '.ad' })
    expect(chunk(source, { size: 8, strategy }).map(({ rendered }) => rendered)).toEqual(['two'])
    expect(strategy.outline?.({ text: source }).skipped?.map(({ what }) => what)).toEqual([
      'outside the selection',
      'p',
      'outside the selection',
    ])
    expect(() => html({ as: 'html', select: '#a' })).toThrow(/as: html, with select.*text/)
  })
})

const pages = fc
  .array(
    fc.constantFrom(
      ...'<p>|</p>|<h1>|</h1>|<ul>|<li>|</ul>|<table>|<tr>|<td>|<th>|</table>|<pre>|</pre>|<b>|</b>|<a href="x y">|</a>|<script>|</script>|<!-- c -->|&amp;|&|<|One. Two three, |four\n|😀|e\u0301|\r\n| '.split(
        '|',
      ),
    ),
    { maxLength: 80 },
  )
  .map((pieces) => pieces.join(''))

test.each(['html', 'text', 'markdown'] as const)(
  'what is cut as %s is exact, ordered, complete and within the limit, whatever the text',
  (as) => {
    const given = fc.record({
      size: fc.integer({ min: 1, max: 120 }),
      trim: fc.boolean(),
      overlap: fc.constantFrom(0, '20%' as const),
    })
    fc.assert(
      fc.property(pages, given, fc.boolean(), (source, rules, isBalanced) => {
        const options = { ...rules, strategy: html({ as }), ...(isBalanced && { packer: balanced() }) }
        assertFaithful(source, chunk(source, options), options)
      }),
      { seed: 8, numRuns: 300 },
    )
  },
)

test('what is embedded for a chunk ends as the slice alone is written, whatever was written before', () => {
  fc.assert(
    fc.property(pages, fc.integer({ min: 5, max: 60 }), (source, size) => {
      for (const { start, end, rendered } of chunk(source, { size, strategy: html() }))
        expect(rendered.endsWith(renderHtml(source, { start, end }).text)).toBe(true)
    }),
    { seed: 9, numRuns: 300 },
  )
})

test('what is embedded for chunks of a long page ends as each slice alone is written', () => {
  const part = (at: number) =>
    `<div><h2>Part ${at}</h2>\n\n<ul><li>one\n&lt; two<li>three</ul><p>Some <b>words</b>\n${'and more '.repeat(at % 40)}</p></div>`
  const source = Array.from({ length: 3000 }, (_, at) => part(at)).join('\n')
  const document = new HtmlDocument(source)
  for (const [size, every] of [
    [300, 40],
    [50_000, 1],
  ] as const)
    chunk(source, { size, strategy: html() }).forEach(({ start, end, rendered }, index) => {
      if (index % every === 0)
        expect(rendered.endsWith(document.render({ start, end }, 'text').text)).toBe(true)
    })
})

test.each(['word and word &amp; more ', 'unbroken&lt;', '字'])(
  'a long text without a tag, %s, is written a few times at most',
  (words) => {
    const source = `<p>${words.repeat(20_000)}</p>`
    const copy = vi.spyOn(PieceList.prototype, 'copy')
    chunk(source, { size: 1000, strategy: html() })
    const written = copy.mock.calls.reduce((sum, [start, end]) => sum + end - start, 0)
    copy.mockRestore()
    expect(written).toBeGreaterThan(source.length / 2)
    expect(written).toBeLessThan(4 * source.length)
  },
)

test('a heading of nothing but white space is blank, in Markdown too', () => {
  const options = { strategy: html({ as: 'markdown' }) }
  expect(chunk('<h1>\u00a0', options)).toEqual([])
  assertFaithful('<h1>\u00a0', [], options)
})

test('a page of nothing but a line end of C1 is blank', () => {
  expect(chunk('\u0085', { strategy: html() })).toEqual([])
  assertFaithful('\u0085', [], { strategy: html() })
})
