import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { ComposedRendering } from './composed-rendering.js'
import { Enclosing } from './enclosing.js'
import { kindNumbers, kindOf, type NodeColumns, traits } from './node-columns.js'
import { columnsOf, type NodeKind, type Outline } from './outline.js'
import type { MappedSpan, Rendering, SliceRenderer } from './rendering.js'

/** What of the enclosing sections is shown before a chunk's text in `rendered`. */
export type HeadingContext = 'path' | 'titles' | 'off'

export interface ContextOptions {
  /** The heading lines as written (`path`, the default), their plain text (`titles`), or nothing (`off`). */
  readonly headings?: HeadingContext
  /**
   * The greatest part of the limit that context may take, from 0 to 0.45; default 0.3. Headings are left out from the
   * outermost inwards. A table's header and a fence's opening line may take up to twice as much.
   */
  readonly share?: number
}

/** How many enclosing nodes are considered for context: deeper nesting than this shows its innermost ones. */
const mostLooked = 64

const { section, heading } = kindNumbers

/** A node's lead as it is embedded, with the line ends behind it. */
interface WrittenLead {
  readonly node: number
  readonly text: string
  /** In units of the measure. */
  readonly size: number
}

/** What is written before a chunk: the leads of enclosing nodes, given by their indexes, outermost first. */
interface Prefix {
  readonly start: number
  readonly leads: readonly WrittenLead[]
  /** In units of the measure. */
  readonly size: number
}

/** What is embedded for a span, as it was last asked for. */
interface Known extends Span {
  /** Absent where it is the text itself. */
  readonly rendering: Rendering | undefined
  /** Whether nothing of the span itself is embedded. */
  readonly isBlank: boolean
}

const unknown: Known = { start: -1, end: -1, rendering: undefined, isBlank: false }

/**
 * The context of chunks: what their enclosing nodes lead with and close with, as far as the chunk does not hold it itself.
 * Everything is found from the outline and the place; the packer asks how much room is left and how large a piece becomes.
 */
export class Context {
  readonly #text: string
  readonly #columns: NodeColumns
  readonly #enclosing: Enclosing
  readonly #renderer: SliceRenderer | undefined
  readonly #measure: CompleteMeasure
  readonly #limit: number
  readonly #headings: HeadingContext
  readonly #share: number
  #prefixKnown: Prefix | undefined
  /** How many rendered code units fitted last, 0 when that is not known. */
  #fitted = 0
  #known: readonly [Known, Known] = [unknown, unknown]

  constructor(
    text: string,
    outline: Outline,
    rules: { measure: CompleteMeasure; size: number; context: ContextOptions },
  ) {
    this.#text = text
    this.#columns = columnsOf(outline)
    this.#enclosing = new Enclosing(this.#columns)
    this.#renderer = outline.renderer
    this.#measure = rules.measure
    this.#limit = rules.size
    this.#headings = rules.context.headings ?? 'path'
    this.#share = rules.context.share ?? 0.3
  }

  /** The units that are left for the text of a chunk that begins at `start`; at least 1. */
  room(start: number): number {
    return Math.max(1, this.#limit - this.#prefix(start).size)
  }

  /**
   * The place up to which a chunk may reach, where what is embedded is not the source itself: a slice is rendered that is a
   * little longer than the last one that fitted, or else twice as long; what of it fits says where. The packer measures what
   * it takes of it.
   */
  stretch(start: number, reach: number, end: number): number {
    if (this.#renderer === undefined) return reach
    const room = this.room(start)
    for (let length = this.#fitted || reach - start; ; length *= 2) {
      const to = Math.max(start + 1, Math.min(end, this.#renderer.ahead(start, length + 100)))
      const rendering = this.#renderer.render({ start, end: to })
      const fits = this.#measure.reach(rendering.text, 0, room)
      if (fits < rendering.text.length) {
        this.#fitted = fits
        return Math.max(start + 1, rendering.sourceAt(fits))
      }
      if (to >= end) return end
    }
  }

  /** Whether chunks may embed nothing, as where a format renders them. */
  get mayBeBlank(): boolean {
    return this.#renderer !== undefined
  }

  /** Whether a chunk embeds nothing: all of it is markup, or left out by the format. */
  isBlank(span: Span): boolean {
    if (this.#renderer === undefined) return false
    return this.#knownOf(span).isBlank
  }

  /** The size of what is embedded for a chunk. */
  size(span: Span): number {
    const rendering = this.render(span)
    if (rendering === undefined) return this.#measure.size(this.#text, span)
    return this.#measure.size(rendering.text, { start: 0, end: rendering.text.length })
  }

  /** What is embedded for a chunk; `undefined` where it is the chunk's text as it is. */
  render(span: Span): Rendering | undefined {
    return this.#knownOf(span).rendering
  }

  /** The last two are remembered: the packer asks for a chunk, and whether what follows it is blank. */
  #knownOf(span: Span): Known {
    const { start, end } = span
    for (const known of this.#known) if (known.start === start && known.end === end) return known
    const { leads } = this.#prefix(start)
    const closers = this.#closers(span)
    const isBare = leads.length === 0 && closers.length === 0 && this.#renderer === undefined
    const known: Known = isBare
      ? { start, end, rendering: undefined, isBlank: false }
      : this.#compose(span, leads, closers)
    this.#known = [known, this.#known[0]]
    return known
  }

  #compose({ start, end }: Span, leads: readonly WrittenLead[], closers: readonly number[]): Known {
    const body = this.#written({ start, end })
    let text = ''
    for (const lead of leads) text += lead.text
    text += body.text
    for (const node of closers) text += `\n${this.#columns.texts[this.#columns.closer[node]!]}`
    const rendering = new ComposedRendering(text, () => this.#mapOf(leads, body))
    return { start, end, rendering, isBlank: this.mayBeBlank && body.text.trim() === '' }
  }

  /** Where the leads and the body of a rendering come from. */
  #mapOf(leads: readonly WrittenLead[], body: Rendering): MappedSpan[] {
    const sourceMap: MappedSpan[] = []
    let base = 0
    const add = (written: Rendering) => {
      for (const { rendered, source } of written.sourceMap)
        sourceMap.push({ rendered: { start: base + rendered.start, end: base + rendered.end }, source })
    }
    for (const { node, text } of leads) {
      if (!this.#showsTitle(node)) add(this.#written(this.#leadOf(node)))
      base += text.length
    }
    add(body)
    return sourceMap
  }

  /**
   * The titles of the sections that a chunk lies in, outermost first: those of its first content that is no heading, so that
   * a chunk that begins with a heading has that heading in its path.
   *
   * @param from where the chunk's own content begins, behind what it repeats
   */
  headings(from: number, end: number): readonly string[] {
    const titles: string[] = []
    const enclosing = this.#enclosing
    let index = enclosing.titled(this.#firstBody(from, end))
    for (; index !== -1; index = enclosing.titledAround(index)) titles.push(this.#titleOf(index))
    return titles.reverse()
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

  #prefix(start: number): Prefix {
    if (this.#prefixKnown?.start !== start) this.#prefixKnown = this.#findPrefix(start)
    return this.#prefixKnown
  }

  #findPrefix(start: number): Prefix {
    const leads: WrittenLead[] = []
    let size = 0
    const columns = this.#columns
    let next = this.#enclosing.speaking(start)
    for (let looked = 0; next !== -1 && looked < mostLooked; looked++) {
      const node = next
      next = this.#enclosing.speakingAround(node)
      if (!hasLeadBefore(columns, node, start) || columns.start[node]! >= start) continue
      if (columns.kind[node] === section && this.#headings === 'off') continue
      const lead = this.#writtenLead(node)
      const isNeeded = (columns.traits[node]! & traits.leadIsNeeded) !== 0
      const most = this.#limit * this.#share * (isNeeded ? 2 : 1)
      if (size + lead.size > most) {
        if (isNeeded) continue
        break
      }
      size += lead.size
      leads.push(lead)
    }
    return { start, leads: leads.reverse(), size }
  }

  /** A part of the source as it is embedded. */
  #written(source: Span): Rendering {
    if (this.#renderer !== undefined) return this.#renderer.render(source)
    const { start, end } = source
    const text = this.#text.slice(start, end)
    return new ComposedRendering(text, () => [
      { rendered: { start: 0, end: text.length }, source: { start, end } },
    ])
  }

  #showsTitle(node: number): boolean {
    return this.#headings === 'titles' && this.#columns.kind[node] === section
  }

  #titleOf(node: number): string {
    return this.#columns.texts[this.#columns.title[node]!]!
  }

  #leadOf(node: number): Span {
    return { start: this.#columns.leadStart[node]!, end: this.#columns.leadEnd[node]! }
  }

  /** Chunks have most leads in common with the one before. */
  #writtenLead(node: number): WrittenLead {
    const known = this.#prefixKnown?.leads.find((lead) => lead.node === node)
    if (known !== undefined) return known
    const written = this.#showsTitle(node) ? this.#titleOf(node) : this.#written(this.#leadOf(node)).text
    const text = written + (this.#columns.kind[node] === section ? '\n\n' : '\n')
    return { node, text, size: this.#measure.size(text, { start: 0, end: text.length }) }
  }

  /** The nodes that a chunk shows the opening of and ends inside of, innermost first. */
  #closers({ start, end }: Span): readonly number[] {
    if (end >= this.#text.length) return []
    const open: number[] = []
    const columns = this.#columns
    let node = this.#enclosing.speaking(end - 1)
    for (; node !== -1 && columns.start[node]! >= start; node = this.#enclosing.speakingAround(node)) {
      if (isOpenAt(columns, node, end)) open.push(node)
    }
    const { leads } = this.#prefix(start)
    for (const lead of leads.toReversed()) if (isOpenAt(columns, lead.node, end)) open.push(lead.node)
    return open
  }
}

function hasLeadBefore({ traits: own, leadEnd }: NodeColumns, node: number, at: number): boolean {
  return (own[node]! & traits.lead) !== 0 && leadEnd[node]! <= at
}

/** Whether a node with a closer is shown the opening of before a place, and ends behind it. */
function isOpenAt(columns: NodeColumns, node: number, at: number): boolean {
  return columns.closer[node] !== -1 && columns.end[node]! > at && hasLeadBefore(columns, node, at)
}
