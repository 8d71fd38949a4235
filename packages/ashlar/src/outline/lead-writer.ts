import type { Span } from '../span.js'
import type { HeadingContext } from './context-options.js'
import type { NodeColumns } from './node-columns.js'
import type { Outline, OutlineNode } from './outline.js'
import type { MappedSpan, SliceRenderer } from './rendering.js'

/** A lead as it is shown: all of it, or the part that is enough. */
export interface ShownLead {
  /** Which node it is of. */
  readonly index: number
  readonly node: OutlineNode
  readonly span: Span
}

/** Writes leads and other parts of a source as they are embedded. */
export class LeadWriter {
  readonly source: string
  readonly #renderer: SliceRenderer | undefined
  readonly #headings: HeadingContext
  readonly #columns: NodeColumns

  constructor(text: string, { renderer }: Outline, columns: NodeColumns, headings: HeadingContext) {
    this.source = text
    this.#columns = columns
    this.#renderer = renderer
    this.#headings = headings
  }

  /** Whether it writes parts of the source as they are. */
  get keepsSource(): boolean {
    return this.#renderer === undefined
  }

  /** A part of the source. */
  written(start: number, end: number): string {
    return this.#renderer === undefined
      ? this.source.slice(start, end)
      : this.#renderer.render({ start, end }).text
  }

  /** Where a part of the source is in what is written of it. */
  mapOfSlice({ start, end }: Span): readonly MappedSpan[] {
    if (this.#renderer !== undefined) return this.#renderer.render({ start, end }).sourceMap
    return [{ rendered: { start: 0, end: end - start }, source: { start, end } }]
  }

  /** The lead of a section that is in no container, with the line ends behind it. */
  sectionText(section: number): string {
    const { leadStart, leadEnd, title, texts } = this.#columns
    const shown =
      this.#headings === 'titles'
        ? texts.at(title[section]!)
        : this.written(leadStart[section]!, leadEnd[section]!)
    return `${shown}\n\n`
  }

  /** A lead with the line ends behind it. */
  text({ node, span }: ShownLead): string {
    const shown = this.#showsTitle(node) ? node.title! : this.written(span.start, span.end)
    return (node.linePrefix ?? '') + shown + (node.kind === 'section' ? '\n\n' : '\n')
  }

  /** Where a lead's text comes from. A title is one part: where it is not written like that, it comes from the whole heading. */
  mapOf({ node, span }: ShownLead): readonly MappedSpan[] {
    const before = node.linePrefix?.length ?? 0
    if (!this.#showsTitle(node)) return shifted(this.mapOfSlice(span), before)
    const title = node.title!
    const at = this.source.slice(span.start, span.end).indexOf(title)
    const source = at === -1 ? span : { start: span.start + at, end: span.start + at + title.length }
    return [{ rendered: { start: 0, end: title.length }, source: { start: source.start, end: source.end } }]
  }

  #showsTitle(node: OutlineNode): boolean {
    return node.kind === 'section' && this.#headings === 'titles'
  }
}

/** A map of what is preceded by so many code units. */
export function shifted(map: readonly MappedSpan[], by: number): readonly MappedSpan[] {
  if (by === 0) return map
  return map.map(({ rendered: { start, end }, source }) => ({
    rendered: { start: start + by, end: end + by },
    source,
  }))
}
