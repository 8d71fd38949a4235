import { expect, test } from 'vitest'
import { formatOf } from './format-of.js'

test('the ending of the name decides, in any case of letters', () => {
  expect(formatOf('notes/a.md', 'plain')).toBe('markdown')
  expect(formatOf('A.MARKDOWN', '')).toBe('markdown')
  expect(formatOf('paper.tex', '')).toBe('latex')
  expect(formatOf('data.TSV', '')).toBe('table')
  expect(formatOf('a.b.jsonl', '')).toBe('json-lines')
  expect(formatOf('log.txt', '# One\n\n```\nx\n```\n')).toBe('recursive')
})

test('a file of JSON may hold JSON Lines', () => {
  expect(formatOf('a.json', '{"a": 1}\n{"a": 2}\n')).toBe('json-lines')
  expect(formatOf('a.json', '{"a":\n1}\n')).toBe('json')
  expect(formatOf('tsconfig.json', '// c\n{}')).toBe('json')
})

test('data are known by how they begin', () => {
  expect(formatOf('-', '{"a": 1}\n')).toBe('json')
  expect(formatOf('a.data', '{"a": 1}\n{"a": 2}\n')).toBe('json-lines')
  expect(formatOf('-', 'a,b,c\n1,2,3\n4,5,6\n')).toBe('table')
  expect(formatOf('-', 'a: 1\nb:\n  c: 2\n  d: 3\n')).toBe('yaml')
  expect(formatOf('a.yml', 'anything')).toBe('yaml')
})

test('without a telling name, clear signs of Markdown do', () => {
  expect(formatOf('-', '# Title\n\nText with a [link](https://example.org).\n')).toBe('markdown')
  expect(formatOf('README', '- one\n- two\n\n```sh\nls\n```\n')).toBe('markdown')
  expect(formatOf('-', '| a | b |\n|---|---|\n\n## Rows\n')).toBe('markdown')
})

test('a page is known by how it begins', () => {
  expect(formatOf('-', '<!DOCTYPE html>\n<title>x</title>')).toBe('html')
  expect(formatOf('-', '\ufeff\n<!-- made by hand -->\n<HTML lang=en>')).toBe('html')
  expect(formatOf('-', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x">')).toBe('html')
  expect(formatOf('-', 'Use <html> as the root.')).toBe('recursive')
})

test('so is XML', () => {
  expect(formatOf('-', '<?xml version="1.0"?>\n<catalog>')).toBe('xml')
  expect(formatOf('feed.RSS', '')).toBe('xml')
  expect(formatOf('chapter.xhtml', '<?xml version="1.0"?>')).toBe('html')
  expect(formatOf('-', 'Begin with <?xml version="1.0"?>.')).toBe('recursive')
})

test('plain text stays plain', () => {
  for (const text of [
    'Just words.\n\nAnd more words, 2 * 3 * 4.\n',
    '# a shell script\nset -e\n',
    '- a dialogue\n- goes on\n',
    'See figure [2] (below).\n',
    'A rule:\n\n-----\n\nend\n',
    '',
  ]) {
    expect(formatOf('-', text), text).toBe('recursive')
  }
})
