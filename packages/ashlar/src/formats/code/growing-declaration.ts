import type { Span } from '../../span.js'
import type { Declaration } from './code-items.js'
import type { TitleForm } from './code-language.js'
import { codeTitle } from './code-title.js'
import { withoutSpaceBehind } from './line-map.js'

/** A longer header is no context: only its first line, and nothing where that is longer too. */
const longestLead = 1000

/** A declaration whose header and name are still sought. Places are -1 until they are found. */
export interface GrowingDeclaration extends Span {
  readonly form: TitleForm
  readonly parent: number
  readonly item: number
  readonly isCode: boolean
  headerStart: number
  bodyStart: number
  name: Span | undefined
  receiver: Span | undefined
}

/** A declaration with its lead and title. */
export function finishedDeclaration(text: string, growing: GrowingDeclaration): Declaration {
  const { start, end, parent, item, isCode, form } = growing
  const lead = leadOf(text, growing)
  const header = lead ?? { start, end: Math.min(end, start + longestLead) }
  return {
    start,
    end: withoutSpaceBehind(text, start, end),
    parent,
    item,
    isCode,
    isFunction: form === 'function',
    lead,
    title: codeTitle(text, form, header, growing.name, growing.receiver),
  }
}

function leadOf(
  text: string,
  { start, end, headerStart, bodyStart, isCode }: GrowingDeclaration,
): Span | undefined {
  const from = headerStart === -1 ? start : headerStart
  let to = firstLineEnd(text, from, end)
  if (isCode && bodyStart > from) {
    const bare = withoutSpaceBehind(text, from, bodyStart)
    const opens =
      /[{[(]/.test(text[bodyStart]!) && !text.slice(bare, Math.min(bodyStart, bare + 200)).includes('\n')
    const whole = opens ? bodyStart + 1 : bare
    if (whole - from <= longestLead) to = whole
  }
  if (to - from > longestLead || to <= from) return undefined
  return { start: lineStartBefore(text, from, start), end: to }
}

/** The beginning of the line with its indentation, where it holds nothing that stands before the declaration. */
function lineStartBefore(text: string, from: number, declaration: number): number {
  let at = from
  while (at > declaration && from - at < longestLead && !isLineEnd(text.charCodeAt(at - 1))) at--
  const content = at
  while (at > 0 && content - at < longestLead && isSpaceOrTab(text.charCodeAt(at - 1))) at--
  return at === 0 || isLineEnd(text.charCodeAt(at - 1)) ? at : content
}

function isLineEnd(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d
}

function isSpaceOrTab(unit: number): boolean {
  return unit === 0x20 || unit === 0x09
}

function firstLineEnd(text: string, start: number, end: number): number {
  const to = Math.min(end, start + longestLead + 1)
  let at = start
  while (at < to && !isLineEnd(text.charCodeAt(at))) at++
  return withoutSpaceBehind(text, start, at)
}
