import { kindNumbers, type NodeColumns, traits } from './node-columns.js'
import { NodeTexts } from './node-texts.js'
import type { NodeFrame, OutlineNode } from './outline-node.js'

/** What of a node may become known after it has begun. */
export type NodeDetails = Partial<Omit<OutlineNode, 'start' | 'end' | 'parent'>>

type Growing = { -readonly [Name in Exclude<keyof NodeColumns, 'texts' | 'frames'>]: NodeColumns[Name] }

/** All columns lie in one buffer: to make one takes longer than to make views of it, and small documents have few nodes. */
function emptyColumns(capacity: number): Growing {
  const buffer = new ArrayBuffer(34 * capacity)
  const at = (column: number) => 4 * capacity * column
  return {
    start: new Uint32Array(buffer, at(0), capacity),
    end: new Uint32Array(buffer, at(1), capacity),
    parent: new Int32Array(buffer, at(2), capacity),
    leadStart: new Uint32Array(buffer, at(3), capacity),
    leadEnd: new Uint32Array(buffer, at(4), capacity),
    title: new Int32Array(buffer, at(5), capacity),
    closer: new Int32Array(buffer, at(6), capacity),
    frame: new Int32Array(buffer, at(7), capacity),
    kind: new Uint8Array(buffer, at(8), capacity),
    traits: new Uint8Array(buffer, at(8) + capacity, capacity),
  }
}

const names = Object.keys(emptyColumns(0)) as (keyof Growing)[]

/** Collects nodes as columns that grow. */
export class NodeList {
  #columns: Growing
  readonly #texts: NodeTexts
  readonly #frames: NodeFrame[] = []
  #lastCloser = ''
  #lastCloserAt = -1
  #count = 0

  /**
   * @param capacity how many nodes are expected: more fit, but to make room takes time
   * @param readTitle makes a title of a part of the source, for titles that are given as such
   */
  constructor(capacity = 16, readTitle: (start: number, end: number) => string = () => '') {
    this.#texts = new NodeTexts(readTitle)
    this.#columns = emptyColumns(capacity)
  }

  get count(): number {
    return this.#count
  }

  /** Adds a node behind the others. Gives its index. */
  add(node: Omit<OutlineNode, 'end'>, end: number): number {
    const index = this.addPlain(kindNumbers[node.kind], node.start, end, node.parent)
    this.#detail(index, node)
    return index
  }

  /** A node with nothing but a kind, by its number, a span and a parent. Gives its index. */
  addPlain(kind: number, start: number, end: number, parent: number): number {
    if (this.#count === this.#columns.start.length) this.#grow()
    const columns = this.#columns
    const index = this.#count++
    columns.start[index] = start
    columns.end[index] = end
    columns.parent[index] = parent
    columns.kind[index] = kind
    columns.traits[index] = 0
    columns.title[index] = -1
    columns.closer[index] = -1
    return index
  }

  setEnd(index: number, end: number): void {
    this.#columns.end[index] = end
  }

  setLead(index: number, start: number, end: number): void {
    this.#columns.leadStart[index] = start
    this.#columns.leadEnd[index] = end
    this.#columns.traits[index]! |= traits.lead
  }

  /** Tells that no piece of a node is valid without its lead, and what closes it. */
  needLead(index: number, closer: string): void {
    this.#columns.traits[index]! |= traits.leadIsNeeded
    this.#columns.closer[index] = this.#closerAt(closer)
  }

  /** Adds to a node what is given. */
  detail(index: number, details: NodeDetails): void {
    if (details.kind !== undefined) this.#columns.kind[index] = kindNumbers[details.kind]
    this.#detail(index, details)
  }

  /** Adds to the frame of a node. */
  setFrame(index: number, frame: NodeFrame): void {
    const hasOne = (this.#columns.traits[index]! & traits.frame) !== 0
    const whole = hasOne ? { ...this.#frames[this.#columns.frame[index]!], ...frame } : frame
    // Neighbouring items share theirs.
    const isLast = this.#frames.length > 0 && this.#frames[this.#frames.length - 1] === whole
    this.#columns.frame[index] = isLast ? this.#frames.length - 1 : this.#frames.push(whole) - 1
    this.#columns.traits[index]! |= traits.frame
  }

  setTitle(index: number, title: string): void {
    this.#columns.title[index] = this.#texts.add(title)
  }

  /** Gives a node a title that is read from a part of the source when it is asked for. */
  setUnreadTitle(index: number, start: number, end: number): void {
    this.#columns.title[index] = this.#texts.addUnread(start, end)
  }

  /** Forgets the nodes behind the first `count`. */
  drop(count: number): void {
    this.#count = Math.min(count, this.#count)
  }

  build(): NodeColumns {
    const count = this.#count
    const { start, end, parent, kind, traits, leadStart, leadEnd, title, closer, frame } = this.#columns
    return {
      start: start.subarray(0, count),
      end: end.subarray(0, count),
      parent: parent.subarray(0, count),
      kind: kind.subarray(0, count),
      traits: traits.subarray(0, count),
      leadStart: leadStart.subarray(0, count),
      leadEnd: leadEnd.subarray(0, count),
      title: title.subarray(0, count),
      closer: closer.subarray(0, count),
      frame: frame.subarray(0, count),
      texts: this.#texts,
      frames: this.#frames,
    }
  }

  #detail(index: number, details: NodeDetails): void {
    const { lead, leadIsNeeded, closer, title } = details
    if (lead !== undefined) this.setLead(index, lead.start, lead.end)
    if (leadIsNeeded === true) this.#columns.traits[index]! |= traits.leadIsNeeded
    if (closer !== undefined) this.#columns.closer[index] = this.#closerAt(closer)
    if (title !== undefined) this.setTitle(index, title)
    const { shortLead, linePrefix, bodyPrefix, standsApart, cellMark } = details
    if (cellMark !== undefined) this.setFrame(index, { cellMark })
    if (shortLead !== undefined) this.setFrame(index, { shortLead })
    if (linePrefix !== undefined) this.setFrame(index, { linePrefix })
    if (bodyPrefix !== undefined) this.setFrame(index, { bodyPrefix })
    if (standsApart !== undefined) this.setFrame(index, { standsApart })
  }

  /** The same fence closes most code of a document. */
  #closerAt(closer: string): number {
    if (this.#lastCloserAt === -1 || closer !== this.#lastCloser) {
      this.#lastCloser = closer
      this.#lastCloserAt = this.#texts.add(closer)
    }
    return this.#lastCloserAt
  }

  #grow(): void {
    const larger = emptyColumns(2 * this.#count + 16)
    for (const name of names) larger[name].set(this.#columns[name])
    this.#columns = larger
  }
}
