import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { columnsOf } from './columns-of.js'
import { Embedded } from './embedded.js'
import { Enclosing } from './enclosing.js'
import { LeadFinder } from './lead-finder.js'
import { LeadWriter, shifted } from './lead-writer.js'
import { frameOf, kindNumbers, kindOf, type NodeColumns, traits } from './node-columns.js'
import type { ContextRules, NodeKind, Outline } from './outline.js'
import type { OutlineContext } from './outline-context.js'
import type { Prefix } from './prefix.js'
import type { MappedSpan, SectionCut, SliceRenderer } from './rendering.js'

const { section, heading } = kindNumbers

/** So many titles are told: with all of them, nesting without an end would take time that grows with its square. */
const mostTitles = 64

/**
 * The context of chunks: what their enclosing nodes lead with and close with, as far as the chunk does not hold it itself.
 * Everything is found from the outline and the place; the packer asks how much room is left and how large a piece becomes.
 */
export class Context implements OutlineContext {
  readonly #text: string
  readonly #columns: NodeColumns
  readonly #enclosing: Enclosing
  readonly #renderer: SliceRenderer | undefined
  readonly #measure: CompleteMeasure
  readonly #limit: number
  readonly #writer: LeadWriter
  readonly #leads: LeadFinder
  /** What was asked about last: mostly a cut is tried, and then made a chunk. */
  #embedded: Embedded
  #embeddedBefore: Embedded
  /** What is embedded for the cuts that were taken last, where later ones are tried before they are made chunks. */
  #taken: readonly Embedded[] = []
  #headingsKnown: { readonly node: number; readonly titles: readonly string[] } | undefined

  constructor(text: string, outline: Outline, rules: ContextRules) {
    this.#text = text
    this.#columns = columnsOf(outline)
    this.#enclosing = new Enclosing(this.#columns)
    this.#renderer = outline.renderer
    this.#measure = rules.measure
    this.#limit = rules.size
    const { headings = 'path', share = 0.3 } = rules.context
    this.#writer = new LeadWriter(text, outline, this.#columns, headings)
    this.#embedded = new Embedded(this.#writer)
    this.#embeddedBefore = new Embedded(this.#writer)
    this.#leads = new LeadFinder(text, outline, this.#enclosing, this.#writer, { ...rules, headings, share })
  }

  /** The units that are left for the text of a chunk that begins at `start`; at least 1. */
  room(start: number): number {
    return Math.max(1, this.#limit - this.#leads.before(start).size)
  }

  /** The place up to which a chunk may reach, where what is embedded is not the source itself. */
  stretch(start: number, reach: number, end: number): number {
    if (this.#renderer === undefined) return reach
    const room = this.room(start)
    return this.#renderer.reach({ start, end }, reach, (rendering) =>
      this.#measure.isLength
        ? Math.min(room, rendering.length)
        : this.#measure.reach(rendering.text, 0, room),
    )
  }

  /** Cuts, of which none embeds nothing; `undefined` where none can. */
  joined<Cut extends SectionCut>(take: () => Cut | undefined): (() => Cut | undefined) | undefined {
    const takeKnown = () => {
      const cut = take()
      const known = cut && this.#knownFor(cut)
      if (known !== undefined) this.#taken = [known.copy(), ...this.#taken.slice(0, 1)]
      return cut
    }
    return this.#renderer?.joined(takeKnown, { limit: this.#limit, size: (span) => this.size(span) })
  }

  /** The size of what is embedded for a chunk. */
  size(span: Span): number {
    const embedded = this.#embeddedFor(span)
    if (embedded.isBare) return this.#measure.size(this.#text, span)
    if (this.#measure.isLength) return embedded.length
    const { text } = embedded
    return this.#measure.size(text, { start: 0, end: text.length })
  }

  /** What is embedded for a chunk; `undefined` where it is the chunk's text as it is. The last two are remembered. */
  render(span: Span): string | undefined {
    const embedded = this.#embeddedFor(span)
    return embedded.isBare ? undefined : embedded.text
  }

  /** The source of a chunk: where something was added to it to be embedded, the string that it was added to. */
  slice(span: Span): string {
    return this.#writer.keepsSource ? this.#embeddedFor(span).body : this.#text.slice(span.start, span.end)
  }

  #embeddedFor(span: Span): Embedded {
    const known = this.#knownFor(span)
    if (known !== undefined) return known
    const prefix = this.#leads.before(span.start)
    const embedded = this.#embeddedBefore
    this.#embeddedBefore = this.#embedded
    this.#embedded = embedded
    embedded.begin(span, prefix, this.#closing(span, prefix))
    return embedded
  }

  #knownFor(span: Span): Embedded | undefined {
    if (this.#embedded.isOf(span)) return this.#embedded
    if (this.#embeddedBefore.isOf(span)) return this.#embeddedBefore
    for (const taken of this.#taken) if (taken.isOf(span)) return taken
    return undefined
  }

  /** Where the leads and the body of what is embedded for a chunk come from. */
  mapOf(span: Span): MappedSpan[] {
    const prefix = this.#leads.before(span.start)
    const embedded = new Embedded(this.#writer)
    embedded.begin(span, prefix, '')
    return [
      ...prefix.leads.flatMap((lead) => shifted(this.#writer.mapOf(lead), lead.at)),
      ...shifted(this.#writer.mapOfSlice(span), embedded.bodyAt),
    ]
  }

  /**
   * The titles of the sections that a chunk lies in, outermost first, the innermost 64 of them: those of its first content
   * that is no heading, so that a chunk that begins with a heading has that heading in its path.
   *
   * @param from where the chunk's own content begins, behind what it repeats
   */
  headings(from: number, end: number): readonly string[] {
    const node = this.#enclosing.titled(this.#firstBody(from, end))
    if (this.#headingsKnown?.node !== node) this.#headingsKnown = { node, titles: this.#titlesAround(node) }
    return this.#headingsKnown.titles
  }

  #titlesAround(node: number): readonly string[] {
    let count = 0
    let index = node
    for (; index !== -1 && count < mostTitles; index = this.#enclosing.titledAround(index)) count++
    const titles = new Array<string>(count)
    index = node
    while (count > 0) {
      titles[--count] = this.#titleOf(index)
      index = this.#enclosing.titledAround(index)
    }
    return titles
  }

  /** The kind of the innermost node that holds all of a chunk. */
  kind(from: number, end: number): NodeKind {
    const index = this.#enclosing.around(from, end)
    return index === -1 ? 'text' : kindOf(this.#columns, index)
  }

  /** The beginning of the first node in a span that is neither section nor heading; else of the last one there. */
  #firstBody(from: number, end: number): number {
    const { kind, start } = this.#columns
    let index = this.#enclosing.around(from, from + 1)
    if (index === -1 || kind[index] !== heading) return from
    for (; index < start.length && start[index]! < end; index++) {
      if (kind[index] !== heading && kind[index] !== section) return start[index]!
      from = Math.max(from, start[index]!)
    }
    return from
  }

  #titleOf(node: number): string {
    return this.#columns.texts.at(this.#columns.title[node]!)
  }

  /** What closes the nodes that a chunk shows the opening of and ends inside of, innermost first, each on its own line. */
  #closing({ start, end }: Span, { opened }: Prefix): string {
    if (end >= this.#text.length) return ''
    let closing = ''
    const columns = this.#columns
    let index = this.#enclosing.speaking(end - 1)
    for (; index !== -1 && beginsFrom(columns, index, start); index = this.#enclosing.speakingAround(index))
      if (columns.closer[index] !== -1) closing += closerAt(columns, index, end)
    for (let at = opened.length - 1; at >= 0; at--) closing += closerAt(columns, opened[at]!, end)
    return closing
  }
}

/** Whether what opens a node, without marks before it, is at or behind a place. */
function beginsFrom({ traits: own, start, leadStart }: NodeColumns, node: number, at: number): boolean {
  return ((own[node]! & traits.lead) !== 0 ? leadStart[node]! : start[node]!) >= at
}

/** The line that closes a node which is shown the opening of before a place, and ends behind it; else nothing. */
function closerAt(columns: NodeColumns, node: number, at: number): string {
  if (columns.closer[node] === -1 || columns.end[node]! <= at) return ''
  const { shortLead, linePrefix = '' } = frameOf(columns, node) ?? {}
  const hasLead = (columns.traits[node]! & traits.lead) !== 0
  const openingEnd = shortLead?.end ?? (hasLead ? columns.leadEnd[node]! : Number.POSITIVE_INFINITY)
  return openingEnd <= at ? `\n${linePrefix}${columns.texts.at(columns.closer[node]!)}` : ''
}
