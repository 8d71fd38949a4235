import type { Parser } from 'web-tree-sitter'
import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import type { CodeItems } from './code-items.js'
import { readIndented, readLines } from './indented-code.js'
import { JoinedItems } from './joined-items.js'
import { type LineMap, lineMap } from './line-map.js'
import type { NodeRoles } from './node-roles.js'
import { outlineOf } from './outline-of-code.js'
import { parseWithin } from './parse-within.js'
import { stretchesOf } from './stretches.js'
import { CodeWalk } from './walk-code.js'

/** A parser that has its grammar, and what the kinds of that grammar are. */
export interface CodeReader {
  readonly parser: Parser
  readonly roles: NodeRoles
  /** {@link CodeLanguage.stretch} */
  readonly stretch: number | undefined
}

/**
 * The outline of a program. Where the parser would take far more steps than a program of this length needs, the lines and
 * their indentation are read instead. The tree is freed before this returns.
 */
export function readCode(text: string, reader: CodeReader): Outline {
  const lines = lineMap(text)
  // A single line has no places; to parse it would be for nothing.
  if (lines.count === 1) return readIndented(text)
  return outlineOf(text, lines, readProgram(text, lines, { start: 0, end: text.length }, reader))
}

/** What a program is that stands in a span of a text. */
export function readProgram(text: string, lines: LineMap, span: Span, reader: CodeReader): CodeItems {
  const { stretch } = reader
  if (stretch === undefined) return readStretch(text, lines, span, reader)
  const found = new JoinedItems()
  for (const part of stretchesOf(text, lines, span, stretch))
    found.add(readStretch(text, lines, part, reader))
  return found
}

function readStretch(text: string, lines: LineMap, span: Span, reader: CodeReader): CodeItems {
  const tree = parseWithin(reader.parser, text, span)
  if (tree === undefined) return readLines(text, lines, span)
  try {
    const walk = new CodeWalk(text, lines, span.start)
    walk.walk(tree, reader.roles)
    return walk.found()
  } finally {
    tree.delete()
  }
}
