import { strengths } from '../../boundaries/boundary.js'
import { type ColumnOutline, OutlineBuilder } from '../../outline/outline-builder.js'
import { BlockBreaks } from './block-breaks.js'
import { disjoint } from './disjoint.js'
import { EntityFinder } from './entity-finder.js'
import type { HtmlForm } from './html-options.js'
import { eachLineEnd } from './line-ends.js'
import { blockRule, placeStrength, plainRules, sectionOf } from './node-rules.js'
import { type NodeRule, NodeStack } from './node-stack.js'
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
  /** Where the innermost of them ends, infinitely far when there is none. */
  #blockEnd = Number.POSITIVE_INFINITY
  /** For each open table where its header rows end; -1 for none, -2 for one that lays out a page. */
  readonly #tables: number[] = []
  /** Headings, labels, terms and header rows that are open. */
  readonly #headings = new Set<number>()
  /** The end of the last token or text, and of the last of them that is no white space. */
  #told = 0
  #solid = 0
  #hasTitle: boolean
  /** For each token, how much text there is before it that is not skipped, in code units; for Markdown only. */
  readonly textBefore: Uint32Array | undefined
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
    if (form === 'markdown') this.textBefore = new Uint32Array(page.tokens.length)
  }

  build(): ColumnOutline {
    const { text, tokens } = this.#page
    const { start: starts, end: ends, length } = tokens
    const { textBefore } = this
    for (let index = 0; index < length; index++) {
      const start = starts[index]!
      const end = ends[index]!
      if (this.#told < start) this.#text(start)
      if (textBefore !== undefined) textBefore[index] = this.#length
      if (this.#blockEnd <= start) this.#endBlocks(start)
      this.#builder.unbroken(start, end)
      if (start >= this.#skipped.end) this.#token(index, start, end)
      this.#told = end
      if (this.#blockEnd <= end) this.#endLoose()
      this.#solid = end
      if (this.#blockEnd <= end) this.#endBlocks(end)
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

  #token(index: number, start: number, end: number): void {
    const { tokens } = this.#page
    switch (tokens.kind[index]) {
      case tokenKinds.open:
        this.#open(tokens.element[index]!, start)
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

  #open(element: number, start: number): void {
    const { elements } = this.#page
    const tag = elements.tag[element]!
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
    const tag = elements.tag[element]!
    const { role, isVoid } = tag
    const start = elements.start[element]!
    this.#endLoose()
    if (!isVoid) {
      this.#blocks.push(element)
      this.#blockEnd = elements.end[element]!
    }
    if (role === 'table') {
      this.#tables.push(layoutTables.has(element) ? -2 : (headEnd(elements, element) ?? -1))
    }
    if (role === 'list' && this.#nodes.kind === 'item') this.#leadItem()
    const head = this.#tables.length === 0 ? -1 : this.#tables[this.#tables.length - 1]!
    if ((role === 'heading' || role === 'title') && this.#openHeading(element)) return
    if (role === 'label' && tag.name === 'figcaption' && this.#nodes.isFilled) return
    const strength = head === -2 ? strengths.block : placeStrength(tag, this.#nodes.items)
    this.#breaks.begin(start, this.#solid, strength)
    const isHead = role === 'row' && elements.end[element]! <= head
    if (role === 'label' || role === 'term' || isHead) this.#beginHeading(element)
    if (this.#selection.ignored.has(element)) this.#push(plainRules.ignored, start, element)
    const rule = blockRule(this.#page, element, this.#form, head, this.#nodes.items)
    const isNestedCode = rule?.kind === 'code' && this.#nodes.kind === 'code'
    if (rule !== undefined && !isNestedCode) this.#push(rule, start, element)
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
    const start = Math.max(from, this.#nodes.start)
    this.#nodes.push(section, start, -1, rank)
    this.#push(plainRules.heading, start, element)
    this.#nodes.fill()
    this.#beginHeading(element)
    return true
  }

  #beginHeading(element: number): void {
    this.#headings.add(element)
    this.#breaks.beginHeading()
  }

  #push(rule: NodeRule, start: number, element: number): void {
    this.#nodes.push(rule, start, element)
    this.#breaks.cap = this.#nodes.cap
  }

  /** Ends what ends at or before a place. */
  #endBlocks(at: number): void {
    const { end, closeStart, tag } = this.#page.elements
    while (this.#blockEnd <= at) {
      const element = this.#blocks.pop()!
      const { length } = this.#blocks
      this.#blockEnd = length === 0 ? Number.POSITIVE_INFINITY : end[this.#blocks[length - 1]!]!
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
    if (this.#nodes.isLoose) this.#nodes.pop(this.#solid)
  }

  #leadItem(): void {
    const { start } = this.#nodes
    if (this.#nodes.isFilled && this.#solid - start <= longestItemLead)
      this.#nodes.lead({ start, end: this.#solid })
  }

  /** Leaves out an element: it belongs to what follows, unless it is long. */
  #skip(element: number): void {
    const start = this.#page.elements.start[element]!
    const end = this.#page.elements.end[element]!
    const what = this.#page.elements.tag[element]!.name
    const isLong = this.#skipped.skip({ start, end, what })
    if (this.#nodes.isLeaf) return
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
    if (!this.#nodes.isLeaf) this.#push(plainRules.paragraph, at, -1)
    this.#nodes.fill()
  }
}
