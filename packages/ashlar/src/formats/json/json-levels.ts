import type { OutlineNode } from '../../outline/outline.js'
import type { Span } from '../../span.js'

/** An object or array of fewer code units is no node of its own. */
const shortest = 80

/** A member or element as it begins. Positions; -1 where there is no key. */
export interface Member {
  start: number
  keyStart: number
  keyEnd: number
  colonEnd: number
}

type Node = { -readonly [Key in keyof OutlineNode]: OutlineNode[Key] }

interface Level {
  readonly start: number
  readonly isObject: boolean
  readonly title: Span | number | undefined
  readonly lead: Span | undefined
  node: number
  count: number
}

/**
 * The objects and arrays that are open. A node is made only when one turns out to be long, and then for those around it
 * first: there may be millions that are short.
 */
export class JsonLevels {
  readonly #text: string
  readonly #nodes: Node[]
  readonly #levels: Level[] = []
  /** How many levels, from the outside, have their nodes. */
  #made = 0

  constructor(text: string, nodes: OutlineNode[]) {
    this.#text = text
    this.#nodes = nodes
  }

  get depth(): number {
    return this.#levels.length
  }

  get isObject(): boolean {
    return this.#levels.at(-1)!.isObject
  }

  /** Counts a member or element of the innermost level. True for the first. */
  next(): boolean {
    return this.#levels.at(-1)!.count++ === 0
  }

  open(member: Member, isObject: boolean): void {
    const hasKey = member.keyStart !== -1
    const around = this.#levels.at(-1)
    this.#levels.push({
      start: member.start,
      isObject,
      title: hasKey ? { start: member.keyStart, end: member.keyEnd } : around && around.count - 1,
      lead: hasKey ? { start: member.keyStart, end: member.colonEnd } : undefined,
      node: -1,
      count: 0,
    })
  }

  close(end: number): void {
    const depth = this.#levels.length
    if (depth > 1 && end - this.#levels[depth - 1]!.start >= shortest) this.#make(depth)
    const { node } = this.#levels.pop()!
    if (node !== -1) this.#nodes[node]!.end = end
    this.#made = Math.min(this.#made, this.#levels.length)
  }

  /** Makes the nodes of the outermost `depth` levels. That of the whole document is left out. */
  #make(depth: number): void {
    for (let index = Math.max(1, this.#made); index < depth; index++) {
      const level = this.#levels[index]!
      const { start, lead, title } = level
      const parent = this.#levels[index - 1]!.node
      const shown = typeof title === 'number' ? `[${title}]` : title && this.#key(title)
      const node: Node = { kind: 'member', start, end: start, parent, ...(lead && { lead }) }
      if (shown !== undefined) node.title = shown
      level.node = this.#nodes.push(node) - 1
    }
    this.#made = depth
  }

  #key({ start, end }: Span): string {
    const raw = this.#text.slice(start, end)
    return raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
  }
}
