import type { MarkupHandler, MarkupRules } from './markup-handler.js'

type Told = Pick<MarkupHandler, 'comment' | 'declaration' | 'data'>

/**
 * What begins with `<!` or `<?`: comments, CDATA, document types, processing instructions; in HTML all else is a comment too.
 * Gives where to go on, -1 for nowhere.
 */
export function scanDeclaration(text: string, at: number, rules: MarkupRules, told: Told): number {
  const second = text.charCodeAt(at + 1)
  if (second === question) return instruction(text, at, rules, told)
  if (text.startsWith('--', at + 2)) return comment(text, at, rules, told)
  if (text.startsWith('[CDATA[', at + 2)) return data(text, at, rules, told)
  if (text.slice(at + 2, at + 9).toLowerCase() === 'doctype') {
    const end = rules === 'xml' ? endOfDocumentType(text, at + 9) : text.indexOf('>', at + 9) + 1
    if (end <= 0) return -1
    told.declaration(at, end)
    return end
  }
  return upTo('>', text, at, rules, rules === 'xml' ? told.declaration : told.comment, told)
}

/** An XML declaration in a page of HTML is one, though to HTML it is a comment. */
function instruction(text: string, at: number, rules: MarkupRules, told: Told): number {
  return upTo(rules === 'xml' ? '?>' : '>', text, at, rules, told.declaration, told)
}

/** Tells what ends with a mark. What the text ends in is text in XML, and ends with it in HTML. */
function upTo(
  mark: string,
  text: string,
  at: number,
  rules: MarkupRules,
  tell: (start: number, end: number) => void,
  told: Told,
): number {
  const found = text.indexOf(mark, at + 2)
  if (found === -1 && rules === 'xml') return -1
  const end = found === -1 ? text.length : found + mark.length
  tell.call(told, at, end)
  return found === -1 ? -1 : end
}

function comment(text: string, at: number, rules: MarkupRules, told: Told): number {
  const end = endOfComment(text, at + 4, rules)
  told.comment(at, end === -1 ? text.length : end)
  return end
}

/** HTML ends a comment at `-->` and at `--!>`, and one that has just begun at `>` and `->`. */
function endOfComment(text: string, start: number, rules: MarkupRules): number {
  if (rules !== 'xml') {
    if (text.charCodeAt(start) === close) return start + 1
    if (text.startsWith('->', start)) return start + 2
  }
  for (let at = text.indexOf('--', start); at !== -1; at = text.indexOf('--', at)) {
    at += 2
    while (text.charCodeAt(at) === dash) at++
    if (text.charCodeAt(at) === close) return at + 1
    if (rules !== 'xml' && text.startsWith('!>', at)) return at + 2
  }
  return -1
}

function data(text: string, at: number, rules: MarkupRules, told: Told): number {
  const start = at + 9
  const found = text.indexOf(']]>', start)
  if (found === -1) {
    if (rules === 'xml') told.data(at, start, text.length, text.length)
    else told.comment(at, text.length)
    return -1
  }
  told.data(at, start, found, found + 3)
  return found + 3
}

/** A document type of XML may hold declarations between brackets, and angle signs between quotes. */
function endOfDocumentType(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === close && depth === 0) return at + 1
    if (code === open) depth++
    else if (code === shut) depth = Math.max(0, depth - 1)
    else if (code === doubleQuote || code === singleQuote) {
      at = text.indexOf(code === doubleQuote ? '"' : "'", at + 1)
      if (at === -1) return -1
    } else if (code === less && text.startsWith('<!--', at)) {
      at = endOfComment(text, at + 4, 'xml') - 1
      if (at < 0) return -1
    }
  }
  return -1
}

const question = 0x3f
const close = 0x3e
const less = 0x3c
const dash = 0x2d
const open = 0x5b
const shut = 0x5d
const doubleQuote = 0x22
const singleQuote = 0x27
