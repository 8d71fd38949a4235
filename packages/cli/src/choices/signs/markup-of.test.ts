import { describe, expect, test } from 'vitest'
import { markupOf } from './markup-of.js'

describe.each([
  [
    'latex',
    [
      '\\documentclass{article}\n\\begin{document}\nText.\n\\end{document}\n',
      '% A comment\n\\section{Walls}\nStone on stone.\n',
      'Text before.\n\n\\chapter*[short]{Long}\n',
    ],
  ],
  [
    'rst',
    [
      'Walls\n=====\n\n.. note::\n\n   Stone.\n',
      '=====\nWalls\n=====\n\nText.\n',
      'See :ref:`walls` for more.\n',
      'Walls\n~~~~~\n\nUse ``lay`` here.\n',
      'Build them so::\n\n    lay(stone)\n\nWalls\n-----\n\nText of the section.\n',
      '.. _top:\n\nWords.\n',
    ],
  ],
  [
    'org',
    [
      '#+TITLE: Walls\n\nText.\n',
      '* Walls\n:PROPERTIES:\n:ID: a\n:END:\nText.\n',
      '* TODO Lay the stones\n** DONE Buy them\n',
      'Text.\n\n#+begin_src sh\nls\n#+end_src\n',
    ],
  ],
  [
    'asciidoc',
    [
      '= Walls\n\nText.\n',
      '= Walls\nA. Author\n:toc:\n\n== Dry\n\nText.\n',
      'Text.\n\n[source,ruby]\n----\nputs 1\n----\n',
      '|===\n|A |B\n\n|1 |2\n|===\n',
      'image::wall.png[A wall]\n',
    ],
  ],
  [
    'html',
    [
      '<!DOCTYPE html>\n<title>x</title>',
      '\ufeff\n<!-- made by hand -->\n<HTML lang=en>',
      '<?xml version="1.0"?>\n<!DOCTYPE html>\n<html>',
      '<div class="a"><p>One.</p></div>\n',
      '<h1>Walls</h1>\n<p>Stone on stone.</p>\n',
    ],
  ],
  [
    'markdown',
    [
      '# Walls\n\nStone on stone.\n',
      'Run this:\n\n```sh\n# not a heading\nset -e\nmake\n```\n',
      '---\ntitle: Walls\n---\n\n# Walls\n\nText with a [link](a.md).\n',
      '<div align="center">\n<h1>Walls</h1>\n</div>\n\n## Install\n\nSee [the page](https://example.org).\n',
      '# LaTeX\n\nWrite:\n\n```latex\n\\documentclass{article}\n```\n',
      '# Org\n\nWrite:\n\n```org\n#+TITLE: a\n```\n',
      '- one\n- two\n\nThis is **bold**.\n',
      '# 石の壁\n\n石を積む。\n',
      '| a | b |\n|---|---|\n| 1 | 2 |\n\n## Rows\n',
    ],
  ],
] as const)('%s', (format, texts) => {
  test.each(texts)('is %j', (text) => {
    expect(markupOf(text)).toBe(format)
    expect(markupOf(text.replaceAll('\n', '\r\n'))).toBe(format)
  })
})

test.each([
  ['', 'nothing'],
  ['Just words.\n\nAnd more words, 2 * 3 * 4.\n', 'prose'],
  ['- a dialogue\n- goes on\n', 'a dialogue'],
  ['See figure [2] (below).\n', 'a reference'],
  ['A rule:\n\n-----\n\nend\n', 'a rule'],
  ['Use <html> as the root, or \\section{} in LaTeX.\n', 'prose about markup'],
  ['a < b and c > d\n<p is not closed\n', 'signs of comparison'],
  ['# a shell script\nset -e\n', 'a shell script'],
  ['# Setup\n\nset -e\nexport A=1\n\n# Build\n\nmake all\n', 'a shell script with blank lines'],
  ['# Comment\n\nimport os\n\n\ndef f(x):\n    return x\n', 'Python'],
  ['"""Docs.\n\n- one\n- two\n\n# Part\n"""\nimport os\nx = 1\ny = 2\nprint(x)\n', 'Python with a docstring'],
  [
    'def f():\n    """Does.\n\n    :param x: a\n    :return: b\n\n    .. note::\n\n        More.\n    """\n    x = 1\n    return x\n',
    'Python with markup in it',
  ],
  ['---\ntitle: a\nname: b\n---\n', 'front matter alone'],
  ['---\na: 1\nb:\n  - x\n  - y\n# comment\nc: 2\n', 'YAML'],
  ['# comment\n\nkey: value\nother: value\n', 'YAML with a comment'],
  ['# c\n\n[part]\nkey = value\n', 'settings'],
  ['# c\n\nFROM node:20\nRUN make\n', 'a Dockerfile'],
  ['#include <stdio.h>\n\nint main() {\n  return 0;\n}\n', 'C'],
  ['= = =\n\nStars.\n', 'ornaments'],
  ['* One\n* Two\n', 'a list with stars'],
  ['Title\n=====\n\nPlain words below it.\n', 'an underlined title, which two formats have'],
  ['From: a@b.c\nTo: d@e.f\nSubject: x\n\nDear all,\n', 'a letter'],
  ['<root>\n  <a>1</a>\n</root>\n', 'XML'],
  ['#!/usr/bin/awk -f\n{ print $1 }\n', 'awk'],
])('%j is none of them: %s', (text) => {
  expect(markupOf(text)).toBeUndefined()
})

test('no text keeps it long', () => {
  const hostile = [
    '[',
    '`',
    '*',
    '\\',
    '#',
    '| - ',
    '=\n',
    '<div ',
    ':a',
    '.. ',
    '```\n',
    '# a\n',
    '\n',
    ' ',
    '[source]\n',
    '|===\n',
  ]
  for (const part of hostile) expect(() => markupOf(part.repeat(5000))).not.toThrow()
})
