import { expect, test } from 'vitest'
import { closers, leads, shortLeads } from './outlined.test-support.js'

test('sections lead with their heading', () => {
  expect(leads('  # A #  \n\nB\n===\n', 'section')).toEqual(['# A #', 'B\n==='])
})

test('items lead with their first line', () => {
  expect(leads('- a\n  more\n  - b\n\n    c\n', 'item')).toEqual(['- a', '  - b'])
})

test('of items that begin in one line the innermost leads', () => {
  expect(leads('- - a\n', 'item')).toEqual([undefined, '  - a'])
})

test('items that begin with code or a table lead with nothing', () => {
  expect(leads('- ```\n  a\n  ```\n- | b |\n  |---|\n', 'item')).toEqual([undefined, undefined])
})

test('code leads with its opening fence and closes with one', () => {
  const text = '~~~~ js title="a"\nb\n~~~~\n'
  expect([leads(text, 'code'), closers(text, 'code')]).toEqual([['~~~~ js title="a"'], ['~~~~']])
})

test('in quotes the marks are part of the fence', () => {
  const text = '> > ```js\n> > a\n> > ```\n'
  expect([leads(text, 'code'), closers(text, 'code')]).toEqual([['> > ```js'], ['> > ```']])
})

test('in items the indentation is', () => {
  const text = '- ```js\n  a\n  ```\n1.  > ~~~\n    > b\n'
  expect([leads(text, 'code'), closers(text, 'code')]).toEqual([
    ['  ```js', '    > ~~~'],
    ['  ```', '    > ~~~'],
  ])
})

test('what holds code, a formula or a table has a marker for its pieces, and nothing else has', () => {
  expect(shortLeads('- a\n  - ```\n    b\n    ```\n- c\n', 'item')).toEqual(['-', '  -', undefined])
  expect(shortLeads('!!! note "A"\n    | b |\n    |---|\n\n!!! tip\n    c\n', 'admonition')).toEqual([
    '!!! note',
    undefined,
  ])
  expect(shortLeads('[^1]: a\n\n    $$\n    b\n    $$\n', 'footnote')).toEqual(['[^1]:'])
})

test('footnotes lead with their first line', () => {
  expect(leads('[^1]: a\n\n    b\n', 'footnote')).toEqual(['[^1]: a'])
})

test('a wide row of a table in a quote leads with the marks of the quote', () => {
  const long = 'word '.repeat(20)
  expect(leads(`> | a | b |\n> |---|---|\n> | x | ${long}|\n`, 'table')).toEqual(['> | a | b |\n> |---|---|'])
})

test('tables lead with header and delimiters', () => {
  expect(leads('> a | b\n> --|--\n> 1 | 2\n\n- c | d\n  --|--\n', 'table')).toEqual([
    '> a | b\n> --|--',
    '  c | d\n  --|--',
  ])
})

test('formulas lead with their opening mark', () => {
  const text = '$$\na\n$$\n\n\\[\nb\n\\]\n\n$$ c\nd $$\n'
  expect([leads(text, 'math'), closers(text, 'math')]).toEqual([
    ['$$', '\\[', '$$'],
    ['$$', '\\]', '$$'],
  ])
})

test('call-outs lead with their first line', () => {
  const text = '> [!NOTE] A\n> b\n\n!!! tip\n    c\n\n:::: d\ne\n::::\n'
  expect(leads(text, 'admonition')).toEqual(['> [!NOTE] A', '!!! tip', ':::: d'])
  expect(closers(text, 'admonition')).toEqual([undefined, undefined, '::::'])
})
