import { kindNumbers, type NodeColumns, traits } from './node-columns.js'
import type { OutlineNode } from './outline-node.js'

/** What of a node may become known after it has begun. */
export type NodeDetails = Partial<Omit<OutlineNode, 'start' | 'end' | 'parent'>>

/** Collects nodes as columns that grow. */
export class NodeList {
  #capacity = 64
  #start = new Uint32Array(64)
  #end = new Uint32Array(64)
  #parent = new Int32Array(64)
  #kind = new Uint8Array(64)
  #traits = new Uint8Array(64)
  #leadStart = new Uint32Array(64)
  #leadEnd = new Uint32Array(64)
  #title = new Int32Array(64)
  #closer = new Int32Array(64)
  readonly #texts: string[] = []
  #lastCloser = ''
  #lastCloserAt = -1
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Adds a node behind the others. Gives its index. */
  add(node: Omit<OutlineNode, 'end'>, end: number): number {
    const index = this.addPlain(kindNumbers[node.kind], node.start, end, node.parent)
    this.detail(index, node)
    return index
  }

  /** A node with nothing but a kind, by its number, a span and a parent. Gives its index. */
  addPlain(kind: number, start: number, end: number, parent: number): number {
    if (this.#count === this.#capacity) this.#grow()
    const index = this.#count++
    this.#start[index] = start
    this.#end[index] = end
    this.#parent[index] = parent
    this.#kind[index] = kind
    this.#traits[index] = 0
    this.#title[index] = -1
    this.#closer[index] = -1
    return index
  }

  setEnd(index: number, end: number): void {
    this.#end[index] = end
  }

  setLead(index: number, start: number, end: number): void {
    this.#leadStart[index] = start
    this.#leadEnd[index] = end
    this.#traits[index]! |= traits.lead
  }

  /** Adds to a node what is given. */
  detail(index: number, { kind, lead, leadIsNeeded, closer, title }: NodeDetails): void {
    if (kind !== undefined) this.#kind[index] = kindNumbers[kind]
    if (lead !== undefined) this.setLead(index, lead.start, lead.end)
    if (leadIsNeeded === true) this.#traits[index]! |= traits.leadIsNeeded
    if (closer !== undefined) this.#closer[index] = this.#closerAt(closer)
    if (title !== undefined) this.#title[index] = this.#texts.push(title) - 1
  }

  /** Forgets the nodes behind the first `count`. */
  drop(count: number): void {
    this.#count = Math.min(count, this.#count)
  }

  build(): NodeColumns {
    const count = this.#count
    return {
      start: this.#start.subarray(0, count),
      end: this.#end.subarray(0, count),
      parent: this.#parent.subarray(0, count),
      kind: this.#kind.subarray(0, count),
      traits: this.#traits.subarray(0, count),
      leadStart: this.#leadStart.subarray(0, count),
      leadEnd: this.#leadEnd.subarray(0, count),
      title: this.#title.subarray(0, count),
      closer: this.#closer.subarray(0, count),
      texts: this.#texts,
    }
  }

  /** The same fence closes most code of a document. */
  #closerAt(closer: string): number {
    if (this.#lastCloserAt === -1 || closer !== this.#lastCloser) {
      this.#lastCloser = closer
      this.#lastCloserAt = this.#texts.push(closer) - 1
    }
    return this.#lastCloserAt
  }

  #grow(): void {
    const capacity = 2 * this.#capacity
    this.#capacity = capacity
    this.#start = copied(this.#start, new Uint32Array(capacity))
    this.#end = copied(this.#end, new Uint32Array(capacity))
    this.#parent = copied(this.#parent, new Int32Array(capacity))
    this.#kind = copied(this.#kind, new Uint8Array(capacity))
    this.#traits = copied(this.#traits, new Uint8Array(capacity))
    this.#leadStart = copied(this.#leadStart, new Uint32Array(capacity))
    this.#leadEnd = copied(this.#leadEnd, new Uint32Array(capacity))
    this.#title = copied(this.#title, new Int32Array(capacity))
    this.#closer = copied(this.#closer, new Int32Array(capacity))
  }
}

function copied<Column extends Uint8Array | Uint32Array | Int32Array>(from: Column, to: Column): Column {
  to.set(from)
  return to
}
