import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { columnsOf } from './columns-of.js'
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

/** What is embedded for a span, as it was last asked for. */
interface Known extends Span {
  /** Absent where it is the text itself. */
  readonly rendered: string | undefined
  /** The source of the span, where what is embedded is made of it. */
  readonly slice: string | undefined
}

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
  #known: Known = { start: -1, end: -1, rendered: undefined, slice: undefined }
  #knownBefore = this.#known
  /** What is embedded for the cuts that were taken last: later ones are tried before they are made chunks. */
  #taken: readonly Known[] = []
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
      const known = cut && this.#knownOf(cut)
      if (known !== undefined) this.#taken = [known, ...this.#taken.slice(0, 1)]
      return cut
    }
    return this.#renderer?.joined(takeKnown, { limit: this.#limit, size: (span) => this.size(span) })
  }

  /** The size of what is embedded for a chunk. */
  size(span: Span): number {
    const rendered = this.render(span)
    if (rendered === undefined) return this.#measure.size(this.#text, span)
    return this.#measure.size(rendered, { start: 0, end: rendered.length })
  }

  /** What is embedded for a chunk; `undefined` where it is the chunk's text as it is. The last two are remembered. */
  render(span: Span): string | undefined {
    const { start, end } = span
    const known = this.#knownOf(span)
    if (known !== undefined) return known.rendered
    const prefix = this.#leads.before(start)
    const closing = this.#closing(span, prefix)
    const isBare = prefix.text === '' && closing === '' && this.#renderer === undefined
    this.#knownBefore = this.#known
    if (isBare) this.#known = { start, end, rendered: undefined, slice: undefined }
    else {
      const slice = this.#writer.written(start, end)
      const rendered = prefix.text.slice(0, bodyAt(prefix, slice)) + slice + closing
      this.#known = { start, end, rendered, slice: this.#renderer === undefined ? slice : undefined }
    }
    return this.#known.rendered
  }

  /** The source of a chunk: where something was added to it to be embedded, the string that it was added to. */
  slice(span: Span): string {
    return this.#knownOf(span)?.slice ?? this.#text.slice(span.start, span.end)
  }

  #knownOf({ start, end }: Span): Known | undefined {
    const { start: lastStart, end: lastEnd } = this.#known
    if (lastStart === start && lastEnd === end) return this.#known
    const other = this.#knownBefore
    if (other.start === start && other.end === end) return other
    return this.#taken.find((one) => one.start === start && one.end === end)
  }

  /** Where the leads and the body of what is embedded for a chunk come from. */
  mapOf({ start, end }: Span): MappedSpan[] {
    const prefix = this.#leads.before(start)
    const at = bodyAt(prefix, this.#writer.written(start, end))
    return [
      ...prefix.leads.flatMap((lead) => shifted(this.#writer.mapOf(lead), lead.at)),
      ...shifted(this.#writer.mapOfSlice({ start, end }), at),
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

/** Where a body begins behind what is written before it: a line end that it begins with is not needed twice, and would end a table. */
function bodyAt({ text }: Prefix, body: string): number {
  const { length } = text
  return length > 0 && beginsWithLineEnd(body) && text.charCodeAt(length - 1) === 0x0a ? length - 1 : length
}

/** Whether a text begins with a line end, behind spaces and tabs. */
function beginsWithLineEnd(text: string): boolean {
  let at = 0
  while (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09) at++
  const unit = text.charCodeAt(at)
  return unit === 0x0a || unit === 0x0d
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
