import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { ComposedRendering } from './composed-rendering.js'
import type { Outline, OutlineNode } from './outline.js'
import type { Rendering } from './rendering.js'
import { firstAfter } from './span-set.js'

/** A lead as it is shown: all of the node's lead, or the part that there is room for. */
export interface ShownLead {
  readonly node: OutlineNode
  readonly lead: Span
}

/** Leads of more code units are not measured as a whole where it can be told that they do not fit. */
const longLead = 1024

/** Writes leads as they are embedded, and says how large they are. */
export class ShownLeads {
  readonly #text: string
  readonly #renderSlice: Outline['render']
  readonly #partOfLead: Outline['partOfLead']
  readonly #measure: CompleteMeasure
  readonly #titles: boolean

  /** @param rules `titles`: sections are shown by their plain title instead of their heading as written */
  constructor(text: string, outline: Outline, rules: { measure: CompleteMeasure; titles: boolean }) {
    this.#text = text
    this.#renderSlice = outline.render
    this.#partOfLead = outline.partOfLead
    this.#measure = rules.measure
    this.#titles = rules.titles
  }

  /** A part of the source as it is embedded. */
  written(source: Span): Rendering {
    if (this.#renderSlice !== undefined) return this.#renderSlice(source)
    const { start, end } = source
    const text = this.#text.slice(start, end)
    return new ComposedRendering(text, () => [
      { rendered: { start: 0, end: text.length }, source: { start, end } },
    ])
  }

  /** Whether a section is shown by its title, which is no part of the source. */
  showsTitle(node: OutlineNode): boolean {
    return this.#titles && node.kind === 'section'
  }

  /** A lead as it is embedded, with the line ends behind it. */
  text({ node, lead }: ShownLead): string {
    const written = this.showsTitle(node) ? node.title! : this.written(lead).text
    return written + (node.kind === 'section' ? '\n\n' : '\n')
  }

  size(shown: ShownLead): number {
    const written = this.text(shown)
    return this.#measure.size(written, { start: 0, end: written.length })
  }

  /** A node's lead, or the part of it that a piece needs most; `undefined` where there is no room for it. */
  within(room: number, node: OutlineNode, at: number): ShownLead | undefined {
    const lead = node.lead!
    if (!this.#isSurelyLarger(lead, room) && this.size({ node, lead }) <= room) return { node, lead }
    const part = this.#partOfLead?.(node, at)
    if (part === undefined || room < 1) return undefined
    const { start, ends } = part
    let count = firstAfter(ends, this.#measure.reach(this.#text, start, Math.floor(room)))
    for (let tries = 0; tries < 4 && count > 0; tries++, count--) {
      const shown = { node, lead: { start, end: ends[count - 1]! } }
      if (shown.lead.end > start && this.size(shown) <= room) return shown
    }
    return undefined
  }

  /** Told without measuring a long lead again and again. */
  #isSurelyLarger({ start, end }: Span, room: number): boolean {
    if (end - start <= longLead || this.#renderSlice !== undefined) return false
    return room < 1 || this.#measure.reach(this.#text, start, Math.floor(room)) < end
  }
}
