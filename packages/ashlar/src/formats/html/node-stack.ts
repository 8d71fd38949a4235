import type { NodeKind, OutlineNode } from '../../outline/outline.js'
import type { OutlineBuilder } from '../../outline/outline-builder.js'
import type { Span } from '../../span.js'

/** What is known of a node when it opens. */
export interface OpenNode {
  readonly kind: NodeKind
  readonly start: number
  /** The element that it ends with, -1 for a section or a paragraph without a tag. */
  readonly element: number
  /** Of a section, 0 for that of the title; -1 for what is no section of a heading. */
  readonly rank: number
  /** No place inside is stronger. */
  readonly cap: number
  readonly about?: About | undefined
}

/** What a node shows of itself. */
export type About = Pick<OutlineNode, 'lead' | 'leadIsNeeded' | 'closer' | 'title'>

/** The nodes around the place at hand. What never has content becomes no node. */
export class NodeStack {
  readonly #builder: OutlineBuilder
  readonly #open: OpenNode[] = []
  /** The indexes of the open nodes, of as many as have content, and whether each has a lead. */
  readonly #indexes: number[] = []
  readonly #haveLeads: boolean[] = []
  /** How many items are open. */
  items = 0

  /** @param builder takes the nodes, in the order in which they begin */
  constructor(builder: OutlineBuilder) {
    this.#builder = builder
  }

  get innermost(): OpenNode | undefined {
    return this.#open[this.#open.length - 1]
  }

  get kind(): NodeKind | undefined {
    return this.innermost?.kind
  }

  get cap(): number {
    return this.innermost?.cap ?? 255
  }

  /** Whether the innermost node has content. */
  get isFilled(): boolean {
    return this.#indexes.length === this.#open.length
  }

  push(node: OpenNode): void {
    this.#open.push(node)
    if (node.kind === 'item') this.items++
  }

  /** All open nodes have content now. */
  fill(): void {
    for (let at = this.#indexes.length; at < this.#open.length; at++) {
      const { kind, start, about } = this.#open[at]!
      const parent = at === 0 ? -1 : this.#indexes[at - 1]!
      this.#indexes.push(
        this.#builder.open(about === undefined ? { kind, start, parent } : { ...about, kind, start, parent }),
      )
      this.#haveLeads.push(about?.lead !== undefined)
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
    const node = this.#open.pop()!
    if (node.kind === 'item') this.items--
    if (this.#indexes.length <= this.#open.length) return
    this.#haveLeads.pop()
    this.#builder.close(this.#indexes.pop()!, Math.max(end, node.start))
  }

  /** Ends the sections of the same or a lower rank in the innermost container. */
  popSections(rank: number, end: number): void {
    while (this.innermost !== undefined && this.innermost.rank >= rank) this.pop(end)
  }

  /** Ends the node of an element and what is open inside of it; nothing when the element has none. */
  popElement(element: number, end: number): void {
    let at = this.#open.length - 1
    while (at >= 0 && this.#open[at]!.element === -1) at--
    if (at < 0 || this.#open[at]!.element !== element) return
    while (this.#open.length > at) this.pop(end)
  }

  popAll(end: number): void {
    while (this.#open.length > 0) this.pop(end)
  }
}
