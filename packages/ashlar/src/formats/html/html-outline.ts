import { strengths } from '../../boundaries/boundary.js'
import { type ColumnOutline, OutlineBuilder } from '../../outline/outline-builder.js'
import { BlockBreaks } from './block-breaks.js'
import { disjoint } from './disjoint.js'
import { EntityFinder } from './entity-finder.js'
import type { HtmlForm } from './html-options.js'
import { eachLineEnd } from './line-ends.js'
import { blockNode, isLeaf, placeStrength, sectionOf } from './node-rules.js'
import { NodeStack, type OpenNode } from './node-stack.js'
import { type Page, tokenKinds } from './page.js'
import type { PageSelection } from './select-elements.js'
import { SkippedParts } from './skipped-parts.js'
import { firstSolid, lastSolid } from './solid.js'
import { headEnd } from './table-head.js'

/** Short inline elements stay whole up to this length, in code units. */
const longestUnit = 200
/** The text that stands for an item with further blocks is at most this long. */
const longestItemLead = 300

/** Makes the outline of a page. */
export class HtmlOutline {
  readonly #page: Page
  readonly #form: HtmlForm
  readonly #selection: PageSelection
  readonly #builder: OutlineBuilder
  readonly #breaks: BlockBreaks
  readonly #nodes: NodeStack
  readonly #skipped: SkippedParts
  readonly #entities: EntityFinder
  /** The block elements that are open. */
  readonly #blocks: number[] = []
  /** For each open table where its header rows end; -1 for none, -2 for one that lays out a page. */
  readonly #tables: number[] = []
  /** Headings, labels, terms and header rows that are open. */
  readonly #headings = new Set<number>()
  /** The end of the last token or text, and of the last of them that is no white space. */
  #told = 0
  #solid = 0
  #hasTitle: boolean
  /** For each token, how much text there is before it that is not skipped, in code units. */
  readonly textBefore: Uint32Array
  #length = 0

  constructor(page: Page, form: HtmlForm, selection: PageSelection) {
    this.#page = page
    this.#form = form
    this.#selection = selection
    this.#builder = new OutlineBuilder({
      nodes: 64 + (page.elements.length >> 2),
      unbroken: 64 + page.tokens.length,
    })
    this.#nodes = new NodeStack(this.#builder)
    this.#breaks = new BlockBreaks(page.text, this.#builder)
    this.#skipped = new SkippedParts(page.text, this.#builder)
    this.#entities = new EntityFinder(page.text, this.#builder)
    this.#hasTitle = page.hasFirstHeading
    this.textBefore = new Uint32Array(page.tokens.length)
  }

  build(): ColumnOutline {
    const { text, tokens } = this.#page
    for (let index = 0; index < tokens.length; index++) {
      this.#text(tokens.start[index]!)
      this.textBefore[index] = this.#length
      this.#endBlocks(tokens.start[index]!)
      this.#token(index)
      this.#told = tokens.end[index]!
      if (this.#endsBlock(this.#told)) this.#endLoose()
      this.#solid = this.#told
      this.#endBlocks(this.#told)
    }
    this.#text(text.length)
    this.#endBlocks(text.length)
    const heading = this.#breaks.waitingHeading
    if (heading !== -1) this.#builder.unbroken(heading, text.length)
    this.#nodes.popAll(text.length)
    if (this.#form !== 'html') {
      const skipped = [...this.#selection.skipped, ...this.#skipped.spans]
      for (const span of disjoint(skipped)) this.#builder.skipped(span)
    }
    return this.#builder.build()
  }

  #token(index: number): void {
    const { tokens } = this.#page
    const start = tokens.start[index]!
    const end = tokens.end[index]!
    this.#builder.unbroken(start, end)
    if (start < this.#skipped.end) return
    switch (tokens.kind[index]) {
      case tokenKinds.open:
        this.#open(tokens.element[index]!)
        break
      case tokenKinds.comment:
        this.#breaks.beginInline(start, this.#solid)
        this.#skipped.spans.push({ start, end, what: 'comment' })
        break
      case tokenKinds.close:
        break
      default:
        this.#breaks.beginInline(start, this.#solid)
    }
  }

  #open(element: number): void {
    const { elements } = this.#page
    const tag = elements.tag[element]!
    const start = elements.start[element]!
    switch (tag.role) {
      case 'break':
        this.#breaks.breakLine()
        break
      case 'image':
        this.#content(start)
        break
      case 'skipped':
        this.#skip(element)
        break
      case 'unit':
        this.#breaks.beginInline(start, this.#solid)
        if (this.#isUnit(element)) this.#builder.unbroken(start, elements.end[element]!)
        break
      default:
        if (this.#form !== 'html' && this.#selection.ignored.has(element)) this.#skip(element)
        else if (tag.isBlock) this.#openBlock(element)
        else this.#breaks.beginInline(start, this.#solid)
    }
  }

  #isUnit(element: number): boolean {
    const { start, end } = this.#page.elements
    return end[element]! - start[element]! <= longestUnit && this.#nodes.kind !== 'code'
  }

  #openBlock(element: number): void {
    const { elements, layoutTables } = this.#page
    const { role } = elements.tag[element]!
    const start = elements.start[element]!
    this.#endLoose()
    if (!elements.tag[element]!.isVoid) this.#blocks.push(element)
    if (role === 'table') {
      this.#tables.push(layoutTables.has(element) ? -2 : (headEnd(elements, element) ?? -1))
    }
    if (role === 'list' && this.#nodes.kind === 'item') this.#leadItem()
    const isLayout = this.#tables.at(-1) === -2
    if ((role === 'heading' || role === 'title') && this.#openHeading(element)) return
    if (role === 'label' && elements.tag[element]!.name === 'figcaption' && this.#nodes.isFilled) return
    const strength = isLayout ? strengths.block : placeStrength(elements.tag[element]!, this.#nodes.items)
    this.#breaks.begin(start, this.#solid, strength)
    const isHead = role === 'row' && elements.end[element]! <= this.#tables.at(-1)!
    if (role === 'label' || role === 'term' || isHead) this.#beginHeading(element)
    if (this.#selection.ignored.has(element)) this.#push({ kind: 'html', start, element, rank: -1, cap: 255 })
    const node = blockNode(this.#page, element, {
      form: this.#form,
      head: this.#tables.at(-1) ?? -1,
      items: this.#nodes.items,
    })
    const isNestedCode = node?.kind === 'code' && this.#nodes.kind === 'code'
    if (node !== undefined && !isNestedCode) this.#push(node)
    if (role === 'pre') this.#skipped.verbatim(start, elements.end[element]!)
  }

  /** Begins the section of a heading; false for one that is empty or inside of another. */
  #openHeading(element: number): boolean {
    const { elements } = this.#page
    const { role, rank } = elements.tag[element]!
    const around = this.#nodes.kind
    if (around === 'heading' || around === 'code' || (role === 'title' && this.#hasTitle)) return false
    const section = sectionOf(this.#page, element)
    if (section === undefined) return false
    if (role === 'title') this.#hasTitle = true
    const strength = strengths.section + 4 * (6 - rank)
    const from = this.#breaks.begin(elements.start[element]!, this.#solid, strength)
    this.#nodes.popSections(rank, from)
    this.#nodes.fill()
    const { cap } = this.#nodes
    const start = Math.max(from, this.#nodes.innermost?.start ?? 0)
    this.#nodes.push({ kind: 'section', start, element: -1, rank, cap, about: section })
    this.#push({ kind: 'heading', start, element, rank: -1, cap })
    this.#nodes.fill()
    this.#beginHeading(element)
    return true
  }

  #beginHeading(element: number): void {
    this.#headings.add(element)
    this.#breaks.beginHeading()
  }

  #push(node: OpenNode): void {
    const { kind, start, element, rank, about } = node
    this.#nodes.push({ kind, start, element, rank, cap: Math.min(node.cap, this.#nodes.cap), about })
    this.#breaks.cap = this.#nodes.cap
  }

  #endsBlock(at: number): boolean {
    return this.#blocks.length > 0 && this.#page.elements.end[this.#blocks[this.#blocks.length - 1]!]! <= at
  }

  /** Ends what ends at or before a place. */
  #endBlocks(at: number): void {
    const { end, closeStart, tag } = this.#page.elements
    while (this.#endsBlock(at)) {
      const element = this.#blocks.pop()!
      const hasEndTag = closeStart[element]! < end[element]!
      const last = hasEndTag ? end[element]! : Math.min(end[element]!, this.#solid)
      this.#endLoose()
      this.#nodes.popElement(element, last)
      this.#breaks.cap = this.#nodes.cap
      if (tag[element]!.role === 'table') this.#tables.pop()
      if (this.#headings.delete(element)) this.#breaks.endHeading()
      else this.#breaks.end()
    }
  }

  /** Ends a paragraph that has no tag. */
  #endLoose(): void {
    const { innermost } = this.#nodes
    if (innermost?.kind === 'paragraph' && innermost.element === -1) this.#nodes.pop(this.#solid)
  }

  #leadItem(): void {
    const { start } = this.#nodes.innermost!
    if (this.#nodes.isFilled && this.#solid - start <= longestItemLead)
      this.#nodes.lead({ start, end: this.#solid })
  }

  /** Leaves out an element: it belongs to what follows, unless it is long. */
  #skip(element: number): void {
    const start = this.#page.elements.start[element]!
    const end = this.#page.elements.end[element]!
    const what = this.#page.elements.tag[element]!.name
    const isLong = this.#skipped.skip({ start, end, what })
    if (isLeaf(this.#nodes.kind)) return
    const from = this.#breaks.begin(start, this.#solid, strengths.block)
    if (isLong) this.#breaks.endSkipped(from)
  }

  /** The text from what is told to `end`. */
  #text(end: number): void {
    const from = this.#told
    if (from >= end) return
    this.#told = end
    if (from < this.#skipped.end) {
      this.#skipped.passText(from, end)
      return
    }
    const { text } = this.#page
    if (this.#nodes.kind === 'code') this.#lines(from, end)
    else {
      const start = firstSolid(text, from, end)
      if (start === end) return
      this.#content(start)
    }
    this.#length += end - from
    this.#solid = Math.max(this.#solid, lastSolid(text, from, end))
    this.#entities.pass(from, end)
  }

  #lines(from: number, end: number): void {
    const { text } = this.#page
    let start = from
    const content = (lineEnd: number) => {
      if (firstSolid(text, start, lineEnd) < lineEnd) this.#content(start)
    }
    eachLineEnd(text, from, end, (lineEnd) => {
      content(lineEnd)
      this.#breaks.endLine(lineEnd + 1)
      start = lineEnd + 1
    })
    content(end)
  }

  #content(at: number): void {
    const heading = this.#breaks.content(at, this.#solid)
    if (heading !== -1) this.#builder.unbroken(heading, at)
    if (!isLeaf(this.#nodes.kind)) {
      this.#push({ kind: 'paragraph', start: at, element: -1, rank: -1, cap: 255 })
    }
    this.#nodes.fill()
  }
}
