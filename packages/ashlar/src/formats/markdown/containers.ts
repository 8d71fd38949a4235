import { strengths } from '../../boundaries/boundary.js'
import type { NodeFrame } from '../../outline/outline-node.js'
import type { Span } from '../../span.js'
import type { LineCursor } from './line-cursor.js'
import type { OutlineWriter } from './outline-writer.js'

/**
 * A block that holds blocks. A quote goes on where its marker is, an item and what else is indented where the indentation
 * is, a fenced one until its closing line, a list as long as its items do.
 */
export interface Container {
  readonly shape: 'quote' | 'indented' | 'list' | 'fenced'
  readonly node: number
  /** The columns of indentation that an item asks for. */
  readonly width: number
  /** What tells one list from another; where a fenced container is closed. */
  readonly type: number
  /** How good a place before the blocks in it is. */
  readonly strength: number
  /** An item without content ends at a blank line. */
  isEmpty: boolean
  lead: Span | undefined
  /** Its marker, which shows a piece of a block inside to be in it; empty for none. */
  markStart: number
  markEnd: number
  /** Whether a block inside needs that. */
  holdsFrame: boolean
  /** What stands before the lines inside, that of the containers around included; known once something asked for it. */
  prefix: string | undefined
}

/** A container that has only begun. */
export function newContainer(
  shape: Container['shape'],
  node: number,
  strength: number,
  width = 0,
  type = 0,
): Container {
  return {
    shape,
    node,
    width,
    type,
    strength,
    isEmpty: false,
    lead: undefined,
    markStart: 0,
    markEnd: 0,
    holdsFrame: false,
    prefix: undefined,
  }
}

/** More nested containers are taken for text. */
const deepest = 10_000

/** More nested fenced containers are taken for text: they cost every line a look. */
const deepestFenced = 32

const quoteMark = 0x3e
const colon = 0x3a

/** The containers around the line that is read. No recursion, and no line costs more than its own markers. */
export class Containers {
  readonly #cursor: LineCursor
  readonly #writer: OutlineWriter
  readonly #stack: Container[] = []
  /** The positions of quotes in the stack, for blank lines: those go through everything else. */
  readonly #quotes: number[] = []
  #fenced = 0
  #lastFrame: NodeFrame | undefined
  /** How many of them the line goes on with. */
  matched = 0

  constructor(cursor: LineCursor, writer: OutlineWriter) {
    this.#cursor = cursor
    this.#writer = writer
  }

  get depth(): number {
    return this.#stack.length
  }

  get top(): Container | undefined {
    return this.#stack.at(-1)
  }

  get isFull(): boolean {
    return this.#stack.length >= deepest
  }

  get allowsFenced(): boolean {
    return this.#fenced < deepestFenced
  }

  /** The node that a new block lies in. */
  get parent(): number {
    return this.#stack.at(-1)?.node ?? this.#writer.section
  }

  /** What stands before the lines of a new block. */
  get prefix(): string {
    const stack = this.#stack
    let known = stack.length - 1
    while (known >= 0 && stack[known]!.prefix === undefined) known--
    let prefix = known < 0 ? '' : stack[known]!.prefix!
    for (let index = known + 1; index < stack.length; index++) {
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
    return this.#stack.at(-1)?.strength ?? strengths.block
  }

  /** The list that a new item may belong to. */
  get matchedList(): Container | undefined {
    const last = this.#stack[this.matched - 1]
    return last?.shape === 'list' ? last : undefined
  }

  /** Finds the containers that the line goes on with, and takes their markers. */
  match(): void {
    const cursor = this.#cursor
    const stack = this.#stack
    let quotes = 0
    let index = 0
    for (; index < stack.length; index++) {
      const { shape, width } = stack[index]!
      if (shape === 'quote') {
        if (cursor.indent > 3 || cursor.first !== quoteMark || cursor.isBlank) break
        quotes++
        cursor.enter(1)
        if (cursor.indent > 0) cursor.take(1)
      } else if (cursor.isBlank) {
        index = this.#quotes[quotes] ?? stack.length
        if (index === stack.length && stack[index - 1]!.isEmpty) index--
        break
      } else if (shape === 'indented') {
        if (cursor.indent < width) break
        cursor.take(width)
      }
    }
    this.matched = index
  }

  push(container: Container): Container {
    if (container.shape === 'quote') this.#quotes.push(this.#stack.length)
    if (container.shape === 'fenced') this.#fenced++
    this.#stack.push(container)
    this.matched = this.#stack.length
    return container
  }

  /** A block begins whose pieces are only valid inside the containers that are open. */
  holdFrame(): void {
    for (let index = this.#stack.length - 1; index >= 0 && !this.#stack[index]!.holdsFrame; index--)
      this.#stack[index]!.holdsFrame = true
  }

  /** Closes all but so many. */
  closeTo(depth: number, end: number): void {
    if (this.#stack.length <= depth) return
    while (this.#stack.length > depth) {
      const { shape, node, lead, markStart, markEnd, holdsFrame } = this.#stack.pop()!
      if (shape === 'quote') this.#quotes.pop()
      if (shape === 'fenced') this.#fenced--
      const hasMark = holdsFrame && markEnd > markStart
      this.#writer.close(node, end, lead, hasMark ? { start: markStart, end: markEnd } : undefined)
    }
    this.matched = Math.min(this.matched, depth)
    this.#writer.leave(depth)
  }

  /** The position of the fenced container that the line closes, -1 for none. */
  fencedToClose(): number {
    if (this.#fenced === 0 || this.#cursor.first !== colon) return -1
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
