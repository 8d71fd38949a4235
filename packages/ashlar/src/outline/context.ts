import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { ComposedRendering, type SourceMaps } from './composed-rendering.js'
import { Enclosing } from './enclosing.js'
import { kindNumbers, kindOf, type NodeColumns, traits } from './node-columns.js'
import { columnsOf, type NodeKind, type Outline } from './outline.js'
import type { MappedSpan, Rendering } from './rendering.js'

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

/** What is written before a chunk: the leads of enclosing nodes, given by their indexes, outermost first. */
interface Prefix {
  /** The nodes whose leads may be shown, innermost first. */
  readonly candidates: readonly number[]
  readonly leads: readonly number[]
  readonly text: string
  /** In units of the measure. */
  readonly size: number
}

/** What is embedded for a span, as it was last asked for. */
interface Known extends Span {
  /** Absent where it is the text itself. */
  readonly rendering: Rendering | undefined
}

/**
 * The context of chunks: what their enclosing nodes lead with and close with, as far as the chunk does not hold it itself.
 * Everything is found from the outline and the place; the packer asks how much room is left and how large a piece becomes.
 */
export class Context implements SourceMaps {
  readonly #text: string
  readonly #columns: NodeColumns
  readonly #enclosing: Enclosing
  readonly #renderSlice: Outline['render']
  readonly #measure: CompleteMeasure
  readonly #limit: number
  readonly #headings: HeadingContext
  readonly #share: number
  #prefix: Prefix = { candidates: [], leads: [], text: '', size: 0 }
  #prefixStart = -1
  /** The candidates at hand, of which there are `#count`. */
  readonly #candidates: number[] = []
  #count = 0
  #known: Known | undefined
  #headingsKnown: { readonly node: number; readonly titles: readonly string[] } | undefined

  constructor(
    text: string,
    outline: Outline,
    rules: { measure: CompleteMeasure; size: number; context: ContextOptions },
  ) {
    this.#text = text
    this.#columns = columnsOf(outline)
    this.#enclosing = new Enclosing(this.#columns)
    this.#renderSlice = outline.render
    this.#measure = rules.measure
    this.#limit = rules.size
    this.#headings = rules.context.headings ?? 'path'
    this.#share = rules.context.share ?? 0.3
  }

  /** The units that are left for the text of a chunk that begins at `start`; at least 1. */
  room(start: number): number {
    return Math.max(1, this.#limit - this.#prefixAt(start).size)
  }

  /**
   * A place up to which a chunk may reach, where what is embedded is shorter than the source: as much further as the part up
   * to `reach` foretells, in a few steps. The packer measures what it takes of it.
   */
  stretch(start: number, reach: number, end: number): number {
    if (this.#renderSlice === undefined) return reach
    let stretched = reach
    for (let step = 0; step < 3 && stretched < end; step++) {
      const size = this.size({ start, end: stretched })
      if (size >= 0.9 * this.#limit) break
      const factor = Math.min(4, this.#limit / Math.max(1, size))
      stretched = Math.min(end, start + Math.ceil((stretched - start) * factor))
    }
    return stretched
  }

  /** Whether a chunk embeds nothing: all of it is markup, or left out by the format. */
  isEmpty(span: Span): boolean {
    return this.#renderSlice !== undefined && this.#renderSlice(span).text.trim() === ''
  }

  /** The size of what is embedded for a chunk. */
  size(span: Span): number {
    const rendering = this.render(span)
    if (rendering === undefined) return this.#measure.size(this.#text, span)
    return this.#measure.size(rendering.text, { start: 0, end: rendering.text.length })
  }

  /** What is embedded for a chunk; `undefined` where it is the chunk's text as it is. */
  render(span: Span): Rendering | undefined {
    const { start, end } = span
    if (this.#known?.start !== start || this.#known.end !== end) {
      const prefix = this.#prefixAt(start)
      const closing = this.#closing(span)
      const isBare = prefix.text === '' && closing === '' && this.#renderSlice === undefined
      const rendering = isBare
        ? undefined
        : new ComposedRendering(prefix.text + this.#written(start, end) + closing, this, prefix.leads, span)
      this.#known = { start, end, rendering }
    }
    return this.#known.rendering
  }

  /** Where the leads and the body of a rendering come from. */
  mapOf(leads: readonly number[], body: Span): MappedSpan[] {
    const sourceMap: MappedSpan[] = []
    let base = 0
    const add = (source: Span) => {
      for (const { rendered, source: from } of this.#mapOfSlice(source))
        sourceMap.push({ rendered: { start: base + rendered.start, end: base + rendered.end }, source: from })
    }
    for (const node of leads) {
      if (!this.#showsTitle(node)) add(this.#leadOf(node))
      base += this.#leadText(node).length
    }
    add(body)
    return sourceMap
  }

  #mapOfSlice({ start, end }: Span): readonly MappedSpan[] {
    if (this.#renderSlice !== undefined) return this.#renderSlice({ start, end }).sourceMap
    return [{ rendered: { start: 0, end: end - start }, source: { start, end } }]
  }

  /**
   * The titles of the sections that a chunk lies in, outermost first: those of its first content that is no heading, so that
   * a chunk that begins with a heading has that heading in its path.
   *
   * @param from where the chunk's own content begins, behind what it repeats
   */
  headings(from: number, end: number): readonly string[] {
    const node = this.#enclosing.titled(this.#firstBody(from, end))
    if (this.#headingsKnown?.node !== node) this.#headingsKnown = { node, titles: this.#titlesAround(node) }
    return this.#headingsKnown.titles
  }

  #titlesAround(node: number): readonly string[] {
    const titles: string[] = []
    for (let index = node; index !== -1; index = this.#enclosing.titledAround(index))
      titles.push(this.#titleOf(index))
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

  #prefixAt(start: number): Prefix {
    if (this.#prefixStart === start) return this.#prefix
    this.#prefixStart = start
    this.#findCandidates(start)
    const { candidates } = this.#prefix
    const isSame =
      this.#count === candidates.length && candidates.every((node, at) => node === this.#candidates[at])
    if (!isSame) this.#prefix = this.#prefixOf(this.#candidates.slice(0, this.#count))
    return this.#prefix
  }

  /** The nodes around a place with a lead before it. */
  #findCandidates(start: number): void {
    const columns = this.#columns
    this.#count = 0
    let node = this.#enclosing.speaking(start)
    for (let looked = 0; node !== -1 && looked < mostLooked; looked++) {
      const isOff = this.#headings === 'off' && columns.kind[node] === section
      if (!isOff && hasLeadBefore(columns, node, start) && columns.start[node]! < start)
        this.#candidates[this.#count++] = node
      node = this.#enclosing.speakingAround(node)
    }
  }

  /** What is shown of candidates: as much as has room, those that are needed for sure. */
  #prefixOf(candidates: readonly number[]): Prefix {
    const leads: number[] = []
    let text = ''
    let size = 0
    for (const node of candidates) {
      const lead = this.#leadText(node)
      const leadSize = this.#measure.size(lead, { start: 0, end: lead.length })
      const isNeeded = (this.#columns.traits[node]! & traits.leadIsNeeded) !== 0
      const most = this.#limit * this.#share * (isNeeded ? 2 : 1)
      if (size + leadSize > most) {
        if (isNeeded) continue
        break
      }
      size += leadSize
      text = lead + text
      leads.push(node)
    }
    return { candidates, leads: leads.reverse(), text, size }
  }

  /** A part of the source as it is embedded. */
  #written(start: number, end: number): string {
    return this.#renderSlice === undefined
      ? this.#text.slice(start, end)
      : this.#renderSlice({ start, end }).text
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

  /** A lead as it is embedded, with the line ends behind it. */
  #leadText(node: number): string {
    const written = this.#showsTitle(node)
      ? this.#titleOf(node)
      : this.#written(this.#columns.leadStart[node]!, this.#columns.leadEnd[node]!)
    return written + (this.#columns.kind[node] === section ? '\n\n' : '\n')
  }

  /** What closes the nodes that a chunk shows the opening of and ends inside of, innermost first, each on its own line. */
  #closing({ start, end }: Span): string {
    if (end >= this.#text.length) return ''
    let closing = ''
    const columns = this.#columns
    let node = this.#enclosing.speaking(end - 1)
    for (; node !== -1 && columns.start[node]! >= start; node = this.#enclosing.speakingAround(node)) {
      if (isOpenAt(columns, node, end)) closing += this.#closerOf(node)
    }
    const { leads } = this.#prefixAt(start)
    for (let at = leads.length - 1; at >= 0; at--)
      if (isOpenAt(columns, leads[at]!, end)) closing += this.#closerOf(leads[at]!)
    return closing
  }

  #closerOf(node: number): string {
    return `\n${this.#columns.texts[this.#columns.closer[node]!]}`
  }
}

function hasLeadBefore({ traits: own, leadEnd }: NodeColumns, node: number, at: number): boolean {
  return (own[node]! & traits.lead) !== 0 && leadEnd[node]! <= at
}

/** Whether a node with a closer is shown the opening of before a place, and ends behind it. */
function isOpenAt(columns: NodeColumns, node: number, at: number): boolean {
  return columns.closer[node] !== -1 && columns.end[node]! > at && hasLeadBefore(columns, node, at)
}
