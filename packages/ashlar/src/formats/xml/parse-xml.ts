import { grown } from '../../outline/grown.js'
import { ElementList } from '../html/element-list.js'
import type { MarkupHandler } from '../html/markup-handler.js'
import { tokenKinds } from '../html/page.js'
import { scanMarkup } from '../html/scan-markup.js'
import { firstSolid } from '../html/solid.js'
import { TagNames } from '../html/tag-name.js'
import { TokenList } from '../html/token-list.js'
import { titleRank } from './title-names.js'
import { elementTraits as traits, type XmlTree } from './xml-tree.js'

/** An element with more code units than this stands in no line of text. */
const longestInline = 2000

/**
 * Reads tokens and elements of an XML document. Nothing is refused: an end tag ends the innermost element of its name and
 * what is open inside of it, or nothing when there is none; what is never ended ends with what is around it.
 */
export function parseXml(text: string): XmlTree {
  return new XmlParser(text).parse()
}

class XmlParser implements MarkupHandler {
  readonly #text: string
  readonly #tokens: TokenList
  readonly #elements: ElementList
  readonly #names = new TagNames()
  readonly #open: number[] = []
  /** How many elements of a name are open, by the keys of names. */
  readonly #openOf: number[] = []
  #traits = new Uint8Array(64)
  #told = 0
  readonly isForeign = false

  constructor(text: string) {
    this.#text = text
    this.#tokens = new TokenList(64 + (text.length >> 4))
    this.#elements = new ElementList(64 + (text.length >> 5))
  }

  parse(): XmlTree {
    scanMarkup(this.#text, 'xml', this)
    this.#passText(this.#text.length)
    while (this.#open.length > 0) this.#pop(this.#text.length, this.#text.length)
    const titles = this.#findTitles()
    this.#markInline()
    return { text: this.#text, tokens: this.#tokens, elements: this.#elements, traits: this.#traits, titles }
  }

  startTag(nameStart: number, nameEnd: number, end: number): void {
    this.emptyTag(nameStart, nameEnd, end)
    const element = this.#elements.length - 1
    const { key } = this.#elements.tag[element]!
    this.#open.push(element)
    this.#openOf[key] = (this.#openOf[key] ?? 0) + 1
  }

  emptyTag(nameStart: number, nameEnd: number, end: number): void {
    this.#passText(nameStart - 1)
    const parent = this.#innermost
    const element = this.#elements.add(
      this.#names.at(this.#text, nameStart, nameEnd),
      parent,
      nameStart - 1,
      end,
    )
    if (element === this.#traits.length) this.#traits = grown(this.#traits, 2 * this.#traits.length)
    if (parent !== -1) this.#traits[parent]! |= traits.elements
    this.#token(tokenKinds.open, nameStart - 1, end, element)
  }

  endTag(start: number, nameStart: number, nameEnd: number, end: number): void {
    this.#passText(start)
    const { key } = this.#names.at(this.#text, nameStart, nameEnd)
    if ((this.#openOf[key] ?? 0) > 0) {
      while (this.#elements.tag[this.#innermost]!.key !== key) this.#pop(start, start)
      this.#pop(start, end)
    }
    this.#token(tokenKinds.close, start, end)
  }

  comment(start: number, end: number): void {
    this.#passText(start)
    this.#token(tokenKinds.comment, start, end)
  }

  declaration(start: number, end: number): void {
    this.#passText(start)
    this.#token(tokenKinds.declaration, start, end)
  }

  data(start: number, contentStart: number, contentEnd: number, end: number): void {
    this.#passText(start)
    this.#token(tokenKinds.dataOpen, start, contentStart)
    this.#passText(contentEnd)
    if (contentEnd < end) this.#token(tokenKinds.dataClose, contentEnd, end)
  }

  get #innermost(): number {
    return this.#open.length === 0 ? -1 : this.#open[this.#open.length - 1]!
  }

  #token(kind: number, start: number, end: number, element = -1): void {
    this.#tokens.add(kind, start, end, element, this.#innermost)
    this.#told = end
  }

  #passText(end: number): void {
    const element = this.#innermost
    if (element !== -1 && firstSolid(this.#text, this.#told, end) < end) this.#traits[element]! |= traits.text
    this.#told = end
  }

  #pop(closeStart: number, end: number): void {
    const element = this.#open.pop()!
    this.#openOf[this.#elements.tag[element]!.key]!--
    this.#elements.closeStart[element] = closeStart
    this.#elements.end[element] = end
  }

  /** The first title of each element, its label where it has none; and what holds elements that have one. */
  #findTitles(): Uint32Array {
    const { length, tag, parent } = this.#elements
    const titles = new Uint32Array(length)
    for (let element = 1; element < length; element++) {
      const around = parent[element]!
      const rank = around === -1 ? 0 : titleRank(tag[element]!.name)
      if (rank === 0 || (this.#traits[element]! & traits.text) === 0) continue
      const known = titles[around]!
      if (known !== 0 && titleRank(tag[known]!.name) >= rank) continue
      titles[around] = element
      this.#traits[element]! |= traits.title
    }
    for (let element = length - 1; element > 0; element--) {
      const around = parent[element]!
      const holds = titles[element] !== 0 || (this.#traits[element]! & traits.sections) !== 0
      if (holds && around !== -1) this.#traits[around]! |= traits.sections
    }
    return titles
  }

  #markInline(): void {
    const { length, parent, start, end } = this.#elements
    for (let element = 0; element < length; element++) {
      const around = parent[element]!
      if (around === -1 || (this.#traits[around]! & (traits.text | traits.inline)) === 0) continue
      if (end[element]! - start[element]! <= longestInline) this.#traits[element]! |= traits.inline
    }
  }
}
