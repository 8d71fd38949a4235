import { isLineEnd } from '../boundaries/line-end.js'
import type { CompleteMeasure } from '../measure/complete-measure.js'
import { ChosenLeads } from './chosen-leads.js'
import type { HeadingContext } from './context-options.js'
import type { Enclosing } from './enclosing.js'
import type { LeadWriter, ShownLead } from './lead-writer.js'
import type { OutlineNode } from './outline.js'

/** A lead, and where it begins in what is written. */
export interface PlacedLead extends ShownLead {
  readonly at: number
}

/** What is written before a chunk: leads of its enclosing nodes, and what its own first line lacks. */
export interface Prefix {
  readonly start: number
  readonly text: string
  /** Outermost first. */
  readonly leads: readonly PlacedLead[]
  /** The nodes that are shown the opening of, outermost first: those of the leads, and those whose leads are within these. */
  readonly opened: readonly OutlineNode[]
  /** In units of the measure. */
  readonly size: number
}

/** How many enclosing nodes are considered for context: deeper nesting than this shows its innermost ones. */
const mostLooked = 64

/** Chooses the leads that are shown before a chunk. */
export class LeadFinder {
  readonly #text: string
  readonly #enclosing: Enclosing
  readonly #writer: LeadWriter
  readonly #measure: CompleteMeasure
  readonly #showsHeadings: boolean
  /** The units that leads may take, but for those that a piece needs. */
  readonly #most: number
  #known: Prefix | undefined

  constructor(
    text: string,
    enclosing: Enclosing,
    writer: LeadWriter,
    rules: { measure: CompleteMeasure; size: number; headings: HeadingContext; share: number },
  ) {
    this.#text = text
    this.#enclosing = enclosing
    this.#writer = writer
    this.#measure = rules.measure
    this.#showsHeadings = rules.headings !== 'off'
    this.#most = rules.size * rules.share
  }

  /** What is written before a chunk that begins at `start`. */
  before(start: number): Prefix {
    if (this.#known?.start !== start) this.#known = this.#find(start)
    return this.#known
  }

  #find(start: number): Prefix {
    const enclosing = this.#enclosing
    const chosen = new ChosenLeads(this.#most, (text) => this.#sizeOf(text))
    const isInsideLine = this.#isInsideLine(start)
    let index = enclosing.speaking(start)
    for (let looked = 0; index !== -1 && looked < mostLooked; looked++) {
      const node = enclosing.nodes[index]!
      index = enclosing.speakingAround(index)
      const { lead, shortLead, bodyPrefix } = node
      if (isInsideLine) chosen.lineStart(this.#lineStart(node, start))
      if (node.start >= start || (node.kind === 'section' && !this.#showsHeadings)) continue
      if (lead !== undefined && lead.end <= start && this.#choose(chosen, { node, span: lead })) continue
      if (shortLead === undefined || shortLead.end > start) continue
      const mark = { node, span: shortLead }
      const text = this.#writer.text(mark)
      // An item that begins inside a line goes on behind its marker; in others what is shown stands below theirs.
      const goesOn = isInsideLine && chosen.isEmpty && bodyPrefix === undefined && !node.leadIsNeeded
      if (goesOn) chosen.goOn(node, `${text.trimEnd()} `)
      else chosen.addNeeded(mark, text)
    }
    return this.#written(start, chosen)
  }

  #choose(chosen: ChosenLeads, lead: ShownLead): boolean {
    const text = this.#writer.text(lead)
    return lead.node.leadIsNeeded ? chosen.addNeeded(lead, text) : chosen.add(lead, text)
  }

  #written(start: number, chosen: ChosenLeads): Prefix {
    const opened = chosen.leads.map(({ node }) => node).reverse()
    const leads: PlacedLead[] = []
    let text = ''
    for (const lead of withoutCovered(chosen.leads.reverse())) {
      const { node, span } = lead
      const isMark = span === node.shortLead
      if (isMark || node.standsApart) text += blankLine(leads.at(-1), node)
      leads.push({ ...lead, at: text.length })
      text += this.#writer.text(lead)
    }
    const first = chosen.goesOn ?? this.#standingApart(start)
    if (first?.standsApart) text += blankLine(leads.at(-1), first)
    text += chosen.firstLine
    return { start, text, leads, opened, size: this.#sizeOf(text) }
  }

  /** A node that begins at a place, and that would there be read as a part of what is above. */
  #standingApart(start: number): OutlineNode | undefined {
    const { nodes } = this.#enclosing
    let index = this.#enclosing.lastBefore(start)
    for (let looked = 0; index !== -1 && nodes[index]!.start === start && looked < mostLooked; looked++) {
      if (nodes[index]!.standsApart) return nodes[index]
      index = nodes[index]!.parent
    }
    return undefined
  }

  /** What a node tells of the marks before a line that a chunk begins inside of. */
  #lineStart({ lead, bodyPrefix, linePrefix = '' }: OutlineNode, start: number): string {
    return lead === undefined || lead.end <= start ? (bodyPrefix ?? linePrefix) : linePrefix
  }

  /** Whether something stands before a place in its line, and behind it. */
  #isInsideLine(start: number): boolean {
    return (
      start > 0 &&
      !isLineEnd(this.#text.charCodeAt(start - 1)) &&
      !/^[ \t]*(?:[\r\n]|$)/.test(this.#text.slice(start, start + 64))
    )
  }

  #sizeOf(text: string): number {
    return text === '' ? 0 : this.#measure.size(text, { start: 0, end: text.length })
  }
}

/** A blank line behind a lead that ends with text, inside the quotes around what follows. */
function blankLine(before: ShownLead | undefined, { linePrefix = '' }: OutlineNode): string {
  if (before === undefined || before.node.kind === 'section') return ''
  return before.span === before.node.shortLead ? '' : `${linePrefix.trimEnd()}\n`
}

/** Without leads that another one shows: items and fences that begin in one line. */
function withoutCovered(leads: readonly ShownLead[]): readonly ShownLead[] {
  let end = 0
  return leads.filter(({ span }) => {
    const isCovered = span.start < end
    end = Math.max(end, span.end)
    return !isCovered
  })
}
