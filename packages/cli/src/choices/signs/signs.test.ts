import { describe, expect, test } from 'vitest'
import { looksLikeJson, looksLikeJsonLines } from './json-signs.js'
import { looksLikeTable } from './table-signs.js'
import { looksLikeYaml } from './yaml-signs.js'

describe('JSON', () => {
  test.each([
    '{"a": 1}',
    '\ufeff\n[{}]',
    '[1, 2]',
    '["a", "b"]',
    '[[1]]',
    '{}',
    '[]',
    '// c\n{\n  // d\n  "a": 1',
    '/* c */ [true, 1]',
  ])('begins %j', (text) => expect(looksLikeJson(text)).toBe(true))

  test.each([
    '[a](b)',
    '[1] A note.',
    '["Quoted"](link)',
    '{curly} prose',
    '{{ template }}',
    '{% if x %}',
    'a: {"b": 1}',
    '[ ] to do',
    '',
    '"a"',
    '12',
  ])('does not begin %j', (text) => expect(looksLikeJson(text)).toBe(false))
})

describe('JSON Lines', () => {
  test('are two records or more, each on its line', () => {
    expect(looksLikeJsonLines('{"a": 1}\n\n{"a": 2}\n', true)).toBe(true)
    expect(looksLikeJsonLines('{"a": 1}\r\n[2]\r\n{"a": ', false)).toBe(true)
  })

  test.each(['{"a": 1}\n', '[\n{"a": 1},\n{"a": 2}\n]', '{\n"a": 1}\n{}', '1\n2\n', '{"a": 1}\nprose\n'])(
    'are not %j',
    (text) => expect(looksLikeJsonLines(text, true)).toBe(false),
  )
})

describe('a table', () => {
  test.each([
    'id,name,city\n1,a,b\n2,"c, d",e\n',
    'id;name;city\r\n1;a;b\r\n2;c;d\r\n',
    'a\tb\tc\n1\t2\t3\n\n4\t5\t6\n',
    'sep=;\na;b\n',
    '\ufeffa|b|c\n1|2|3\n4|5|6\n',
    'id,note,x\n1,"two\nlines, here",y\n2,z,w\n',
  ])('is %j', (text) => expect(looksLikeTable(text, true)).toBe(true))

  test.each([
    'He came, saw, and won\nShe came, saw, and left\nThey came, saw, and stayed\n',
    'One,two,three.\nFour,five,six.\nSeven,eight,nine.\n',
    'a,b\n1,2\n3,4\n',
    'a,b,c\n1,2,3\n',
    'a,b,c\n1,2\n3,4,5\n',
    '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n',
    'f(a,b,c);\nf(d,e,f);\nif (x,y,z) {\n',
    '- a,b,c\n- d,e,f\n- g,h,i\n',
    ',,\n,,\n,,\n',
    'Dear Sir,\n\nthank you, again, for all\n\nYours,\n',
    '',
  ])('is not %j', (text) => expect(looksLikeTable(text, true)).toBe(false))
})

describe('YAML', () => {
  test.each([
    'name: build\non:\n  push:\n    branches: [main]\n',
    '---\na: 1\nb:\n- x\n- y\nc: |\n  Some text\n  in lines.\n',
    '# comment\nversion: "3"\nservices:\n  web:\n    image: x\n',
    '"a b": 1\nc:\n  d: 2\n',
  ])('is %j', (text) => expect(looksLikeYaml(text, true)).toBe(true))

  test.each([
    '---\ntitle: A page\ntags:\n  - a\nauthor: B\n---\n\nProse that follows the front matter.\n',
    'From: a\nTo: b\nSubject: c\n\nDear all,\n',
    'Alice: Hello.\nBob: Hi.\nAlice: Bye.\n',
    'Name: A\nAge: 3\nCity: B\n',
    '- one\n- two\n- three\n',
    'Note: this is prose.\n\nIt goes on: and on.\n',
    '# Title\n\n## Part\n\nkey: x\n',
    'Ingredients:\n- flour\n- water\n',
    'a::b:\n  c\n',
    'Files: *\nCopyright:\n 2001 A\n 2002 B\nLicense: C\nComment: D\n',
    '',
  ])('is not %j', (text) => expect(looksLikeYaml(text, true)).toBe(false))
})
