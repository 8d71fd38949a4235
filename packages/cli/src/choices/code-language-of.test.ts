import { expect, test } from 'vitest'
import { codeLanguageOf } from './code-language-of.js'

test('the ending of the name decides', () => {
  expect(codeLanguageOf('src/a.TS', '')).toBe('typescript')
  expect(codeLanguageOf('a.h', '')).toBe('c')
  expect(codeLanguageOf('query.sql', '')).toBe('sql')
  expect(codeLanguageOf('notes.txt', '')).toBeUndefined()
})

test('a header of C++ is told from one of C', () => {
  expect(codeLanguageOf('a.h', '#include <vector>\nnamespace a {\n')).toBe('cpp')
  expect(codeLanguageOf('a.h', 'struct a { int b; };\n')).toBe('c')
})

test.each([
  ['#!/usr/bin/env python3\n', 'python'],
  ['#!/usr/bin/env -S node --test\n', 'javascript'],
  ['\ufeff#! /bin/sh -e\r\n', 'bash'],
  ['#!/usr/local/bin/ruby', 'ruby'],
  ['#!/usr/bin/unknown\n', undefined],
  ['no first line of that kind', undefined],
])('else the program that the first line asks for: %j', (head, language) => {
  expect(codeLanguageOf('run', head)).toBe(language)
})
