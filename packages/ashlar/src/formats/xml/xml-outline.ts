import { strengths } from '../../boundaries/boundary.js'
import type { Outline } from '../../outline/outline.js'
import { OutlineBuilder } from '../../outline/outline-builder.js'
import { EntityFinder } from '../html/entity-finder.js'
import { tokenKinds } from '../html/page.js'
import { firstSolid, lastSolid } from '../html/solid.js'
import { plainXmlTitle } from './plain-xml-title.js'
import { XmlPlaces } from './xml-places.js'
import { elementTraits as traits, type XmlTree } from './xml-tree.js'

/** An element of fewer code units is no node of its own, unless it has a title. */
const shortestNode = 80
/** Elements nested deeper are no nodes: every chunk would name all that are around it. */
const deepestNode = 64
/** Text of more code units is prose: cut between sentences. */
const shortestProse = 200
/** Markup of more code units may be cut between its lines. */
const longMarkup = 200

/** An element that is open and no part of a line of text. */
interface OpenBlock {
  readonly element: number
  /** Its node, or that of what is around it; -1 for none. */
  readonly node: number
  /** How many sections are open, itself included. */
  readonly sections: number
}

/** Makes the outline of an XML document. */
export class XmlOutline {
  readonly #tree: XmlTree
  readonly #builder = new OutlineBuilder()
  readonly #places: XmlPlaces
  readonly #entities: EntityFinder
  readonly #open: OpenBlock[] = []
  readonly #hasTitles: boolean
  #told = 0

  constructor(tree: XmlTree) {
    this.#tree = tree
    this.#places = new XmlPlaces(tree.text, this.#builder)
    this.#entities = new EntityFinder(tree.text, this.#builder)
    this.#hasTitles = tree.titles.some((title) => title !== 0)
  }

  build(): Outline {
    const { text, tokens } = this.#tree
    for (let index = 0; index < tokens.length; index++) {
      const start = tokens.start[index]!
      const end = tokens.end[index]!
      this.#text(start)
      this.#endBlocks(start)
      this.#token(tokens.kind[index]!, tokens.element[index]!, start, end)
      this.#told = end
      this.#endBlocks(end)
    }
    this.#text(text.length)
    this.#endBlocks(text.length)
    this.#places.finish()
    return this.#builder.build()
  }

  #token(kind: number, element: number, start: number, end: number): void {
    this.#builder.unbroken(start, end)
    if (kind === tokenKinds.open) this.#startTag(element)
    else if (kind !== tokenKinds.close && !this.#isInLine) this.#places.begin(start, this.#strength(-1))
    if (kind === tokenKinds.close) this.#endTag(start, end)
    else if (kind !== tokenKinds.open && end - start > longMarkup) this.#places.lines(start, end)
  }

  #endTag(start: number, end: number): void {
    if (!this.#isInLine) this.#places.beginEnd(start, this.#strength(-1) - 1)
    this.#places.pass(end)
  }

  #startTag(element: number): void {
    const { elements, traits: of } = this.#tree
    const start = elements.start[element]!
    if ((of[element]! & traits.inline) !== 0) {
      this.#places.content(start)
      return
    }
    this.#places.begin(start, this.#strength(element))
    const around = this.#open[this.#open.length - 1]
    const isSection = this.#tree.titles[element] !== 0
    const node = this.#addNode(element, around?.node ?? -1)
    this.#open.push({ element, node, sections: (around?.sections ?? 0) + (isSection ? 1 : 0) })
    if ((of[element]! & traits.title) !== 0) this.#places.beginTitle(start)
    if (this.#isData(element)) this.#builder.verbatim(start, elements.end[element]!)
  }

  /** Short text alone in an element is a value, no prose. */
  #isData(element: number): boolean {
    const { elements, traits: of } = this.#tree
    const length = elements.closeStart[element]! - elements.openEnd[element]!
    return (of[element]! & (traits.elements | traits.title)) === 0 && length <= shortestProse
  }

  #addNode(element: number, parent: number): number {
    const { text, elements, titles, traits: of } = this.#tree
    const start = elements.start[element]!
    const end = elements.end[element]!
    if ((of[element]! & traits.title) !== 0) return this.#builder.add({ kind: 'heading', start, end, parent })
    const title = titles[element]!
    if (title !== 0 && this.#open.length < deepestNode) {
      const lead = { start: elements.start[title]!, end: elements.end[title]! }
      return this.#builder.add({
        kind: 'section',
        start,
        end,
        parent,
        lead,
        title: plainXmlTitle(text, lead),
      })
    }
    if (end - start < shortestNode || this.#open.length >= deepestNode) return parent
    if (this.#hasTitles) {
      const kind = (of[element]! & traits.text) === 0 ? 'member' : 'paragraph'
      return this.#builder.add({ kind, start, end, parent })
    }
    const lead = { start, end: elements.openEnd[element]! }
    return this.#builder.add({ kind: 'member', start, end, parent, lead, title: this.#nameOf(element) })
  }

  #nameOf(element: number): string {
    const { text, elements } = this.#tree
    return (
      /^<([^\s/>]{1,200})/.exec(text.slice(elements.start[element]!, elements.openEnd[element]!))?.[1] ?? ''
    )
  }

  /** Sections are better places than what holds none, outer elements better than inner ones. */
  #strength(element: number): number {
    const around = this.#open[this.#open.length - 1]
    const { titles, traits: of } = this.#tree
    if (element !== -1 && (titles[element] !== 0 || (of[element]! & traits.sections) !== 0))
      return strengths.section + 4 * Math.max(0, 6 - (around?.sections ?? 0))
    return Math.max(strengths.row, strengths.block + 8 - 2 * this.#open.length)
  }

  get #isInLine(): boolean {
    const around = this.#open[this.#open.length - 1]
    return around !== undefined && (this.#tree.traits[around.element]! & traits.text) !== 0
  }

  #text(end: number): void {
    const { text } = this.#tree
    const start = firstSolid(text, this.#told, end)
    if (start < end) {
      if (this.#isInLine) this.#places.content(start)
      else this.#places.begin(start, this.#strength(-1))
      this.#places.content(start)
      this.#entities.pass(start, end)
      this.#places.pass(lastSolid(text, start, end))
    }
    this.#told = end
  }

  #endBlocks(at: number): void {
    const { end } = this.#tree.elements
    while (this.#open.length > 0 && end[this.#open[this.#open.length - 1]!.element]! <= at) {
      const { element } = this.#open.pop()!
      this.#places.pass(at)
      if ((this.#tree.traits[element]! & traits.title) !== 0) this.#places.endTitle()
      else this.#places.endBlock()
    }
  }
}
