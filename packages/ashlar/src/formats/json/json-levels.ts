import { kindNumbers } from '../../outline/node-columns.js'
import { NodeList } from '../../outline/node-list.js'

/** An object or array of fewer code units is no node of its own. */
const shortest = 80

/** A member or element as it begins. Positions; -1 where there is no key. */
export interface Member {
  start: number
  keyStart: number
  keyEnd: number
  colonEnd: number
}

/** One that is open. The key's positions are -1 where there is none. */
interface Level extends Member {
  isObject: boolean
  /** Which element it is of the array around it. */
  index: number
  /** The index of its node, -1 while it has none. */
  node: number
  count: number
}

/**
 * The objects and arrays that are open. A node is made only when one turns out to be long, and then for those around it
 * first: there may be millions that are short.
 */
export class JsonLevels {
  readonly nodes: NodeList
  /** Used again and again: objects of their own would cost more than the reading. */
  readonly #levels: Level[] = []
  #depth = 0
  /** How many levels, from the outside, have their nodes. */
  #made = 0

  constructor(text: string) {
    this.nodes = new NodeList(16, (start, end) => titleOf(text, start, end))
  }

  get depth(): number {
    return this.#depth
  }

  get isObject(): boolean {
    return this.#levels[this.#depth - 1]!.isObject
  }

  /** Where the innermost open one begins, with its key. */
  get start(): number {
    return this.#levels[this.#depth - 1]!.start
  }

  /** Nothing is open. */
  clear(): void {
    this.#depth = 0
    this.#made = 0
  }

  /** Counts a member or element of the innermost level. True for the first. */
  next(): boolean {
    return this.#levels[this.#depth - 1]!.count++ === 0
  }

  /** Counts further elements of the innermost level. */
  pass(count: number): void {
    this.#levels[this.#depth - 1]!.count += count
  }

  open({ start, keyStart, keyEnd, colonEnd }: Member, isObject: boolean): void {
    const index = this.#depth === 0 ? 0 : this.#levels[this.#depth - 1]!.count - 1
    const level = this.#levels[this.#depth++]
    if (level === undefined) {
      this.#levels.push({ start, keyStart, keyEnd, colonEnd, isObject, index, node: -1, count: 0 })
      return
    }
    level.start = start
    level.keyStart = keyStart
    level.keyEnd = keyEnd
    level.colonEnd = colonEnd
    level.isObject = isObject
    level.index = index
    level.node = -1
    level.count = 0
  }

  close(end: number): void {
    const level = this.#levels[this.#depth - 1]!
    if (this.#depth > 1 && end - level.start >= shortest) this.#make(this.#depth)
    if (level.node !== -1) this.nodes.setEnd(level.node, end)
    this.#depth--
    if (this.#made > this.#depth) this.#made = this.#depth
  }

  /** A long string as a node of its own. */
  leaf(member: Member, end: number): void {
    if (this.#depth === 0) return
    this.#make(this.#depth)
    const around = this.#levels[this.#depth - 1]!
    this.nodes.setEnd(this.#add(member, around.count - 1, around.node), end)
  }

  /** Adds the node of a member or element, whose end is not yet known. */
  #add({ start, keyStart, keyEnd, colonEnd }: Member, index: number, parent: number): number {
    const node = this.nodes.addPlain(kindNumbers.member, start, start, parent)
    if (keyStart === -1) {
      this.nodes.setUnreadTitle(node, index, 0)
      return node
    }
    this.nodes.setUnreadTitle(node, keyStart, keyEnd)
    this.nodes.setLead(node, keyStart, colonEnd)
    return node
  }

  /** Makes the nodes of the outermost `depth` levels. That of the whole document is left out. */
  #make(depth: number): void {
    for (let at = Math.max(1, this.#made); at < depth; at++) {
      const level = this.#levels[at]!
      level.node = this.#add(level, level.index, this.#levels[at - 1]!.node)
    }
    this.#made = depth
  }
}

/** A key without its quotes; where no text ends, at 0, the number of an element stands for its start. */
function titleOf(text: string, start: number, end: number): string {
  if (end === 0) return `[${start}]`
  const raw = text.slice(start, end)
  return raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
}
