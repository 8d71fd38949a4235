import { ElementList } from './element-list.js'
import { expectedTags } from './expected-tags.js'
import type { MarkupHandler, MarkupRules } from './markup-handler.js'
import { OpenElements } from './open-elements.js'
import { type Page, tokenKinds } from './page.js'
import { scanMarkup } from './scan-markup.js'
import { groups, keyOf, type TagName, TagNames } from './tag-name.js'
import { TokenList } from './token-list.js'

const table = keyOf('table')
const headerCell = keyOf('th')

/**
 * Reads tokens and elements of a page. Every code unit belongs to a token or to the text between tokens; a tag that the
 * text ends in is text.
 */
export function parsePage(text: string): Page {
  return new PageParser(text, isXhtml(text) ? 'xhtml' : 'html').parse()
}

/** Whether a page says that it is XML, where `<a/>` is a whole element. */
function isXhtml(text: string): boolean {
  return (
    /^\uFEFF?\s{0,100}<\?xml\b/.test(text) ||
    text.slice(0, 1000).includes('xmlns="http://www.w3.org/1999/xhtml"')
  )
}

class PageParser implements MarkupHandler {
  readonly #text: string
  readonly #rules: MarkupRules
  readonly #names = new TagNames()
  readonly #stack = new OpenElements((element, byItsTag) => this.#ended(element, byItsTag))
  readonly #tokens: TokenList
  readonly #elements: ElementList
  readonly #labels = new Map<number, number>()
  readonly #layoutTables = new Set<number>()
  /** Where the first block inside an open heading begins: where a heading without end tag ends. */
  readonly #firstBlockIn = new Map<number, number>()
  #hasFirstHeading = false
  #foreignDepth = 0
  /** What an end tag in hand spans; elements that end by it end there, others before it. */
  #at = 0
  #atEnd = 0

  constructor(text: string, rules: MarkupRules) {
    this.#text = text
    this.#rules = rules
    const tags = expectedTags(text)
    this.#tokens = new TokenList(64 + tags)
    this.#elements = new ElementList(64 + Math.ceil(0.6 * tags))
  }

  parse(): Page {
    scanMarkup(this.#text, this.#rules, this)
    this.#at = this.#text.length
    this.#atEnd = this.#text.length
    this.#stack.endAll()
    return {
      text: this.#text,
      tokens: this.#tokens,
      elements: this.#elements,
      labels: this.#labels,
      layoutTables: this.#layoutTables,
      hasFirstHeading: this.#hasFirstHeading,
    }
  }

  get isForeign(): boolean {
    return this.#foreignDepth > 0
  }

  startTag(nameStart: number, nameEnd: number, end: number): void {
    const tag = this.#tag(nameStart, nameEnd)
    const element = this.#open(tag, nameStart - 1, end)
    if (!tag.isVoid) {
      this.#stack.push(element, tag)
      if (tag.isForeign) this.#foreignDepth++
    }
    this.#token(tokenKinds.open, nameStart - 1, end, element)
  }

  emptyTag(nameStart: number, nameEnd: number, end: number): void {
    if (this.#rules === 'html' && this.#foreignDepth === 0) {
      this.startTag(nameStart, nameEnd, end)
      return
    }
    const element = this.#open(this.#tag(nameStart, nameEnd), nameStart - 1, end)
    this.#token(tokenKinds.open, nameStart - 1, end, element)
  }

  endTag(start: number, nameStart: number, nameEnd: number, end: number): void {
    this.#at = start
    this.#atEnd = end
    this.#stack.end(this.#tag(nameStart, nameEnd))
    this.#token(tokenKinds.close, this.#at, end)
  }

  comment(start: number, end: number): void {
    this.#token(tokenKinds.comment, start, end)
  }

  declaration(start: number, end: number): void {
    this.#token(tokenKinds.declaration, start, end)
  }

  data(start: number, contentStart: number, contentEnd: number, end: number): void {
    this.#token(tokenKinds.dataOpen, start, contentStart)
    this.#token(tokenKinds.dataClose, contentEnd, end)
  }

  #token(kind: number, start: number, end: number, element = -1): void {
    this.#tokens.add(kind, start, end, element, this.#stack.innermost)
  }

  #tag(start: number, end: number): TagName {
    const tag = this.#names.at(this.#text, start, end)
    return this.#foreignDepth > 0 && tag.role === 'title' ? this.#names.get('title of a drawing') : tag
  }

  /** Begins an element, after the end of those that end by it. */
  #open(tag: TagName, start: number, end: number): number {
    this.#at = start
    this.#atEnd = start
    this.#stack.makeRoomFor(tag)
    const element = this.#elements.add(tag, this.#stack.innermost, start, end)
    if (tag.isBlock) this.#note(element, tag, start)
    return element
  }

  /** Keeps what is asked later of whole elements. */
  #note(element: number, tag: TagName, start: number): void {
    if (tag.rank === 1) this.#hasFirstHeading = true
    const around = this.#elements.parent[element]!
    if (tag.role === 'label' && !this.#labels.has(around)) this.#labels.set(around, element)
    const heading = this.#stack.open(groups.heading)
    if (heading !== -1 && !this.#firstBlockIn.has(heading)) this.#firstBlockIn.set(heading, start)
    if (tag.role !== 'table' && tag.role !== 'heading') return
    const inTable = this.#stack.open(table)
    if (inTable === -1) return
    if (tag.role === 'table' || this.#stack.open(headerCell) < inTable) this.#layoutTables.add(inTable)
  }

  #ended(element: number, byItsTag: boolean): void {
    const { tag, closeStart, end } = this.#elements
    const { rank, isForeign } = tag[element]!
    if (isForeign) this.#foreignDepth--
    const block = rank > 0 && !byItsTag ? this.#firstBlockIn.get(element) : undefined
    closeStart[element] = block ?? this.#at
    end[element] = block ?? (byItsTag ? this.#atEnd : this.#at)
  }
}
