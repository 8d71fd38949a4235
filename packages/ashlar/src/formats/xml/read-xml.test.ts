import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk } from '../../index.js'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { xml } from '../../strategies/xml.js'
import { marked } from '../../testing/index.js'
import { mixtures } from '../mixtures.test-support.js'
import { readXml } from './read-xml.js'

const titles = (text: string) => readXml(text).nodes.flatMap(({ title }) => title ?? [])
const barred = (text: string) => {
  const { at } = readXml(text).places
  return [...text].map((character, index) => (at.includes(index) ? `|${character}` : character)).join('')
}
const rendered = (text: string, size: number) =>
  chunk(text, { size, strategy: xml() }).map((one) => one.rendered)

describe('places', () => {
  test('lie before elements that follow others, comments with what follows, and before end tags behind elements', () => {
    expect(barred('<?xml version="1.0"?>\n<a>\n <b><c>x</c><d/></b>\n <!-- e --><b>y</b>\n</a>\n')).toBe(
      '<?xml version="1.0"?>\n<a>\n <b><c>x</c>|<d/>|</b>\n| <!-- e --><b>y</b>\n|</a>\n',
    )
  })

  test('are worse before end tags than before elements beside the one that ends there', () => {
    const text = '<list><man><id>1</id></man><man><id>2</id></man></list>'
    expect(marked(text, { size: 24, strategy: xml() })).toBe(
      '⟦<list><man><id>1</id>⟧⟦</man>⟧⟦<man><id>2</id></man>⟧⟦</list>⟧',
    )
  })

  test('are none in a line of text', () => {
    expect(barred('<a><p>one <b>two</b><i>three</i> four</p><p>five</p></a>')).toBe(
      '<a><p>one <b>two</b><i>three</i> four</p>|<p>five</p>|</a>',
    )
  })

  test('are none between a title, its label and what follows', () => {
    expect(barred('<a><sec><label>1</label><title>T</title><p>x</p><p>y</p></sec></a>')).toBe(
      '<a><sec><label>1</label><title>T</title><p>x</p>|<p>y</p>|</sec>|</a>',
    )
  })

  test('are better before sections, and before outer elements than before inner ones', () => {
    const text = '<a><b><c>1</c><c>2</c></b><b><c>3</c></b><s><title>T</title><p>x</p></s></a>'
    const { at, strength } = readXml(text).places
    const strengthBefore = (sign: string) => strength[at.indexOf(text.indexOf(sign))]!
    expect(strengthBefore('<b><c>3')).toBeGreaterThan(strengthBefore('<c>2'))
    expect(strengthBefore('<s>')).toBeGreaterThan(strengthBefore('<b><c>3'))
  })

  test('lie between the lines of long comments', () => {
    const comment = `<!--${' a comment of some length\n'.repeat(12)}-->`
    expect(barred(`<a>${comment}</a>`).split('|').length).toBe(13)
  })
})

describe('the path', () => {
  test('holds the titles of articles and books, whatever wraps them', () => {
    const text =
      '<article><front><title>Walls</title></front><body><sec><title>Dry <i>ones</i>\n &amp; wet</title><p>x</p></sec></body></article>'
    expect(titles(text)).toEqual(['Walls', 'Dry ones & wet'])
    expect(titles('<TEI><div><head>One</head><p>x</p></div></TEI>')).toEqual(['One'])
    expect(titles('<svg:svg><svg:title>Plan</svg:title><svg:g/></svg:svg>')).toEqual(['Plan'])
    expect(titles('<r><item><title><![CDATA[A & B]]></title></item></r>')).toEqual(['A & B'])
    expect(titles('<fig><label>Fig. 1</label><p>x</p></fig>')).toEqual(['Fig. 1'])
  })

  test('else the names of the elements', () => {
    const note = `<note>${'long '.repeat(20)}</note>`
    expect(titles(`<c:all><book>${note}</book></c:all>`)).toEqual(['c:all', 'book', 'note'])
  })
})

describe('pieces', () => {
  const records = (count: number) =>
    `<list>\n${Array.from({ length: count }, (_, n) => `  <man><id>${n}</id><name>Ann Hill</name></man>\n`).join('')}</list>\n`

  test('hold whole records when they fit, behind the start tags around them', () => {
    const pieces = rendered(records(6), 104)
    for (const piece of pieces) expect(piece).toMatch(/^<list>\n\s*(<man>.*<\/man>\n?\s*)+(<\/list>)?$/)
    expect(pieces.length).toBe(3)
  })

  test('of sections show their titles', () => {
    const text = `<doc><sec><title>Dry walls</title>${'<p>Stones lie on stones.</p>'.repeat(6)}</sec></doc>`
    const [, ...later] = rendered(text, 90)
    expect(later.length).toBeGreaterThan(2)
    for (const piece of later.filter((piece) => piece !== '</doc>'))
      expect(piece).toMatch(/^<title>Dry walls<\/title>\n\n<p>/)
  })

  test('of text are cut between sentences, values are not', () => {
    const text = `<a><p>${'One is here. '.repeat(20)}</p></a>`
    for (const { text: piece } of chunk(text, { size: 100, strategy: xml() })) expect(piece).toMatch(/[.>]$/)
    expect(marked('<a><b>Dr. A. Hill</b></a>', { size: 20, strategy: xml() })).toBe(
      '⟦<a><b>Dr. A.⟧ ⟦Hill</b></a>⟧',
    )
  })
})

describe('whatever is given', () => {
  test.each([
    ['<a><b>x</c></b>', ['a']],
    ['</a></b>text', []],
    ['<a>&lt;&unknown;<b', ['a']],
    ['<a x="', []],
    ['text only', []],
  ])('is read: %s', (text, _) => {
    expectOutlineInvariants(text, readXml(text))
    expect(chunk(text, { size: 5, strategy: xml() }).length).toBeGreaterThan(0)
  })

  test('the outline keeps its promises', () => {
    const fragments =
      '<a>|</a>|<b x="1">|</b>|<c/>|<title>|</title>|<label>|</label>|<p>|</p>|<!-- c -->|<?p i?>|<![CDATA[|]]>|&lt;|&#65;|<!DOCTYPE a [|]>|<|>|</|"'.split(
        '|',
      )
    const check = fc.property(mixtures(fragments), (text) => expectOutlineInvariants(text, readXml(text)))
    fc.assert(check, { seed: 17, numRuns: 500 })
  })

  test('deep nesting, many names and long attributes cost no more than their length', () => {
    const deep = `${'<a>'.repeat(20_000)}x${'</a>'.repeat(20_000)}`
    expect(readXml(deep).nodes.length).toBeLessThanOrEqual(20_000)
    const names = Array.from({ length: 20_000 }, (_, n) => `<n${n}>`).join('')
    expect(readXml(names).nodes.length).toBeLessThanOrEqual(20_000)
    expect(readXml(`<a b="${'x'.repeat(1_000_000)}">y</a>`).nodes.length).toBe(1)
  })
})
