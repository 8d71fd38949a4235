import { strengths } from '../../boundaries/boundary.js'
import type { NodeFrame } from '../../outline/outline-node.js'
import type { LineCursor } from './line-cursor.js'
import type { OutlineWriter } from './outline-writer.js'

/** How a container goes on: see {@link Container}. */
export type Shape = 'quote' | 'indented' | 'list' | 'fenced'

/**
 * A block that holds blocks. A quote goes on where its marker is, an item and what else is indented where the indentation
 * is, a fenced one until its closing line, a list as long as its items do. When one has closed, its object is used again.
 */
export class Container {
  shape: Shape = 'quote'
  node = -1
  /** The columns of indentation that an item asks for. */
  width = 0
  /** What tells one list from another; where a fenced container is closed. */
  type = 0
  /** How good a place before the blocks in it is. */
  strength = 0
  /** An item without content ends at a blank line. */
  isEmpty = false
  /** What it leads with; empty for nothing. */
  leadStart = 0
  leadEnd = 0
  /** Its marker, which shows a piece of a block inside to be in it; empty for none. */
  markStart = 0
  markEnd = 0
  /** Whether a block inside needs that. */
  holdsFrame = false
  /** What stands before the lines inside, that of the containers around included; known once something asked for it. */
  prefix: string | undefined = undefined

  /** It has only begun. */
  begin(shape: Shape, node: number, strength: number, width: number, type: number): void {
    this.shape = shape
    this.node = node
    this.width = width
    this.type = type
    this.strength = strength
    this.isEmpty = false
    this.leadStart = this.leadEnd = this.markStart = this.markEnd = 0
    this.holdsFrame = false
    this.prefix = undefined
  }
}

/** More nested containers are taken for text. */
const deepest = 10_000

/** More nested fenced containers are taken for text: they cost every line a look. */
const deepestFenced = 32

const quoteMark = 0x3e

/** The containers around the line that is read. No recursion, and no line costs more than its own markers. */
export class Containers {
  readonly #cursor: LineCursor
  readonly #writer: OutlineWriter
  /** The open ones, and behind them others whose objects wait to be used again. */
  readonly #stack: Container[] = []
  /** The positions of quotes in the stack, for blank lines: those go through everything else. */
  readonly #quotes: number[] = []
  #fenced = 0
  #lastFrame: NodeFrame | undefined
  /** How many are open. */
  depth = 0
  /** How many of them the line goes on with. */
  matched = 0
  /** The innermost one. */
  top: Container | undefined

  constructor(cursor: LineCursor, writer: OutlineWriter) {
    this.#cursor = cursor
    this.#writer = writer
  }

  get isFull(): boolean {
    return this.depth >= deepest
  }

  get allowsFenced(): boolean {
    return this.#fenced < deepestFenced
  }

  /** The node that a new block lies in. */
  get parent(): number {
    return this.top === undefined ? this.#writer.section : this.top.node
  }

  /** What stands before the lines of a new block. */
  get prefix(): string {
    const stack = this.#stack
    let known = this.depth - 1
    while (known >= 0 && stack[known]!.prefix === undefined) known--
    let prefix = known < 0 ? '' : stack[known]!.prefix!
    for (let index = known + 1; index < this.depth; index++) {
      const { shape, width } = stack[index]!
      prefix += shape === 'quote' ? '> ' : shape === 'indented' ? ' '.repeat(width) : ''
      stack[index]!.prefix = prefix
    }
    return prefix
  }

  /** What the pieces of a new item need; the same object for neighbours. */
  itemFrame(how: 'goes on' | 'stands apart'): NodeFrame | undefined {
    const { prefix } = this
    const isApart = how === 'stands apart'
    if (prefix === '' && !isApart) return undefined
    const last = this.#lastFrame
    if (last === undefined || (last.linePrefix ?? '') !== prefix || (last.standsApart ?? false) !== isApart)
      this.#lastFrame = {
        ...(prefix !== '' && { linePrefix: prefix }),
        ...(isApart && { standsApart: true }),
      }
    return this.#lastFrame
  }

  /** How good a place before a new block is. */
  get strength(): number {
    return this.top === undefined ? strengths.block : this.top.strength
  }

  /** The list that a new item may belong to. */
  get matchedList(): Container | undefined {
    if (this.matched === 0) return undefined
    const last = this.#stack[this.matched - 1]!
    return last.shape === 'list' ? last : undefined
  }

  /** Finds the containers that the line goes on with, and takes their markers. */
  match(): void {
    const cursor = this.#cursor
    const stack = this.#stack
    const { depth } = this
    let quotes = 0
    let index = 0
    for (; index < depth; index++) {
      const { shape, width } = stack[index]!
      if (shape === 'quote') {
        if (cursor.indent > 3 || cursor.first !== quoteMark || cursor.isBlank) break
        quotes++
        cursor.enter(1)
        if (cursor.indent > 0) cursor.take(1)
      } else if (cursor.isBlank) {
        index = quotes < this.#quotes.length ? this.#quotes[quotes]! : depth
        if (index === depth && stack[index - 1]!.isEmpty) index--
        break
      } else if (shape === 'indented') {
        if (cursor.indent < width) break
        cursor.take(width)
      }
    }
    this.matched = index
  }

  /** Lets a container begin. */
  push(shape: Shape, node: number, strength: number, width: number, type: number): Container {
    const { depth } = this
    if (shape === 'quote') this.#quotes.push(depth)
    else if (shape === 'fenced') this.#fenced++
    if (depth === this.#stack.length) this.#stack.push(new Container())
    const container = this.#stack[depth]!
    container.begin(shape, node, strength, width, type)
    this.top = container
    this.matched = this.depth = depth + 1
    return container
  }

  /** A block begins whose pieces are only valid inside the containers that are open. */
  holdFrame(): void {
    for (let index = this.depth - 1; index >= 0 && !this.#stack[index]!.holdsFrame; index--)
      this.#stack[index]!.holdsFrame = true
  }

  /** Closes all but so many. */
  closeTo(depth: number, end: number): void {
    if (this.depth <= depth) return
    while (this.depth > depth) this.#close(this.#stack[--this.depth]!, end)
    this.top = depth === 0 ? undefined : this.#stack[depth - 1]
    this.matched = Math.min(this.matched, depth)
    this.#writer.leave(depth)
  }

  #close({ shape, node, leadStart, leadEnd, markStart, markEnd, holdsFrame }: Container, end: number): void {
    const writer = this.#writer
    if (shape === 'quote') this.#quotes.pop()
    else if (shape === 'fenced') this.#fenced--
    writer.close(node, end)
    if (leadEnd > leadStart) writer.lead(node, leadStart, leadEnd)
    if (holdsFrame && markEnd > markStart)
      writer.frame(node, { shortLead: { start: markStart, end: markEnd } })
  }

  /** The position of the fenced container that a line of colons closes, -1 for none. */
  fencedToClose(): number {
    if (this.#fenced === 0) return -1
    for (let index = this.matched - 1; index >= 0; index--) {
      const { shape, type } = this.#stack[index]!
      if (shape === 'fenced' && type === this.#cursor.content) return index
    }
    return -1
  }
}

/** How good a place is one level deeper, and between the items of a list; never as weak as a paragraph's end. */
export function deeper(strength: number): number {
  return Math.max(strengths.item - 8, strength - 1)
}
