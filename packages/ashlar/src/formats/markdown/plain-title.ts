import { isSpaceOrTab } from './line-cursor.js'
import { inlineLinkEnd } from './link-syntax.js'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** What may be markup in a heading; all else is text. */
const mayBeMarkup = new Uint8Array(128)
for (const mark of '\\`*_~[]<&!') mayBeMarkup[mark.charCodeAt(0)] = 1

/** What makes it worth while to look for markup, or for white space other than single spaces, in a heading. */
const needsReading = new Uint8Array(128)
for (const mark of '\\`*_~[<&{\r\n') needsReading[mark.charCodeAt(0)] = 1

/** The text of a heading without its markup: marks of emphasis and code, link targets, tags, attributes in braces. */
export function plainTitle(text: string, start: number, end: number): string {
  let from = start
  let to = end
  while (from < to && isSpaceOrTab(text.charCodeAt(from))) from++
  while (to > from && isSpaceOrTab(text.charCodeAt(to - 1))) to--
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 128 && needsReading[unit] === 1) return readTitle(text.slice(from, to).trim())
  }
  const plain = text.slice(from, to)
  return isAscii(text, from) && isAscii(text, to - 1) ? plain : plain.trim()
}

/** Whether no rare white space can stand there. */
function isAscii(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit > 0x20 && unit < 0x80
}

function readTitle(marked: string): string {
  return new TitleReader(marked.endsWith('}') ? marked.replace(/\{[#.:][^{}]*\}$/, '') : marked).read()
}

class TitleReader {
  readonly #text: string
  #plain = ''
  #hasTagEnds = true

  constructor(text: string) {
    this.#text = text
  }

  read(): string {
    const text = this.#text
    const brackets: number[] = []
    let at = 0
    for (;;) {
      at = this.#writeText(at)
      if (at >= text.length) break
      const character = text[at]!
      if (character === '[') {
        brackets.push(at)
        at++
      } else if (character === ']' && brackets.pop() !== undefined) at = this.#afterBracket(at + 1)
      else at = this.#readOne(character, at)
    }
    return this.#plain.replace(/[ \t\r\n]+/g, ' ').trim()
  }

  /** All that is no markup from `at` on. Gives its end. */
  #writeText(at: number): number {
    const text = this.#text
    let to = at
    for (; to < text.length; to++) {
      const unit = text.charCodeAt(to)
      if (unit < 128 && mayBeMarkup[unit] === 1) break
    }
    return to === at ? at : this.#write(text.slice(at, to), to)
  }

  #readOne(character: string, at: number): number {
    const text = this.#text
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(text.charAt(at + 1)))
      return this.#write(text[at + 1]!, at + 2)
    if (character === '`') return this.#readCode(at)
    if (character === '<') return this.#readTag(at)
    if (character === '&') return this.#readEntity(at)
    if (character === '!' && text[at + 1] === '[') return at + 1
    if (this.#isMark(character, at)) return at + 1
    return this.#write(character, at + 1)
  }

  #write(plain: string, next: number): number {
    this.#plain += plain
    return next
  }

  /** Past the target or the label of a link. */
  #afterBracket(at: number): number {
    const text = this.#text
    if (text[at] === '(') return inlineLinkEnd(text, at + 1, text.length) ?? at
    if (text[at] !== '[') return at
    const end = text.indexOf(']', at)
    return end === -1 ? at : end + 1
  }

  #readCode(at: number): number {
    const text = this.#text
    const ticks = /^`+/.exec(text.slice(at, at + 32))![0]
    const close = text.indexOf(ticks, at + ticks.length)
    if (close === -1) return this.#write(ticks, at + ticks.length)
    return this.#write(text.slice(at + ticks.length, close).trim(), close + ticks.length)
  }

  #readTag(at: number): number {
    const text = this.#text
    if (!this.#hasTagEnds || !/[A-Za-z/!]/.test(text.charAt(at + 1))) return this.#write('<', at + 1)
    const end = text.indexOf('>', at)
    this.#hasTagEnds = end !== -1
    if (end === -1) return this.#write('<', at + 1)
    const inside = text.slice(at + 1, end)
    return this.#write(/^[a-z][a-z+.-]*:|^[^\s@]+@[^\s@]+$/i.test(inside) ? inside : '', end + 1)
  }

  #readEntity(at: number): number {
    const name = /^&([a-z]{2,4});/.exec(this.#text.slice(at, at + 7))?.[1]
    const plain = name === undefined ? undefined : entities[name]
    return plain === undefined ? this.#write('&', at + 1) : this.#write(plain, at + name!.length + 2)
  }

  /** Stars, tildes in pairs, and underscores at the edge of a word; none that stand free. */
  #isMark(character: string, at: number): boolean {
    const before = this.#text.charAt(at - 1)
    const behind = this.#text.charAt(at + 1)
    if (character === '*') return /\S/.test(before) || /\S/.test(behind)
    if (character === '~') return before === '~' || behind === '~'
    return character === '_' && (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(behind))
  }
}
