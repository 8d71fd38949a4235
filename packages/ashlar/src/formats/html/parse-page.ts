import { Tokenizer } from 'htmlparser2'
import { OpenElements } from './open-elements.js'
import { type Page, tokenKinds } from './page.js'
import { groups, keyOf, type TagName, TagNames } from './tag-name.js'
import { TokenList } from './token-list.js'
import { type Callbacks, silent } from './tokenizer-callbacks.js'

const table = keyOf('table')
const headerCell = keyOf('th')
const foreign = ['svg', 'math']

/**
 * Reads tokens and elements of a page. Every code unit belongs to a token or to the text between tokens; a tag that the
 * text ends in is text.
 */
export function parsePage(text: string): Page {
  return new PageParser(text).parse()
}

/** Whether a page says that it is XML, where `<a/>` is a whole element. */
function isXml(text: string): boolean {
  return (
    /^\uFEFF?\s{0,100}<\?xml\b/.test(text) ||
    text.slice(0, 1000).includes('xmlns="http://www.w3.org/1999/xhtml"')
  )
}

class PageParser {
  readonly #text: string
  readonly #names = new TagNames()
  readonly #stack = new OpenElements((element, byItsTag) => this.#ended(element, byItsTag))
  readonly #tokens: TokenList
  readonly #elements = {
    tag: [] as TagName[],
    parent: [] as number[],
    start: [] as number[],
    openEnd: [] as number[],
    closeStart: [] as number[],
    end: [] as number[],
  }
  readonly #labels = new Map<number, number>()
  readonly #layoutTables = new Set<number>()
  /** Where the first block inside an open heading begins: where a heading without end tag ends. */
  readonly #firstBlockIn = new Map<number, number>()
  readonly #isXml: boolean
  #hasFirstHeading = false
  #foreignDepth = 0
  /** Everything before this is told. */
  #told = 0
  #nameStart = 0
  #nameEnd = 0
  /** What an end tag in hand spans; elements that end by it end there, others before it. */
  #at = 0
  #atEnd = 0

  constructor(text: string) {
    this.#text = text
    this.#isXml = isXml(text)
    this.#tokens = new TokenList(64 + (text.length >> 4))
  }

  parse(): Page {
    const tokenizer = new Tokenizer(
      { decodeEntities: false, recognizeSelfClosing: this.#isXml },
      this.#callbacks(),
    )
    tokenizer.write(this.#text)
    tokenizer.end()
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

  #callbacks(): Callbacks {
    const { comment, declaration, dataOpen, dataClose } = tokenKinds
    return {
      ...silent,
      ontext: (start, end) => {
        if (start > this.#told) this.#token(comment, this.#told, start)
        this.#told = end
      },
      onopentagname: (start, end) => {
        this.#nameStart = start
        this.#nameEnd = end
      },
      onopentagend: (at) => this.#open(at + 1, false),
      onselfclosingtag: (at) => this.#open(at + 1, this.#isXml || this.#foreignDepth > 0),
      onclosetag: (start, end) => this.#close(start, end),
      oncomment: (_, at) => this.#token(comment, this.#told, Math.min(at + 1, this.#text.length)),
      ondeclaration: (_, at) => this.#token(declaration, this.#told, at + 1),
      onprocessinginstruction: (_, at) => this.#token(declaration, this.#told, at + 1),
      oncdata: (start, at) => {
        this.#token(dataOpen, this.#told, start)
        this.#token(dataClose, at - 2, at + 1)
      },
      isInForeignContext: () => this.#foreignDepth > 0,
    }
  }

  #token(kind: number, start: number, end: number, element = -1): void {
    this.#tokens.add(kind, start, end, element, this.#stack.innermost)
    this.#told = end
  }

  #tag(start: number, end: number): TagName {
    const tag = this.#names.get(this.#text.slice(start, end))
    return this.#foreignDepth > 0 && tag.role === 'title' ? this.#names.get('title of a drawing') : tag
  }

  #open(end: number, isWhole: boolean): void {
    const start = this.#nameStart - 1
    if (start > this.#told) this.#token(tokenKinds.comment, this.#told, start)
    const tag = this.#tag(this.#nameStart, this.#nameEnd)
    this.#at = start
    this.#atEnd = start
    this.#stack.makeRoomFor(tag)
    const elements = this.#elements
    const element = elements.tag.push(tag) - 1
    elements.parent.push(this.#stack.innermost)
    elements.start.push(start)
    elements.openEnd.push(end)
    elements.closeStart.push(end)
    elements.end.push(end)
    this.#note(element, tag, start)
    if (!tag.isVoid && !isWhole) {
      this.#stack.push(element, tag)
      if (foreign.includes(tag.name)) this.#foreignDepth++
    }
    this.#token(tokenKinds.open, start, end, element)
  }

  /** Keeps what is asked later of whole elements. */
  #note(element: number, tag: TagName, start: number): void {
    if (!tag.isBlock) return
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

  #close(nameStart: number, nameEnd: number): void {
    const start = nameStart - 2
    if (start > this.#told) this.#token(tokenKinds.comment, this.#told, start)
    const found = this.#text.indexOf('>', nameEnd)
    this.#at = start
    this.#atEnd = found === -1 ? this.#text.length : found + 1
    this.#stack.end(this.#tag(nameStart, nameEnd))
    this.#token(tokenKinds.close, start, this.#atEnd)
  }

  #ended(element: number, byItsTag: boolean): void {
    const { tag, closeStart, end } = this.#elements
    const { rank, name } = tag[element]!
    if (foreign.includes(name)) this.#foreignDepth--
    const block = rank > 0 && !byItsTag ? this.#firstBlockIn.get(element) : undefined
    closeStart[element] = block ?? this.#at
    end[element] = block ?? (byItsTag ? this.#atEnd : this.#at)
  }
}
