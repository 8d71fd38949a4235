import { describe, expect, test } from 'vitest'
import { AshlarError } from '../../errors.js'
import { readHtml } from './read-html.js'
import { nodeLines, slices } from './shown-outline.test-support.js'

const skipped = (text: string, options = {}) => slices(text, readHtml(text, options).skipped)
const page = '<nav>n</nav><main><p class="a b">x</p><aside>s</aside></main><footer id=f>f</footer>'

describe('what counts of a page', () => {
  test('navigation, footers and asides do not where the page names its main part', () => {
    expect(skipped(page)).toEqual(['<nav>n</nav>', '<aside>s</aside>', '<footer id=f>f</footer>'])
    expect(skipped(page.replace('main>', 'div>'))).toEqual([])
    expect(skipped('<aside><main>x</main></aside><footer>f</footer>')).toEqual(['<footer>f</footer>'])
  })

  test('ignore says what does not', () => {
    expect(skipped(page, { ignore: '' })).toEqual([])
    expect(skipped(page, { ignore: 'main > .a, #f' })).toEqual([
      '<p class="a b">x</p>',
      '<footer id=f>f</footer>',
    ])
    expect(skipped(page, { ignore: '[CLASS~=b]' })).toEqual(['<p class="a b">x</p>'])
  })

  test('select says what does, and everything does where it finds nothing', () => {
    expect(skipped(page, { select: 'main', ignore: 'aside' })).toEqual([
      '<nav>n</nav>',
      '<aside>s</aside>',
      '<footer id=f>f</footer>',
    ])
    expect(skipped(page, { select: 'article', ignore: '' })).toEqual([])
  })

  test('headings of ignored elements name nothing outside of them', () => {
    const text = '<nav><h2>Menu</h2><a>x</a></nav><main>y</main>'
    expect(nodeLines(text)).toEqual(['paragraph: y'])
    expect(nodeLines(text, { as: 'html' })).toEqual([
      'html: <nav><h2>Menu</h2><a>x</a></nav>',
      '  section "Menu": <nav><h2>Menu</h2><a>x</a></nav>',
      '    heading: <nav><h2>Menu</h2>',
      '    paragraph: x</a>',
      'paragraph: y',
    ])
  })

  test('what is no selector is refused', () => {
    expect(() => readHtml(page, { select: '>>' })).toThrow(AshlarError)
  })

  test('deep nesting is looked at in linear time', () => {
    const deep = `${'<div>'.repeat(20_000)}x`
    expect(skipped(deep, { ignore: 'div div nav' })).toEqual([])
  })
})
