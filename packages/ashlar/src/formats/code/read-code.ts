import type { Parser } from 'web-tree-sitter'
import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import { readIndented } from './indented-code.js'
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

/** A stretch of a text, and who reads it. */
export interface CodePart extends Span {
  readonly reader: CodeReader
}

/**
 * The outline of a program. Where the parser would take far more steps than a program of this length needs, the lines and
 * their indentation are read instead. The tree is freed before this returns.
 */
export function readCode(text: string, reader: CodeReader): Outline {
  return readParts(text, [{ start: 0, end: text.length, reader }])
}

/** The outline of a text that holds programs in several languages, ascending. */
export function readParts(text: string, parts: readonly CodePart[]): Outline {
  const starts = lineStarts(text)
  // A single line has no places; to parse it would be for nothing.
  if (starts.length === 1) return readIndented(text)
  const walk = new CodeWalk(text, starts)
  for (const { reader, ...span } of parts) {
    const tree = parseWithin(reader.parser, text, span)
    if (tree === undefined) return readIndented(text)
    try {
      walk.walk(tree, reader.roles)
    } finally {
      tree.delete()
    }
  }
  return outlineOf(text, starts, walk.found())
}
