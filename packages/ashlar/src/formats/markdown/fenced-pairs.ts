import { runLength } from './block-marks.js'
import { isSpaceOrTab } from './line-cursor.js'

/**
 * The lines that open a container fenced with colons, and those that close them, each by where its colons begin. What
 * nothing closes is text: other tools write `::: name` alone.
 */
export function fencedPairs(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const open: { readonly at: number; readonly colons: number }[] = []
  for (let at = text.indexOf(':::'); at !== -1; ) {
    const colons = runLength(text, at, text.length, 0x3a)
    const behind = at + colons
    if (beginsLine(text, at)) {
      if (isLineEnd(text, skipSpaces(text, behind))) {
        if (open.length > 0 && open.at(-1)!.colons <= colons) pairs.set(open.pop()!.at, at)
      } else if (isName(text, behind)) open.push({ at, colons })
    }
    at = text.indexOf(':::', behind)
  }
  return pairs
}

/** Whether the name of a container, or its attributes in braces, stand in the line. */
function isName(text: string, at: number): boolean {
  return /[\p{L}{]/u.test(text.charAt(skipSpaces(text, at)))
}

/** Whether nothing but white space and the markers of quotes and lists stands before it in its line. */
function beginsLine(text: string, at: number): boolean {
  let before = at - 1
  while (before >= 0 && /[ \t>*+-]/.test(text.charAt(before))) before--
  return before < 0 || /[\r\n\ufeff.)]/.test(text.charAt(before))
}

function isLineEnd(text: string, at: number): boolean {
  return at >= text.length || text.charCodeAt(at) === 0x0a || text.charCodeAt(at) === 0x0d
}

function skipSpaces(text: string, at: number): number {
  let to = at
  while (isSpaceOrTab(text.charCodeAt(to))) to++
  return to
}
