import type { ShownLead } from './lead-writer.js'
import type { OutlineNode } from './outline.js'

/**
 * The leads that there is room for, the innermost asked first. One that is larger than all the room is passed over; from the
 * first that does not fit beside the others, the outer ones are left out. Leads that a piece needs may take twice as much.
 */
export class ChosenLeads {
  /** Innermost first. */
  readonly leads: ShownLead[] = []
  readonly #most: number
  readonly #sizeOf: (text: string) => number
  #size = 0
  #isFull = false
  #needsLine = false
  #lineStart = ''
  #goesOn: OutlineNode | undefined

  constructor(most: number, sizeOf: (text: string) => number) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  /** Whether nothing inside of the node that is asked about is shown. */
  get isEmpty(): boolean {
    return this.leads.length === 0 && !this.#needsLine
  }

  /** What stands before the text in its first line. Without a lead that needs it, it is left out. */
  get firstLine(): string {
    return this.#needsLine ? this.#lineStart : ''
  }

  /** The node behind whose marker the text goes on, if one is. */
  get goesOn(): OutlineNode | undefined {
    return this.#goesOn
  }

  /** The units that are left for a lead, and for one that a piece needs. */
  get room(): number {
    return this.#isFull ? 0 : this.#most - this.#size
  }

  get neededRoom(): number {
    return 2 * this.#most - this.#size
  }

  add(lead: ShownLead, text: string): boolean {
    const size = this.#sizeOf(text)
    if (size > this.#most || this.#isFull) return false
    this.#isFull = this.#size + size > this.#most
    if (this.#isFull) return false
    if (lead.node.bodyPrefix !== undefined) this.#needsLine = true
    this.#push(lead, size)
    return true
  }

  addNeeded(lead: ShownLead, text: string): boolean {
    const size = this.#sizeOf(text)
    if (this.#size + size > 2 * this.#most) return false
    this.#needsLine = true
    this.#push(lead, size)
    return true
  }

  /** The marks before a text that begins inside a line; the innermost node tells. */
  lineStart(marks: string): void {
    if (this.#lineStart === '' && this.#sizeOf(marks) <= this.#most) this.#lineStart = marks
  }

  /** The text goes on behind the marker of a node, whatever else is shown. */
  goOn(node: OutlineNode, marks: string): void {
    if (this.#sizeOf(marks) > this.#most) return
    this.#goesOn = node
    this.#lineStart = marks
    this.#needsLine = true
  }

  #push(lead: ShownLead, size: number): void {
    this.leads.push(lead)
    this.#size += size
  }
}
