import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { Enclosing } from './enclosing.js'
import type { NodeKind, Outline, OutlineNode } from './outline.js'
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

/** What is written before a chunk: leads of its enclosing nodes, outermost first. */
interface Prefix {
  readonly start: number
  readonly leads: readonly OutlineNode[]
  /** In units of the measure. */
  readonly size: number
}

/**
 * The context of chunks: what their enclosing nodes lead with and close with, as far as the chunk does not hold it itself.
 * Everything is found from the outline and the place; the packer asks how much room is left and how large a piece becomes.
 */
export class Context {
  readonly #text: string
  readonly #enclosing: Enclosing
  readonly #renderSlice: Outline['render']
  readonly #measure: CompleteMeasure
  readonly #limit: number
  readonly #headings: HeadingContext
  readonly #share: number
  #known: Prefix | undefined

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
    const isBare = this.#prefix(span.start).leads.length === 0 && this.#closers(span).length === 0
    if (isBare && this.#renderSlice === undefined) {
      return this.#measure.size(this.#text, span)
    }
    const { text } = this.render(span)
    return this.#measure.size(text, { start: 0, end: text.length })
  }

  render(span: Span): Rendering {
    let text = ''
    const sourceMap: MappedSpan[] = []
    const copy = (source: Span) => {
      const base = text.length
      const written = this.#written(source)
      text += written.text
      for (const { rendered, source: from } of written.sourceMap)
        sourceMap.push({ rendered: { start: base + rendered.start, end: base + rendered.end }, source: from })
    }
    for (const node of this.#prefix(span.start).leads) {
      if (node.kind === 'section' && this.#headings === 'titles') text += node.title
      else copy(node.lead!)
      text += node.kind === 'section' ? '\n\n' : '\n'
    }
    copy(span)
    for (const { closer } of this.#closers(span)) text += `\n${closer}`
    return { text, sourceMap }
  }

  /**
   * The titles of the sections that a chunk lies in, outermost first: those of its first content that is no heading, so that
   * a chunk that begins with a heading has that heading in its path.
   *
   * @param from where the chunk's own content begins, behind what it repeats
   */
  headings(from: number, end: number): readonly string[] {
    const titles: string[] = []
    for (const node of this.#enclosing.speaking(this.#firstBody(from, end))) {
      if (node.title !== undefined) titles.push(node.title)
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
    if (this.#known?.start !== start) this.#known = this.#findPrefix(start)
    return this.#known
  }

  #findPrefix(start: number): Prefix {
    const leads: OutlineNode[] = []
    let size = 0
    let looked = 0
    for (const node of this.#enclosing.speaking(start)) {
      if (++looked > mostLooked) break
      if (node.lead === undefined || node.lead.end > start || node.start >= start) continue
      if (node.kind === 'section' && this.#headings === 'off') continue
      const lead = this.#sizeOfLead(node)
      const most = this.#limit * this.#share * (node.leadIsNeeded ? 2 : 1)
      if (size + lead > most) {
        if (node.leadIsNeeded) continue
        break
      }
      size += lead
      leads.push(node)
    }
    return { start, leads: leads.reverse(), size }
  }

  /** A part of the source as it is embedded. */
  #written(source: Span): Rendering {
    if (this.#renderSlice !== undefined) return this.#renderSlice(source)
    const text = this.#text.slice(source.start, source.end)
    return { text, sourceMap: [{ rendered: { start: 0, end: text.length }, source }] }
  }

  /** With the line ends behind it. */
  #sizeOfLead(node: OutlineNode): number {
    const written =
      node.kind === 'section' && this.#headings === 'titles'
        ? `${node.title}\n\n`
        : `${this.#written(node.lead!).text}${node.kind === 'section' ? '\n\n' : '\n'}`
    return this.#measure.size(written, { start: 0, end: written.length })
  }

  /** The nodes that a chunk shows the opening of and ends inside of, innermost first. */
  #closers({ start, end }: Span): OutlineNode[] {
    const open: OutlineNode[] = []
    if (end >= this.#text.length) return open
    const endsInside = (node: OutlineNode) =>
      node.closer !== undefined && node.end > end && node.lead !== undefined && node.lead.end <= end
    for (const node of this.#enclosing.speaking(end - 1)) {
      if (node.start < start) break
      if (endsInside(node)) open.push(node)
    }
    const { leads } = this.#prefix(start)
    for (let i = leads.length - 1; i >= 0; i--) if (endsInside(leads[i]!)) open.push(leads[i]!)
    return open
  }
}
