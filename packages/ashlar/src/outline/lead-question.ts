import { isLineEnd } from '../boundaries/line-end.js'
import { CellCounter } from './cell-counter.js'
import type { Enclosing } from './enclosing.js'
import { frameOf, kindNumbers, type NodeColumns, traits } from './node-columns.js'

/** How many enclosing nodes are considered for context: deeper nesting than this shows its innermost ones. */
const mostLooked = 64

/**
 * What of an enclosing node is before a place, as bits: its beginning with its lead, that with its short lead, its lead. Above
 * them, as a number, how many marks of cells are.
 */
export const before = { lead: 1, shortLead: 2, leadOrNone: 4, cells: 8 } as const

/** Given where what is before a place does not depend on sections alone. */
export const notSections = -2

/**
 * Tells what the leads before a place depend on: for most places, which lie under plain headings only, one node; else a list
 * of numbers. Nothing is allocated for a place.
 */
export class LeadQuestion {
  readonly #text: string
  readonly #columns: NodeColumns
  readonly #enclosing: Enclosing
  readonly #showsHeadings: boolean
  readonly #cells: CellCounter
  readonly #asked: number[] = []
  #count = 0

  constructor(text: string, enclosing: Enclosing, rules: { readonly showsHeadings: boolean }) {
    this.#text = text
    this.#columns = enclosing.columns
    this.#enclosing = enclosing
    this.#showsHeadings = rules.showsHeadings
    this.#cells = new CellCounter(text)
  }

  /**
   * The innermost section whose lead is before a place, where nothing but sections around it leads there, -1 for none;
   * `notSections` for other places. What is shown depends on that section alone.
   *
   * @param known those around which such sections are known to be
   */
  sectionAt(place: number, known: { has(section: number): boolean }): number {
    const { start, leadEnd } = this.#columns
    let section = -1
    let inner = -1
    let node = this.#enclosing.speaking(place)
    for (let looked = 0; node !== -1; looked++) {
      if (looked === mostLooked / 2) return notSections
      if (inner !== -1) {
        if (!this.#isPlainSection(node) || leadEnd[node]! > start[inner]!) return notSections
        inner = node
      } else if (start[node]! < place) {
        if (!this.#isPlainSection(node)) return notSections
        if (this.#showsHeadings && leadEnd[node]! <= place) {
          if (known.has(node)) return node
          section = inner = node
        }
      } else if ((this.#columns.traits[node]! & traits.frame) !== 0 && this.#isInsideLine(place))
        return notSections
      node = this.#enclosing.speakingAround(node)
    }
    return section
  }

  /**
   * Whether the place is inside a line, the node that stands apart there, and the enclosing nodes that may have to do with
   * it, innermost first, each with what of it is before the place. The list is the same one for all places.
   */
  numbersAt(place: number): readonly number[] {
    const asked = this.#asked
    const isInsideLine = this.#isInsideLine(place)
    asked[0] = isInsideLine ? 1 : 0
    asked[1] = this.#standingApart(place)
    this.#count = 2
    let node = this.#enclosing.speaking(place)
    for (let looked = 0; node !== -1 && looked < mostLooked; looked++) {
      const found = this.#beforePlace(node, place, isInsideLine)
      const isShown = this.#showsHeadings || this.#columns.kind[node] !== kindNumbers.section
      const hasPrefix = isInsideLine && (this.#columns.traits[node]! & traits.frame) !== 0
      if (isShown && ((found & ~before.leadOrNone) !== 0 || hasPrefix)) {
        asked[this.#count++] = node
        asked[this.#count++] = isInsideLine ? found : found & ~before.leadOrNone
      }
      node = this.#enclosing.speakingAround(node)
    }
    asked.length = this.#count
    return asked
  }

  #isPlainSection(node: number): boolean {
    const { kind, traits: own } = this.#columns
    return kind[node] === kindNumbers.section && own[node] === traits.lead
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
  #isInsideLine(place: number): boolean {
    const text = this.#text
    if (place === 0 || isLineEnd(text.charCodeAt(place - 1))) return false
    const most = Math.min(text.length, place + 64)
    let at = place
    while (at < most && isBlank(text.charCodeAt(at))) at++
    const unit = text.charCodeAt(at)
    return at < most && unit !== 0x0a && unit !== 0x0d
  }
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09
}
