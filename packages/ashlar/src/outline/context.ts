import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { ComposedRendering } from './composed-rendering.js'
import type { ContextOptions } from './context-options.js'
import { Enclosing } from './enclosing.js'
import { LeadFinder, type Prefix } from './lead-finder.js'
import { LeadWriter, shifted } from './lead-writer.js'
import type { NodeKind, Outline, OutlineNode } from './outline.js'
import type { Rendering } from './rendering.js'

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
  readonly #measure: CompleteMeasure
  readonly #limit: number
  readonly #writer: LeadWriter
  readonly #leads: LeadFinder
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
    const { headings = 'path', share = 0.3 } = rules.context
    this.#writer = new LeadWriter(text, outline, headings)
    this.#leads = new LeadFinder(text, this.#enclosing, this.#writer, { ...rules, headings, share })
  }

  /** The units that are left for the text of a chunk that begins at `start`; at least 1. */
  room(start: number): number {
    return Math.max(1, this.#limit - this.#leads.before(start).size)
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
      const prefix = this.#leads.before(start)
      const closers = this.#closers(span, prefix)
      const isBare = prefix.text === '' && closers === '' && this.#renderSlice === undefined
      this.#known = { start, end, rendering: isBare ? undefined : this.#compose(span, prefix, closers) }
    }
    return this.#known.rendering
  }

  #compose(span: Span, { leads, text: before }: Prefix, closers: string): Rendering {
    const body = this.#writer.written({ start: span.start, end: span.end })
    // A text that begins with the end of a line has no use for a further one: a blank line would end a table.
    const endsTwice = before.endsWith('\n') && /^[ \t]*[\r\n]/.test(body.text)
    const bodyAt = before.length - (endsTwice ? 1 : 0)
    return new ComposedRendering(before.slice(0, bodyAt) + body.text + closers, () => [
      ...leads.flatMap((lead) => shifted(this.#writer.mapOf(lead), lead.at)),
      ...shifted(body.sourceMap, bodyAt),
    ])
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
    for (; index !== -1; index = enclosing.titledAround(index)) {
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

  /** The lines that close what a chunk shows the opening of and ends inside of, innermost first. */
  #closers({ start, end }: Span, { opened }: Prefix): string {
    if (end >= this.#text.length) return ''
    let lines = ''
    const close = (node: OutlineNode) => {
      if (isOpenAt(node, end)) lines += `\n${node.linePrefix ?? ''}${node.closer}`
    }
    const { nodes } = this.#enclosing
    let index = this.#enclosing.speaking(end - 1)
    for (; index !== -1 && beginsFrom(nodes[index]!, start); index = this.#enclosing.speakingAround(index))
      close(nodes[index]!)
    for (let i = opened.length - 1; i >= 0; i--) close(opened[i]!)
    return lines
  }
}

/** Whether what opens a node, without marks before it, is at or behind a place. */
function beginsFrom({ start, lead }: OutlineNode, at: number): boolean {
  return (lead?.start ?? start) >= at
}

/** Whether a node with a closer is shown the opening of before a place, and ends behind it. */
function isOpenAt({ closer, end, lead, shortLead = lead }: OutlineNode, at: number): boolean {
  return closer !== undefined && end > at && shortLead !== undefined && shortLead.end <= at
}
