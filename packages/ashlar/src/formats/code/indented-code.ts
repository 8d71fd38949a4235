import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import type { CodeItem, CodeItems, Declaration } from './code-items.js'
import { isBlankLine, type LineMap, lineFrom, lineMap, withoutSpaceBehind } from './line-map.js'
import { type Role, role } from './node-roles.js'
import { outlineOf } from './outline-of-code.js'

/** Deeper nesting than this is read as if it were this deep. */
const deepest = 200

/** A longer line is no header. */
const longestHeader = 200

interface OpenBlock {
  readonly column: number
  readonly item: number
  readonly declaration: number
  children: number
}

type GrowingDeclaration = { -readonly [Key in keyof Declaration]: Declaration[Key] }

/**
 * The outline of code whose language is not known, by its lines: a line that is indented no deeper than the one before
 * begins a block, one that is deeper belongs to what stands above. Comments and decorators stay with what follows.
 */
export function readIndented(text: string): Outline {
  const lines = lineMap(text)
  return outlineOf(text, lines, readLines(text, lines, { start: 0, end: text.length }))
}

/** What the lines that begin in a span are, by their indentation. */
export function readLines(text: string, lines: LineMap, span: Span): CodeItems {
  const items: CodeItem[] = []
  const declarations: GrowingDeclaration[] = []
  const open: OpenBlock[] = [{ column: -1, item: -1, declaration: -1, children: 0 }]
  let inComment = false
  const { count, starts, contents } = lines
  for (let line = lineFrom(lines, span.start); line < count && starts[line]! < span.end; line++) {
    if (isBlankLine(lines, line)) continue
    const start = contents[line]!
    const end = withoutSpaceBehind(text, start, starts[line + 1]!)
    const column = start - starts[line]!
    const own: Role = inComment ? role.comment : roleOfLine(text, start)
    inComment = own === role.comment && staysOpen(text, start, end, inComment)
    while (open.length > 1 && closes(open.at(-1)!, column, own)) open.pop()
    const around = open.at(-1)!
    if (around.item !== -1 && around.declaration === -1 && open.length === 2 && own !== role.closer)
      open[open.length - 1] = headerOf(text, items, declarations, around)
    const { item, declaration, children } = open.at(-1)!
    open.at(-1)!.children++
    items.push({
      line,
      start,
      end,
      role: own,
      parent: item,
      within: declaration,
      isFirst: item !== -1 && children === 0,
      goesOn: false,
      isBroken: false,
      declares: -1,
    })
    for (const { declaration: index } of open) if (index !== -1) declarations[index]!.end = end
    if (own !== role.comment && own !== role.closer && open.length < deepest)
      open.push({ column, item: items.length - 1, declaration, children: 0 })
  }
  return { items, declarations, prose: [] }
}

/** Whether a line ends a block: it is no deeper. A bracket that closes belongs to the block. */
function closes({ column }: OpenBlock, at: number, own: Role): boolean {
  return own === role.closer ? column > at : column >= at
}

/** The first line of a block at the margin is context for the others. */
function headerOf(
  text: string,
  items: CodeItem[],
  declarations: GrowingDeclaration[],
  block: OpenBlock,
): OpenBlock {
  const { start, end } = items[block.item]!
  const lead = end - start <= longestHeader ? { start, end } : undefined
  declarations.push({
    start,
    end,
    parent: -1,
    item: block.item,
    isCode: true,
    isFunction: false,
    lead,
    title: lead && text.slice(start, Math.min(end, start + 80)).replace(/[\s{:(=]+$/, ''),
  })
  items[block.item]!.declares = declarations.length - 1
  return { ...block, declaration: declarations.length - 1 }
}

function roleOfLine(text: string, start: number): Role {
  const begin = text.slice(start, start + 8)
  if (/^[)\]}]|^<\/|^(end|fi|done|esac)\b/i.test(begin)) return role.closer
  if (/^(#(?!include|define|if|else|endif|pragma|!)|\/\/|\/\*|--|;;|<!--|%|\(\*)/.test(begin))
    return role.comment
  if (/^(@[A-Za-z]|#\[)/.test(begin)) return role.decorator
  return role.other
}

/** Whether a comment of several lines goes on behind this one. */
function staysOpen(text: string, start: number, end: number, wasOpen: boolean): boolean {
  const line = text.slice(start, Math.min(end, start + 4096))
  const opens = wasOpen || /^\/\*/.test(line)
  return opens && !line.includes('*/')
}
