import { kindNumbers } from '../../outline/node-columns.js'
import type { NodeKind, OutlineNode } from '../../outline/outline.js'
import type { OutlineBuilder } from '../../outline/outline-builder.js'
import type { Span } from '../../span.js'

/** What nodes of one sort have in common; most elements share theirs with others. */
export interface NodeRule {
  readonly kind: NodeKind
  /** Whether it holds text itself; text elsewhere makes a paragraph of its own. */
  readonly isLeaf: boolean
  /** No place inside is stronger. */
  readonly cap: number
  readonly about?: About | undefined
}

/** What a node shows of itself. */
export type About = Pick<OutlineNode, 'lead' | 'leadIsNeeded' | 'closer' | 'title'>

/** The nodes around the place at hand. What never has content becomes no node. */
export class NodeStack {
  readonly #builder: OutlineBuilder
  readonly #rules: NodeRule[] = []
  readonly #starts: number[] = []
  /** The elements that they end with, -1 for a section or a paragraph without a tag. */
  readonly #elements: number[] = []
  /** Of sections, 0 for that of the title; -1 for what is no section of a heading. */
  readonly #ranks: number[] = []
  readonly #caps: number[] = []
  /** The indexes of the open nodes, of as many as have content, and whether each has a lead. */
  readonly #indexes: number[] = []
  readonly #haveLeads: boolean[] = []
  /** How many items are open. */
  items = 0
  /** Of the innermost node. */
  kind: NodeKind | undefined
  isLeaf = false
  cap = 255

  /** @param builder takes the nodes, in the order in which they begin */
  constructor(builder: OutlineBuilder) {
    this.#builder = builder
  }

  /** Where the innermost node begins, 0 when there is none. */
  get start(): number {
    const { length } = this.#starts
    return length === 0 ? 0 : this.#starts[length - 1]!
  }

  /** Whether the innermost node has content. */
  get isFilled(): boolean {
    return this.#indexes.length === this.#rules.length
  }

  /** Whether the innermost node is a paragraph without a tag. */
  get isLoose(): boolean {
    return this.kind === 'paragraph' && this.#elements[this.#elements.length - 1] === -1
  }

  /**
   * @param element which the node ends with, -1 for none
   * @param rank of a section
   */
  push(rule: NodeRule, start: number, element: number, rank = -1): void {
    this.#rules.push(rule)
    this.#starts.push(start)
    this.#elements.push(element)
    this.#ranks.push(rank)
    this.cap = Math.min(rule.cap, this.cap)
    this.#caps.push(this.cap)
    this.kind = rule.kind
    this.isLeaf = rule.isLeaf
    if (rule.kind === 'item') this.items++
  }

  /** All open nodes have content now. */
  fill(): void {
    for (let at = this.#indexes.length; at < this.#rules.length; at++) {
      const { kind, about } = this.#rules[at]!
      const parent = at === 0 ? -1 : this.#indexes[at - 1]!
      const index = this.#builder.openPlain(kindNumbers[kind], this.#starts[at]!, parent)
      this.#indexes.push(index)
      this.#haveLeads.push(about?.lead !== undefined)
      if (about !== undefined) this.#builder.detail(index, about)
    }
  }

  /** Gives the innermost node, which has content, a lead, if it has none. */
  lead(span: Span): void {
    const last = this.#indexes.length - 1
    if (this.#haveLeads[last]) return
    this.#haveLeads[last] = true
    this.#builder.lead(this.#indexes[last]!, span)
  }

  pop(end: number): void {
    const start = this.#starts.pop()!
    if (this.kind === 'item') this.items--
    this.#rules.pop()
    this.#elements.pop()
    this.#ranks.pop()
    this.#caps.pop()
    const { length } = this.#rules
    const rule = length === 0 ? undefined : this.#rules[length - 1]!
    this.kind = rule?.kind
    this.isLeaf = rule?.isLeaf ?? false
    this.cap = length === 0 ? 255 : this.#caps[length - 1]!
    if (this.#indexes.length <= length) return
    this.#haveLeads.pop()
    this.#builder.close(this.#indexes.pop()!, Math.max(end, start))
  }

  /** Ends the sections of the same or a lower rank in the innermost container. */
  popSections(rank: number, end: number): void {
    const ranks = this.#ranks
    while (ranks.length > 0 && ranks[ranks.length - 1]! >= rank) this.pop(end)
  }

  /** Ends the node of an element and what is open inside of it; nothing when the element has none. */
  popElement(element: number, end: number): void {
    const elements = this.#elements
    let at = elements.length - 1
    while (at >= 0 && elements[at] === -1) at--
    if (at < 0 || elements[at] !== element) return
    while (elements.length > at) this.pop(end)
  }

  popAll(end: number): void {
    while (this.#rules.length > 0) this.pop(end)
  }
}
