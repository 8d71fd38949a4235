import { isLineEnd } from '../boundaries/line-end.js'
import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { HeadingContext } from './context-options.js'
import type { Enclosing } from './enclosing.js'
import type { LeadWriter, ShownLead } from './lead-writer.js'
import type { OutlineNode } from './outline.js'

/** What is written before a chunk: leads of its enclosing nodes, and what its own first line lacks. */
export interface Prefix {
  readonly start: number
  /** Outermost first. */
  readonly leads: readonly ShownLead[]
  /** The nodes that are shown the opening of, outermost first: those of the leads, and those whose leads are within these. */
  readonly opened: readonly OutlineNode[]
  /** The marks and the indentation of a first line that the chunk begins inside of, where it would else be read as something else. */
  readonly lineStart: string
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
  /** The units for leads, and for those that a piece needs. */
  readonly #most: number
  readonly #mostNeeded: number
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
    this.#mostNeeded = 2 * this.#most
  }

  /** What is written before a chunk that begins at `start`. */
  before(start: number): Prefix {
    if (this.#known?.start !== start) this.#known = this.#find(start)
    return this.#known
  }

  #find(start: number): Prefix {
    const enclosing = this.#enclosing
    const chosen = new Chosen(this.#most, this.#mostNeeded)
    const isInsideLine = this.#isInsideLine(start)
    const innermost = enclosing.speaking(start)
    let lineStart = ''
    let wantsMarks = !isInsideLine && innermost !== -1 && enclosing.nodes[innermost]!.leadIsNeeded === true
    let index = innermost
    for (let looked = 0; index !== -1 && looked < mostLooked; looked++) {
      const node = enclosing.nodes[index]!
      index = enclosing.speakingAround(index)
      if (lineStart === '' && isInsideLine) lineStart = this.#fitting(node.linePrefix)
      if (node.start >= start || (node.kind === 'section' && !this.#showsHeadings)) continue
      const { lead, shortLead, leadIsNeeded } = node
      const isShown = lead !== undefined && lead.end <= start && this.#choose(chosen, node, lead)
      if (isShown && leadIsNeeded) wantsMarks = true
      if (isShown || shortLead === undefined || shortLead.end > start) continue
      if (!wantsMarks && !isInsideLine) continue
      const mark = { node, span: shortLead }
      const beginsLine = isInsideLine && chosen.leads.length === 0 && node.kind !== 'admonition'
      if (!wantsMarks && beginsLine) {
        lineStart = this.#fitting(`${this.#writer.text(mark).trimEnd()} `)
        chosen.hasNeeded = lineStart !== ''
      } else chosen.addNeeded(mark, this.#sizeOf(this.#writer.text(mark)))
      wantsMarks = true
    }
    const { leads, size } = chosen
    if (!chosen.hasNeeded) lineStart = ''
    return {
      start,
      leads: withoutCovered(leads.reverse()),
      opened: leads.map(({ node }) => node),
      lineStart,
      size: size + this.#sizeOf(lineStart),
    }
  }

  #choose(chosen: Chosen, node: OutlineNode, span: ShownLead['span']): boolean {
    const lead = { node, span }
    const size = this.#sizeOf(this.#writer.text(lead))
    return node.leadIsNeeded ? chosen.addNeeded(lead, size) : chosen.add(lead, size)
  }

  /** Whether something stands before a place in its line, and behind it. */
  #isInsideLine(start: number): boolean {
    return (
      start > 0 &&
      !isLineEnd(this.#text.charCodeAt(start - 1)) &&
      !/^[ \t]*(?:[\r\n]|$)/.test(this.#text.slice(start, start + 64))
    )
  }

  #fitting(linePrefix = ''): string {
    return this.#sizeOf(linePrefix) <= this.#most ? linePrefix : ''
  }

  #sizeOf(text: string): number {
    return text === '' ? 0 : this.#measure.size(text, { start: 0, end: text.length })
  }
}

/**
 * The leads that there is room for, the innermost asked first. One that is larger than all the room is passed over; from the
 * first that does not fit beside the others, the outer ones are left out.
 */
class Chosen {
  readonly leads: ShownLead[] = []
  readonly #most: number
  readonly #mostNeeded: number
  size = 0
  hasNeeded = false
  #isFull = false

  constructor(most: number, mostNeeded: number) {
    this.#most = most
    this.#mostNeeded = mostNeeded
  }

  add(lead: ShownLead, size: number): boolean {
    if (size > this.#most || this.#isFull) return false
    this.#isFull = this.size + size > this.#most
    if (!this.#isFull) this.#push(lead, size)
    return !this.#isFull
  }

  addNeeded(lead: ShownLead, size: number): boolean {
    if (this.size + size > this.#mostNeeded) return false
    this.hasNeeded = true
    this.#push(lead, size)
    return true
  }

  #push(lead: ShownLead, size: number): void {
    this.leads.push(lead)
    this.size += size
  }
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
