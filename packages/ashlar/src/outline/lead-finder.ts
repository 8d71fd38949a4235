import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { Span } from '../span.js'
import { ChosenLeads } from './chosen-leads.js'
import type { HeadingContext } from './context-options.js'
import type { Enclosing } from './enclosing.js'
import { before, LeadQuestion, notSections } from './lead-question.js'
import type { LeadWriter, ShownLead } from './lead-writer.js'
import { type NodeColumns, nodeAt } from './node-columns.js'
import type { Outline, OutlineNode } from './outline.js'
import type { PlacedLead, Prefix } from './prefix.js'
import { SectionPrefix } from './section-prefix.js'

/** So many nodes are kept as objects, and so many sections with what is written below them. */
const mostKnown = 256

const nothing: Prefix = { text: '', leads: [], opened: [], size: 0 }

/** Chooses the leads that are shown before a chunk. */
export class LeadFinder {
  readonly #columns: NodeColumns
  readonly #enclosing: Enclosing
  readonly #question: LeadQuestion
  readonly #writer: LeadWriter
  readonly #leadWithin: Outline['leadWithin']
  readonly #measure: CompleteMeasure
  /** The units that leads may take, but for those that a piece needs. */
  readonly #most: number
  readonly #nodes = new Map<number, OutlineNode>()
  #start = -1
  #prefix = nothing
  /** What is written where only sections lead, by the innermost of them. */
  readonly #ofSections = new Map<number, Prefix>()
  /** What the last other prefix depends on: neighbouring chunks have the same one mostly, and it is not made again. */
  #known: readonly number[] = []
  #knownPrefix = nothing

  constructor(
    text: string,
    { leadWithin }: Outline,
    enclosing: Enclosing,
    writer: LeadWriter,
    rules: { measure: CompleteMeasure; size: number; headings: HeadingContext; share: number },
  ) {
    this.#columns = enclosing.columns
    this.#enclosing = enclosing
    this.#question = new LeadQuestion(text, enclosing, { showsHeadings: rules.headings !== 'off' })
    this.#writer = writer
    this.#leadWithin = leadWithin
    this.#measure = rules.measure
    this.#most = rules.size * rules.share
  }

  /** What is written before a chunk that begins at `start`. */
  before(start: number): Prefix {
    if (this.#start !== start) {
      this.#start = start
      const section =
        this.#leadWithin === undefined ? this.#question.sectionAt(start, this.#ofSections) : notSections
      this.#prefix = section === notSections ? this.#amid(start) : this.#below(section)
    }
    return this.#prefix
  }

  /** What is written below a section that only sections are around. */
  #below(section: number): Prefix {
    if (section === -1) return nothing
    const known = this.#ofSections.get(section)
    if (known !== undefined) return known
    const around = this.#enclosing.speakingAround(section)
    const outer = around === -1 ? undefined : this.#below(around)
    const prefix =
      outer === undefined || outer instanceof SectionPrefix ? this.#lengthened(outer, section) : undefined
    const made = prefix ?? this.#find(section, this.#sectionsFrom(section))
    if (this.#ofSections.size >= mostKnown) this.#ofSections.clear()
    this.#ofSections.set(section, made)
    return made
  }

  /** The leads of the sections around one, and its own; `undefined` where there is no room for all. */
  #lengthened(outer: SectionPrefix | undefined, section: number): SectionPrefix | undefined {
    const own = this.#writer.sectionText(section)
    const sum = this.#sizeOf(own) + (outer?.sum ?? 0)
    if (sum > this.#most) return undefined
    const text = outer === undefined ? own : outer.text + own
    return new SectionPrefix(outer, section, { text, size: this.#sizeOf(text), sum }, this.#placed)
  }

  readonly #placed = (index: number, at: number): PlacedLead => {
    const node = this.#nodeAt(index)
    return { index, node, span: node.lead!, at }
  }

  /** What is asked about a place that only sections lead. */
  #sectionsFrom(innermost: number): readonly number[] {
    const asked = [0, -1]
    for (let section = innermost; section !== -1; section = this.#enclosing.speakingAround(section))
      asked.push(section, before.lead)
    return asked
  }

  #amid(start: number): Prefix {
    const asked = this.#question.numbersAt(start)
    if (this.#leadWithin !== undefined || !haveSameItems(asked, this.#known)) {
      this.#known = asked.slice()
      this.#knownPrefix = this.#find(start, this.#known)
    }
    return this.#knownPrefix
  }

  #find(start: number, [insideLine, apart, ...asked]: readonly number[]): Prefix {
    const chosen = new ChosenLeads(this.#most, (text) => this.#sizeOf(text))
    for (let at = 0; at < asked.length; at += 2) {
      const lead = this.#leadOf(asked[at]!, start, chosen)
      this.#consider(chosen, asked[at]!, lead, asked[at + 1]!, insideLine === 1)
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
    index: number,
    lead: Span | undefined,
    found: number,
    isInsideLine: boolean,
  ): void {
    const node = this.#nodeAt(index)
    const { shortLead, bodyPrefix, linePrefix = '', cellMark, leadIsNeeded, standsApart } = node
    if (isInsideLine && cellMark !== undefined)
      chosen.lineStart(linePrefix + `${cellMark} `.repeat(Math.floor(found / before.cells)))
    if (isInsideLine)
      chosen.lineStart((found & before.leadOrNone) !== 0 ? (bodyPrefix ?? linePrefix) : linePrefix)
    if (
      (found & before.lead) !== 0 &&
      lead !== undefined &&
      this.#choose(chosen, { index, node, span: lead })
    )
      return
    if ((found & before.shortLead) === 0) return
    const mark = { index, node, span: shortLead! }
    const text = this.#writer.text(mark)
    // An item or a footnote that begins inside a line goes on behind its marker; in call-outs what is shown stands below.
    const goesOn = bodyPrefix === undefined || standsApart !== true
    if (isInsideLine && chosen.isEmpty && goesOn && !leadIsNeeded) chosen.goOn(node, `${text.trimEnd()} `)
    else chosen.addNeeded(mark, text)
  }

  #choose(chosen: ChosenLeads, lead: ShownLead): boolean {
    const text = this.#writer.text(lead)
    return lead.node.leadIsNeeded ? chosen.addNeeded(lead, text) : chosen.add(lead, text)
  }

  #written(chosen: ChosenLeads, standingApart: OutlineNode | undefined): Prefix {
    const opened = chosen.leads.map(({ index }) => index).reverse()
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

function haveSameItems(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}
