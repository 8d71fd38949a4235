import type { Parser } from 'web-tree-sitter'
import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import type { CodeItems } from './code-items.js'
import { readIndented, readLines } from './indented-code.js'
import { lineStarts } from './line-map.js'
import type { NodeRoles } from './node-roles.js'
import { outlineOf } from './outline-of-code.js'
import { parseWithin } from './parse-within.js'
import { CodeWalk } from './walk-code.js'

/** A parser that has its grammar, and what the kinds of that grammar are. */
export interface CodeReader {
  readonly parser: Parser
  readonly roles: NodeRoles
}

/**
 * The outline of a program. Where the parser would take far more steps than a program of this length needs, the lines and
 * their indentation are read instead. The tree is freed before this returns.
 */
export function readCode(text: string, reader: CodeReader): Outline {
  const starts = lineStarts(text)
  // A single line has no places; to parse it would be for nothing.
  if (starts.length === 1) return readIndented(text)
  return outlineOf(text, starts, readProgram(text, starts, { start: 0, end: text.length }, reader))
}

/** What a program is that stands in a span of a text. */
export function readProgram(text: string, starts: Uint32Array, span: Span, reader: CodeReader): CodeItems {
  const tree = parseWithin(reader.parser, text, span)
  if (tree === undefined) return readLines(text, starts, span)
  try {
    const walk = new CodeWalk(text, starts, span.start)
    walk.walk(tree, reader.roles)
    return walk.found()
  } finally {
    tree.delete()
  }
}
