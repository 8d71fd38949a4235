import { isLineEnd } from '../boundaries/line-end.js'
import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { CellCounter } from './cell-counter.js'
import { ChosenLeads } from './chosen-leads.js'
import type { HeadingContext } from './context-options.js'
import type { Enclosing } from './enclosing.js'
import type { LeadWriter, ShownLead } from './lead-writer.js'
import { frameOf, kindNumbers, type NodeColumns, nodeAt, traits } from './node-columns.js'
import type { Outline, OutlineNode } from './outline.js'

/** A lead, and where it begins in what is written. */
export interface PlacedLead extends ShownLead {
  readonly at: number
}

/** What is written before a chunk: leads of its enclosing nodes, and what its own first line lacks. */
export interface Prefix {
  readonly text: string
  /** Outermost first. */
  readonly leads: readonly PlacedLead[]
  /** The nodes that are shown the opening of, outermost first: those of the leads, and those whose leads are within these. */
  readonly opened: readonly OutlineNode[]
  /** In units of the measure. */
  readonly size: number
}

/** So many nodes are kept as objects. */
const mostKnown = 256

/** How many enclosing nodes are considered for context: deeper nesting than this shows its innermost ones. */
const mostLooked = 64

/**
 * What of an enclosing node is before a place, as bits: its beginning with its lead, that with its short lead, its lead. Above
 * them, as a number, how many marks of cells are.
 */
const before = { lead: 1, shortLead: 2, leadOrNone: 4, cells: 8 } as const

/** Chooses the leads that are shown before a chunk. */
export class LeadFinder {
  readonly #text: string
  readonly #columns: NodeColumns
  readonly #enclosing: Enclosing
  readonly #writer: LeadWriter
  readonly #leadWithin: Outline['leadWithin']
  readonly #measure: CompleteMeasure
  readonly #showsHeadings: boolean
  /** The units that leads may take, but for those that a piece needs. */
  readonly #most: number
  readonly #cells: CellCounter
  readonly #nodes = new Map<number, OutlineNode>()
  #start = -1
  #prefix: Prefix = { text: '', leads: [], opened: [], size: 0 }
  /** What the prefix depends on: neighbouring chunks have the same one mostly, and it is not made again. */
  #known: readonly number[] = []
  /** The enclosing nodes at hand and what of them is before the place, in turns; `#count` numbers. */
  readonly #asked: number[] = []
  #count = 0

  constructor(
    text: string,
    { leadWithin }: Outline,
    enclosing: Enclosing,
    writer: LeadWriter,
    rules: { measure: CompleteMeasure; size: number; headings: HeadingContext; share: number },
  ) {
    this.#text = text
    this.#cells = new CellCounter(text)
    this.#columns = enclosing.columns
    this.#enclosing = enclosing
    this.#writer = writer
    this.#leadWithin = leadWithin
    this.#measure = rules.measure
    this.#showsHeadings = rules.headings !== 'off'
    this.#most = rules.size * rules.share
  }

  /** What is written before a chunk that begins at `start`. */
  before(start: number): Prefix {
    if (this.#start === start) return this.#prefix
    this.#start = start
    this.#ask(start)
    const isKnown =
      this.#leadWithin === undefined &&
      this.#count === this.#known.length &&
      this.#known.every((value, at) => value === this.#asked[at])
    if (!isKnown) {
      this.#known = this.#asked.slice(0, this.#count)
      this.#prefix = this.#find(start, this.#known)
    }
    return this.#prefix
  }

  /** Whether the place is inside a line, what stands apart there, and the enclosing nodes that may have to do with it. */
  #ask(start: number): void {
    const asked = this.#asked
    const isInsideLine = this.#isInsideLine(start)
    asked[0] = isInsideLine ? 1 : 0
    asked[1] = this.#standingApart(start)
    this.#count = 2
    let node = this.#enclosing.speaking(start)
    for (let looked = 0; node !== -1 && looked < mostLooked; looked++) {
      const found = this.#beforePlace(node, start, isInsideLine)
      const isShown = this.#showsHeadings || this.#columns.kind[node] !== kindNumbers.section
      const hasPrefix = isInsideLine && (this.#columns.traits[node]! & traits.frame) !== 0
      if (isShown && ((found & ~before.leadOrNone) !== 0 || hasPrefix)) {
        asked[this.#count++] = node
        asked[this.#count++] = isInsideLine ? found : found & ~before.leadOrNone
      }
      node = this.#enclosing.speakingAround(node)
    }
  }

  #beforePlace(node: number, place: number, isInsideLine: boolean): number {
    const { start, leadEnd, traits: own } = this.#columns
    const hasLead = (own[node]! & traits.lead) !== 0
    const isLeadBefore = hasLead && leadEnd[node]! <= place
    let found = isLeadBefore || !hasLead ? before.leadOrNone : 0
    if (start[node]! >= place) return found
    if (isLeadBefore) found |= before.lead
    const frame = frameOf(this.#columns, node)
    if (frame === undefined) return found
    const { shortLead, cellMark } = frame
    if (cellMark !== undefined && isInsideLine)
      return found | (before.cells * this.#cells.before(place, node, cellMark, this.#columns))
    return shortLead !== undefined && shortLead.end <= place ? found | before.shortLead : found
  }

  #find(start: number, [insideLine, apart, ...asked]: readonly number[]): Prefix {
    const chosen = new ChosenLeads(this.#most, (text) => this.#sizeOf(text))
    for (let at = 0; at < asked.length; at += 2) {
      const lead = this.#leadOf(asked[at]!, start, chosen)
      this.#consider(chosen, this.#nodeAt(asked[at]!), lead, asked[at + 1]!, insideLine === 1)
    }
    return this.#written(chosen, apart === -1 ? undefined : nodeAt(this.#columns, apart!))
  }

  /** A node as an object: chunks below the same headings ask for the same ones. */
  #nodeAt(index: number): OutlineNode {
    let node = this.#nodes.get(index)
    if (node !== undefined) return node
    if (this.#nodes.size >= mostKnown) this.#nodes.clear()
    node = nodeAt(this.#columns, index)
    this.#nodes.set(index, node)
    return node
  }

  /** What is shown of a node's lead: all of it unless the format chooses a part. */
  #leadOf(index: number, start: number, chosen: ChosenLeads): Span | undefined {
    const { lead, leadIsNeeded } = this.#nodeAt(index)
    if (lead === undefined || this.#leadWithin === undefined) return lead
    const units = leadIsNeeded ? chosen.neededRoom : chosen.room
    return this.#leadWithin(index, start, { measure: this.#measure, units })
  }

  #consider(
    chosen: ChosenLeads,
    node: OutlineNode,
    lead: Span | undefined,
    found: number,
    isInsideLine: boolean,
  ): void {
    const { shortLead, bodyPrefix, linePrefix = '', cellMark, leadIsNeeded, standsApart } = node
    if (isInsideLine && cellMark !== undefined)
      chosen.lineStart(linePrefix + `${cellMark} `.repeat(Math.floor(found / before.cells)))
    if (isInsideLine)
      chosen.lineStart((found & before.leadOrNone) !== 0 ? (bodyPrefix ?? linePrefix) : linePrefix)
    if ((found & before.lead) !== 0 && lead !== undefined && this.#choose(chosen, { node, span: lead }))
      return
    if ((found & before.shortLead) === 0) return
    const mark = { node, span: shortLead! }
    const text = this.#writer.text(mark)
    // An item that begins inside a line goes on behind its marker; in others what is shown stands below theirs.
    if (isInsideLine && chosen.isEmpty && standsApart !== true && !leadIsNeeded)
      chosen.goOn(node, `${text.trimEnd()} `)
    else chosen.addNeeded(mark, text)
  }

  #choose(chosen: ChosenLeads, lead: ShownLead): boolean {
    const text = this.#writer.text(lead)
    return lead.node.leadIsNeeded ? chosen.addNeeded(lead, text) : chosen.add(lead, text)
  }

  #written(chosen: ChosenLeads, standingApart: OutlineNode | undefined): Prefix {
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
    const first = chosen.goesOn ?? standingApart
    if (first?.standsApart) text += blankLine(leads.at(-1), first)
    text += chosen.firstLine
    return { text, leads, opened, size: this.#sizeOf(text) }
  }

  /** A node that begins at a place, and that would there be read as a part of what is above; -1 for none. */
  #standingApart(place: number): number {
    const { start, parent } = this.#columns
    let node = this.#enclosing.lastBefore(place)
    for (let looked = 0; node !== -1 && start[node] === place && looked < mostLooked; looked++) {
      if (frameOf(this.#columns, node)?.standsApart) return node
      node = parent[node]!
    }
    return -1
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
