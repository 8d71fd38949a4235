import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { ComposedRendering } from './composed-rendering.js'
import { Enclosing } from './enclosing.js'
import type { NodeKind, Outline, OutlineNode } from './outline.js'
import type { MappedSpan, Rendering } from './rendering.js'
import { type ShownLead, ShownLeads } from './shown-leads.js'

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

/** What is written before a chunk: leads of its enclosing nodes, outermost first. */
interface Prefix {
  readonly start: number
  readonly leads: readonly ShownLead[]
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
export class Context {
  readonly #text: string
  readonly #enclosing: Enclosing
  readonly #renderSlice: Outline['render']
  readonly #leads: ShownLeads
  readonly #measure: CompleteMeasure
  readonly #limit: number
  readonly #headings: HeadingContext
  readonly #share: number
  #prefixKnown: Prefix | undefined
  #known: Known | undefined

  constructor(
    text: string,
    outline: Outline,
    rules: { measure: CompleteMeasure; size: number; context: ContextOptions },
  ) {
    this.#text = text
    this.#enclosing = new Enclosing(outline)
    this.#renderSlice = outline.render
    this.#measure = rules.measure
    this.#limit = rules.size
    this.#headings = rules.context.headings ?? 'path'
    this.#share = rules.context.share ?? 0.3
    const titles = this.#headings === 'titles'
    this.#leads = new ShownLeads(text, outline, { measure: rules.measure, titles })
  }

  /** The units that are left for the text of a chunk that begins at `start`; at least 1. */
  room(start: number): number {
    return Math.max(1, this.#limit - this.#prefix(start).size)
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
      const { leads } = this.#prefix(start)
      const closers = this.#closers(span)
      const isBare = leads.length === 0 && closers.length === 0 && this.#renderSlice === undefined
      this.#known = { start, end, rendering: isBare ? undefined : this.#compose(span, leads, closers) }
    }
    return this.#known.rendering
  }

  #compose(span: Span, leads: readonly ShownLead[], closers: readonly OutlineNode[]): Rendering {
    const body = this.#leads.written({ start: span.start, end: span.end })
    let text = ''
    for (const shown of leads) text += this.#leads.text(shown)
    text += body.text
    for (const { closer } of closers) text += `\n${closer}`
    return new ComposedRendering(text, () => this.#mapOf(leads, body))
  }

  /** Where the leads and the body of a rendering come from. */
  #mapOf(leads: readonly ShownLead[], body: Rendering): MappedSpan[] {
    const sourceMap: MappedSpan[] = []
    let base = 0
    const add = (written: Rendering) => {
      for (const { rendered, source } of written.sourceMap)
        sourceMap.push({ rendered: { start: base + rendered.start, end: base + rendered.end }, source })
    }
    for (const shown of leads) {
      if (!this.#leads.showsTitle(shown.node)) add(this.#leads.written(shown.lead))
      base += this.#leads.text(shown).length
    }
    add(body)
    return sourceMap
  }

  /**
   * The titles of the sections that a chunk lies in, outermost first, the innermost 64 of them: those of its first content that is no heading, so that
   * a chunk that begins with a heading has that heading in its path.
   *
   * @param from where the chunk's own content begins, behind what it repeats
   */
  headings(from: number, end: number): readonly string[] {
    const titles: string[] = []
    const enclosing = this.#enclosing
    let index = enclosing.titled(this.#firstBody(from, end))
    for (; index !== -1 && titles.length < mostLooked; index = enclosing.titledAround(index)) {
      const { title } = enclosing.nodes[index]!
      if (title !== undefined) titles.push(title)
    }
    return titles.reverse()
  }

  /** The kind of the innermost node that holds all of a chunk. */
  kind(from: number, end: number): NodeKind {
    const index = this.#enclosing.around(from, end)
    return index === -1 ? 'text' : this.#enclosing.nodes[index]!.kind
  }

  /** The beginning of the first node in a span that is neither section nor heading; else of the last one there. */
  #firstBody(from: number, end: number): number {
    const { nodes } = this.#enclosing
    let index = this.#enclosing.around(from, from + 1)
    if (index === -1 || nodes[index]!.kind !== 'heading') return from
    for (; index < nodes.length && nodes[index]!.start < end; index++) {
      const { kind, start } = nodes[index]!
      if (kind !== 'heading' && kind !== 'section') return start
      from = Math.max(from, start)
    }
    return from
  }

  #prefix(start: number): Prefix {
    if (this.#prefixKnown?.start !== start) this.#prefixKnown = this.#findPrefix(start)
    return this.#prefixKnown
  }

  #findPrefix(start: number): Prefix {
    const leads: ShownLead[] = []
    let size = 0
    const enclosing = this.#enclosing
    let index = enclosing.speaking(start)
    for (let looked = 0; index !== -1 && looked < mostLooked; looked++) {
      const node = enclosing.nodes[index]!
      index = enclosing.speakingAround(index)
      if (node.lead === undefined || node.lead.end > start || node.start >= start) continue
      if (node.kind === 'section' && this.#headings === 'off') continue
      const room = this.#limit * this.#share * (node.leadIsNeeded ? 2 : 1) - size
      const shown = this.#leads.within(room, node, start)
      if (shown === undefined) {
        if (node.leadIsNeeded) continue
        break
      }
      size += this.#leads.size(shown)
      leads.push(shown)
    }
    return { start, leads: leads.reverse(), size }
  }

  /** The nodes that a chunk shows the opening of and ends inside of, innermost first. */
  #closers({ start, end }: Span): readonly OutlineNode[] {
    if (end >= this.#text.length) return []
    const open: OutlineNode[] = []
    const { nodes } = this.#enclosing
    let index = this.#enclosing.speaking(end - 1)
    for (; index !== -1 && nodes[index]!.start >= start; index = this.#enclosing.speakingAround(index)) {
      if (isOpenAt(nodes[index]!, end)) open.push(nodes[index]!)
    }
    const { leads } = this.#prefix(start)
    for (let i = leads.length - 1; i >= 0; i--) {
      const { node } = leads[i]!
      if (isOpenAt(node, end)) open.push(node)
    }
    return open
  }
}

/** Whether a node with a closer is shown the opening of before a place, and ends behind it. */
function isOpenAt({ closer, end, lead }: OutlineNode, at: number): boolean {
  return closer !== undefined && end > at && lead !== undefined && lead.end <= at
}
