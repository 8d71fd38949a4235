import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import { HtmlDocument } from './html-document.js'
import { parsePage } from './parse-page.js'
import { readHtml } from './read-html.js'
import { renderHtml } from './render-html.js'

const data =
  process.env.ASHLAR_DATA ?? fileURLToPath(new URL('../../../../../../shared/data', import.meta.url))
const folder = join(data, 'formats', 'html')
const documents = existsSync(folder) ? readdirSync(folder).sort() : []
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

const names =
  'p div h1 h2 h6 ul ol li table tr td th thead tbody caption b a code pre br img script style template title summary details dl dt dd blockquote nav main svg figure figcaption select option noscript textarea'.split(
    ' ',
  )
const name = fc.constantFrom(...names)
const piece = fc.oneof(
  { weight: 5, arbitrary: name.map((tag) => `<${tag}>`) },
  { weight: 4, arbitrary: name.map((tag) => `</${tag}>`) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'b c. D', ' ', '\n', '\r\n', '\n  ', '&amp;', '&nbsp', '😀', 'é'),
  },
  { weight: 1, arbitrary: name.map((tag) => `<${tag.toUpperCase()} class="x" alt=y/>`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<',
      '>',
      '&',
      '</',
      '<!--',
      '-->',
      '<!doctype html>',
      '<![CDATA[',
      ']]>',
      '"',
      '<a b="',
      '<?xml ?>',
      '</>',
    ),
  },
)
const pages = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

function expectAscending(spans: Iterable<Span>, length: number): void {
  let at = 0
  for (const { start, end } of spans) {
    expect(start).toBeGreaterThanOrEqual(at)
    expect(end).toBeGreaterThan(start)
    at = end
  }
  expect(at).toBeLessThanOrEqual(length)
}

function expectSound(text: string, outline: Outline): void {
  outline.nodes.forEach(({ start, end, parent, lead }, index) => {
    expect(parent).toBeLessThan(index)
    const around = outline.nodes[parent] ?? { start: 0, end: text.length }
    expect(start).toBeGreaterThanOrEqual(Math.max(around.start, outline.nodes[index - 1]?.start ?? 0))
    expect(end).toBeGreaterThanOrEqual(start)
    expect(end).toBeLessThanOrEqual(around.end)
    const before = outline.nodes.slice(0, index).findLast((node) => node.parent === parent)
    if (before !== undefined) expect(start).toBeGreaterThanOrEqual(before.end)
    if (lead === undefined) return
    expect(lead.start).toBeGreaterThanOrEqual(start)
    expect(lead.end).toBeLessThanOrEqual(end)
    expect(lead.end).toBeGreaterThan(lead.start)
  })
  const { at, strength } = outline.places
  expect(strength.length).toBe(at.length)
  at.forEach((place, index) => {
    expect(place).toBeGreaterThan(at[index - 1] ?? 0)
    expect(place).toBeLessThan(text.length)
    expect(strength[index]).toBeGreaterThan(0)
  })
  expectAscending(outline.verbatim, text.length)
  expectAscending(outline.unbroken, text.length)
  expectAscending(outline.skipped ?? [], text.length)
}

/** What is left of a text without white space. */
const dense = (text: string) => text.replace(/\s+/g, '')

describe('the outline of any text', () => {
  test('nests, ascends, and stays inside the text', () => {
    fc.assert(
      fc.property(pages, (text) => expectSound(text, readHtml(text))),
      { seed: 5, numRuns: 1500 },
    )
  })

  test('stands for tokens that are exact and disjoint', () => {
    fc.assert(
      fc.property(pages, (text) => {
        const { tokens, elements } = parsePage(text)
        let told = 0
        for (let index = 0; index < tokens.length; index++) {
          expect(tokens.start[index]).toBeGreaterThanOrEqual(told)
          told = tokens.end[index]!
          expect(text[tokens.start[index]!]).toMatch(/[<\]]/)
        }
        elements.tag.forEach((tag, element) => {
          const from = elements.start[element]! + 1
          const written = text
            .slice(from)
            .match(/^[a-z][a-z\d]*/i)![0]
            .toLowerCase()
          expect(tag.name.split(' ')[0]).toBe(written)
          expect(elements.end[element]).toBeGreaterThanOrEqual(elements.openEnd[element]!)
        })
      }),
      { seed: 6, numRuns: 300 },
    )
  })

  test('renders slices the same, whatever was rendered before', () => {
    const slices = fc.tuple(pages, fc.nat(), fc.nat())
    fc.assert(
      fc.property(slices, ([text, a, b]) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
        const used = new HtmlDocument(text)
        used.render({ start: start!, end: text.length }, 'text')
        const rendering = used.render({ start: start!, end: end! }, 'text')
        const anew = new HtmlDocument(text).render({ start: start!, end: end! }, 'text')
        expect(rendering.text).toBe(anew.text)
        expect(rendering.sourceMap).toEqual(anew.sourceMap)
      }),
      { seed: 7, numRuns: 2000 },
    )
  })

  test('renders slices whose source maps are ascend inside the slice and inside what is rendered', () => {
    const slices = fc.tuple(pages, fc.nat(), fc.nat(), fc.constantFrom('text', 'markdown'))
    fc.assert(
      fc.property(slices, ([text, a, b, as]) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
        const { text: rendered, sourceMap } = renderHtml(text, { start: start!, end: end! }, { as })
        expectAscending(
          sourceMap.map((mapped) => mapped.rendered),
          rendered.length,
        )
        expectAscending(
          sourceMap.map((mapped) => mapped.source),
          end!,
        )
        if (sourceMap[0]) expect(sourceMap[0].source.start).toBeGreaterThanOrEqual(start!)
      }),
      { seed: 7, numRuns: 1000 },
    )
  })
})

describe('long and strange text is read in linear time', () => {
  const patterns =
    '<|<div>|&|<!--|<a |</p>|<p>|<li>|<b>|<h1>|<h1>a|<table><tr><td>|<details><summary>|<script>|<pre>\n|<![CDATA[|</|<caption>x'.split(
      '|',
    )
  test.each(patterns)('many %j', (pattern) => {
    const text = pattern.repeat(Math.ceil(100_000 / pattern.length))
    const outline = readHtml(text)
    expectAscending(outline.unbroken, text.length)
    expect(outline.nodes.every(({ end }) => end <= text.length)).toBe(true)
  })

  test('ten thousand nested elements', () => {
    const text = `${'<div>'.repeat(10_000)}x${'</div>'.repeat(10_000)}`
    expect(readHtml(text).nodes).toHaveLength(1)
    expect(renderHtml(text, { start: 0, end: text.length }).text).toBe('x')
  })
})

const there = documents.length > 0 ? '' : ' (skipped: no ASHLAR_DATA)'

describe.skipIf(documents.length === 0)(`real pages${there}`, () => {
  test.each(documents)('%s has a sound outline with the headings that a plain search finds', (document) => {
    const text = read(document)
    const outline = readHtml(text, { ignore: '' })
    expect(outline.nodes.length).toBeGreaterThan(5)
    expectSound(text, outline)
    const bare = text.replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/gi, '')
    const found = [...bare.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi)].map(([, , inner]) =>
      dense(inner!.replace(/<[^>]*>|&[#\w]+;/g, '')),
    )
    const titles = new Set(outline.nodes.map(({ title }) => dense(title ?? '').replace(/[&<>\u200b]/g, '')))
    expect(found.filter((heading) => heading !== '' && !titles.has(heading.replace(/\u200b/g, '')))).toEqual(
      [],
    )
  })

  test.each(documents)('%s keeps all its text when rendered', (document) => {
    const text = read(document)
    const { text: rendered } = renderHtml(text, { start: 0, end: text.length }, { ignore: '' })
    const plain = text
      .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&[#\w]+;/g, ' ')
    const words = (of: string) => new Set(of.match(/[\p{L}\p{N}]{3,}/gu))
    const kept = words(rendered)
    expect([...words(plain)].filter((word) => !kept.has(word) && !rendered.includes(word))).toEqual([])
  })
})
