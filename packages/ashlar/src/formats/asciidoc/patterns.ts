import type { NodeKind } from '../../outline/outline.js'

/** How far the beginning of a line is looked at to tell what it is. */
export const lineReach = 300

export const heading = /^(={1,6}|#{1,6})[ \t]+(\S.*)$/
/** Lines that belong to the block that follows: comments, attributes, conditions, block attributes, titles. */
export const prefix =
  /^(?:\/\/(?!\/\/)|:!?[\w][\w-]*!?:(?:\s|$)|(?:ifdef|ifndef|ifeval|endif)::|\[[^\]]*(?:\][^\]]*)*\]$|\.[^\s.])/
export const admonition = /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):\s/
export const rule = /^(?:'{3,}|<{3,})$/

const delimiter = /^(?:(-{4,})|(\.{4,})|(\+{4,})|(\/{4,})|(`{3,}).*|([|,:!]={3,})|(={4,}|\*{4,}|_{4,}|--))$/

/** What a delimited block is. A container holds other blocks. */
export type Delimiter =
  | { readonly tag: string; readonly kind: NodeKind; readonly isContainer: true }
  | { readonly tag: string; readonly kind: NodeKind | 'comment'; readonly isContainer: false }

/** The delimiter that a line is, if it is one. */
export function delimiterOf(line: string): Delimiter | undefined {
  const found = delimiter.exec(line)
  if (found === null) return undefined
  const [, , , , comment, fence, table, container] = found
  if (container !== undefined) {
    const kind = container[0] === '_' ? 'quote' : container[0] === '-' ? 'text' : 'admonition'
    return { tag: container, kind, isContainer: true }
  }
  if (comment !== undefined) return { tag: comment, kind: 'comment', isContainer: false }
  if (table !== undefined) return { tag: table, kind: 'table', isContainer: false }
  return { tag: fence ?? line, kind: 'code', isContainer: false }
}

const marker = /^(\*{1,5}|-|\.{1,5}|\d{1,9}\.|[a-zA-Z]\.|<(?:\d+|\.)>)[ \t]+\S/
const term = /^(?=\S)(?:[^:;]|:(?!:)|;(?!;)){1,200}(:{2,4}|;;)(?:\s|$)/

/** Which list an item's first line belongs to, if it is one. */
export function listOf(line: string): string | undefined {
  const found = marker.exec(line)
  if (found) return found[1]!.replace(/\d+/, '1').replace(/[a-zA-Z]/, 'a')
  return term.exec(line)?.[1]
}

/** What is not broken inside a line. */
export const inline =
  /`[^`\s][^`\n]{0,200}`|<<[^>\n]{1,200}>>|\b[a-z]{1,20}:{1,2}[^\s[\]]{0,200}\[[^\]\n]{0,200}\]|\bhttps?:\/\/[^\s[\]]{1,500}(?:\[[^\]\n]{0,200}\])?|\{[\w-]{1,60}\}/g
