import { expect, test } from 'vitest'
import { html } from './markup.js'

test('what is put into a template is escaped, in attributes too', () => {
  const hostile = `</b>"'&<img>`
  expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
    '<a title="&lt;/b&gt;&quot;&#39;&amp;&lt;img&gt;">&lt;/b&gt;&quot;&#39;&amp;&lt;img&gt;</a>',
  )
})

test('markup is put in as it is, lists are joined, and nothing is nothing', () => {
  expect(html`${['<', html`<b>${1}</b>`]}${undefined}`.text).toBe('&lt;<b>1</b>')
})

test('control characters show as pictures, but for white space', () => {
  expect(html`${'a\0\x1b\n\tb'}`.text).toBe('a\u2400\u241b\n\tb')
})
