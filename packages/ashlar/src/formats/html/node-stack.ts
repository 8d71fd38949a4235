import type { OutlineBuilder, OutlineNode } from '../../outline/outline.js'

/** A node that is open, or will be once it has content. */
export interface OpenNode extends Omit<OutlineNode, 'end' | 'parent'> {
  /** The element that it ends with, -1 for a section or a paragraph without a tag. */
  readonly element: number
  /** Of a section, 0 for that of the title; -1 for what is no section of a heading. */
  readonly rank: number
  /** No place inside is stronger. */
  readonly cap: number
}

/** The nodes around the place at hand. What never has content becomes no node. */
export class NodeStack {
  readonly #builder: OutlineBuilder
  readonly #open: OpenNode[] = []
  /** The indexes of the open nodes in the outline, of as many as have content. */
  readonly #indexes: number[] = []
  readonly #leads: (OutlineNode['lead'] | undefined)[] = []
  /** How many items are open. */
  items = 0

  constructor(builder: OutlineBuilder) {
    this.#builder = builder
  }

  get innermost(): OpenNode | undefined {
    return this.#open.at(-1)
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
    this.#leads.push(undefined)
    if (node.kind === 'item') this.items++
  }

  /** All open nodes have content now. */
  fill(): void {
    while (this.#indexes.length < this.#open.length) {
      const { element: _, rank: __, cap: ___, ...node } = this.#open[this.#indexes.length]!
      this.#indexes.push(this.#builder.open({ ...node, parent: this.#indexes.at(-1) ?? -1 }))
    }
  }

  /** Gives the innermost node a lead, if it has none. */
  lead(span: NonNullable<OutlineNode['lead']>): void {
    this.#leads[this.#leads.length - 1] ??= span
  }

  pop(end: number): void {
    const node = this.#open.pop()
    const lead = this.#leads.pop()
    if (node?.kind === 'item') this.items--
    if (this.#indexes.length <= this.#open.length) return
    this.#builder.close(this.#indexes.pop()!, Math.max(end, node!.start), lead && { lead })
  }

  /** Ends the sections of the same or a lower rank in the innermost container. */
  popSections(rank: number, end: number): void {
    while (this.innermost !== undefined && this.innermost.rank >= rank) this.pop(end)
  }

  /** Ends the node of an element and what is open inside of it; nothing when the element has none. */
  popElement(element: number, end: number): void {
    const at = this.#open.findLastIndex((node) => node.element !== -1)
    if (at === -1 || this.#open[at]!.element !== element) return
    while (this.#open.length > at) this.pop(end)
  }

  popAll(end: number): void {
    while (this.#open.length > 0) this.pop(end)
  }
}
