import type { MarkupHandler, MarkupRules } from './markup-handler.js'
import { scanAttributes } from './scan-attributes.js'
import { scanDeclaration } from './scan-declaration.js'
import { isSpace } from './solid.js'

/** Elements of HTML whose content is text up to their end tag. */
const rawTexts = new Set('script style title textarea iframe noembed noframes xmp plaintext'.split(' '))
/** How they begin, in lower case, by their lengths, so that most other names are told from them at a glance. */
const rawLengths: Readonly<Record<number, string>> = { 3: 'x', 5: 'st', 6: 'si', 7: 'n', 8: 'tn', 9: 'p' }

/**
 * Passes over markup from its beginning to its end, tag by tag, by the rules of HTML's tokenization; what stands between is
 * skipped by searches, which are fast. Tags, and in XML anything, that the text ends in is text. Linear: where the end of
 * something is not found, nothing is looked at behind its beginning.
 */
export function scanMarkup(text: string, rules: MarkupRules, handler: MarkupHandler): void {
  for (let at = text.indexOf('<'); at !== -1 && at + 1 < text.length; ) {
    const end = scanTag(text, at, rules, handler)
    if (end === -1) return
    at = text.indexOf('<', end)
  }
}

/** Gives where to go on behind the `<` at a place, -1 for nowhere. */
function scanTag(text: string, at: number, rules: MarkupRules, handler: MarkupHandler): number {
  const code = text.charCodeAt(at + 1)
  if (isLetter(code)) return startTag(text, at, rules, handler)
  switch (code) {
    case slash:
      return endTag(text, at, rules, handler)
    case exclamation:
    case question:
      return scanDeclaration(text, at, rules, handler)
    default:
      return rules === 'xml' && !endsName(code) ? startTag(text, at, rules, handler) : at + 1
  }
}

function startTag(text: string, at: number, rules: MarkupRules, handler: MarkupHandler): number {
  const nameEnd = endOfName(text, at + 2)
  const end = scanAttributes(text, nameEnd)
  if (end === -1) return -1
  const name = rules !== 'xml' && !handler.isForeign ? rawName(text, at + 1, nameEnd) : undefined
  const isEmpty = isEmptyTag(text, nameEnd, end)
  if (isEmpty) handler.emptyTag(at + 1, nameEnd, end)
  else handler.startTag(at + 1, nameEnd, end)
  if (name === undefined || (isEmpty && rules === 'xhtml')) return end
  return name === 'plaintext' ? -1 : rawEnd(text, end, name)
}

/** Whether the slash before the end of a start tag is no part of an attribute's value. */
function isEmptyTag(text: string, nameEnd: number, end: number): boolean {
  const last = text.charCodeAt(end - 2)
  return (last === slash || isSpace(last)) && scanAttributes(text, nameEnd, 'is empty') === end
}

/** The name of an element that holds raw text. */
function rawName(text: string, start: number, end: number): string | undefined {
  const firsts = rawLengths[end - start]
  if (firsts === undefined) return undefined
  const first = text.charCodeAt(start) | 0x20
  if (firsts.charCodeAt(0) !== first && firsts.charCodeAt(1) !== first) return undefined
  const name = text.slice(start, end).toLowerCase()
  return rawTexts.has(name) ? name : undefined
}

/** Where the end tag of raw text begins, -1 for nowhere. */
function rawEnd(text: string, from: number, name: string): number {
  for (let at = text.indexOf('</', from); at !== -1; at = text.indexOf('</', at + 2)) {
    const end = at + 2 + name.length
    if (end < text.length && endsName(text.charCodeAt(end)) && text.slice(at + 2, end).toLowerCase() === name)
      return at
  }
  return -1
}

function endTag(text: string, at: number, rules: MarkupRules, handler: MarkupHandler): number {
  let start = at + 2
  if (rules === 'xml') while (isSpace(text.charCodeAt(start))) start++
  const code = text.charCodeAt(start)
  if (rules !== 'xml' ? !isLetter(code) : endsName(code) || start >= text.length) {
    if (rules === 'xml' || start >= text.length) return start
    const found = text.indexOf('>', start)
    handler.comment(at, found === -1 ? text.length : found + 1)
    return found === -1 ? -1 : found + 1
  }
  const nameEnd = endOfName(text, start + 1)
  if (nameEnd >= text.length) return -1
  const found = text.charCodeAt(nameEnd) === close ? nameEnd : text.indexOf('>', nameEnd)
  const end = found === -1 ? text.length : found + 1
  handler.endTag(at, start, nameEnd, end)
  return found === -1 ? -1 : end
}

function endOfName(text: string, from: number): number {
  let at = from
  while (at < text.length && !endsName(text.charCodeAt(at))) at++
  return at
}

const slash = 0x2f
const close = 0x3e
const exclamation = 0x21
const question = 0x3f

function isLetter(code: number): boolean {
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

/** Whether a name ends before a code unit. */
function endsName(code: number): boolean {
  return code === close || code === slash || isSpace(code)
}
