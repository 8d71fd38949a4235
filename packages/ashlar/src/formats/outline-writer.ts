import { strengths } from '../boundaries/boundary.js'
import type { NodeKind, Outline, OutlineNode } from '../outline/outline.js'
import { OutlineBuilder, outlineOf } from '../outline/outline-builder.js'
import { PlaceList } from '../outline/place-list.js'
import type { Span } from '../span.js'

/** A node that is still open, and what its format wants to remember of it. */
export interface OpenNode {
  readonly index: number
  readonly kind: NodeKind
  readonly start: number
  /** The rank of a section, 0 for everything else. */
  readonly rank: number
  /** The name of an environment, the delimiter of a block, the marker of a list. */
  readonly tag: string
  /** The column where what belongs to the node begins. */
  readonly indent: number
  /** Known before the end where it grows while the node is read. */
  lead?: Span | undefined
}

type Opening = Omit<OutlineNode, 'end' | 'parent'> & { readonly tag?: string; readonly indent?: number }

/** A heading as a format finds it. */
export interface Heading {
  /** Where its first line begins. */
  readonly start: number
  readonly lead: Span
  readonly title: string
  /** 1 for the highest. */
  readonly rank: number
}

/**
 * Writes the outline of a format that is read block by block: keeps the stack of open nodes, and sees to it that no
 * place parts a heading or an opening line from what follows it.
 */
export class OutlineWriter {
  readonly #text: string
  readonly #builder = new OutlineBuilder()
  readonly #stack: OpenNode[] = []
  readonly #places = new PlaceList()
  #heldFrom = -1
  #depth = 0
  #lists = 0
  #items = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The innermost open node. */
  get top(): OpenNode | undefined {
    return this.#stack.at(-1)
  }

  /** Whether nothing has followed a heading or an opening line yet. */
  get isHeld(): boolean {
    return this.#heldFrom !== -1
  }

  /** Whether a node with this tag is open, looked for from the inside until `isLimit`. */
  around(isLimit: (node: OpenNode) => boolean, tag: string): boolean {
    for (let index = this.#stack.length - 1; index >= 0 && !isLimit(this.#stack[index]!); index--) {
      if (this.#stack[index]!.tag === tag) return true
    }
    return false
  }

  get nodeCount(): number {
    return this.#builder.nodeCount
  }

  get placeCount(): number {
    return this.#places.count
  }

  /** Forgets the places behind the first `count`. */
  dropPlaces(count: number): void {
    this.#places.drop(count)
  }

  /** Opens a node inside the innermost open one. */
  push(opening: Opening): OpenNode {
    const { tag = '', indent = 0, ...node } = opening
    const open: OpenNode = {
      index: this.#builder.open({ ...node, parent: this.top?.index ?? -1 }),
      kind: node.kind,
      start: node.start,
      rank: 0,
      tag,
      indent,
    }
    this.#enter(open)
    return open
  }

  /** Ends the innermost open node. */
  pop(end: number, more: Partial<Pick<OutlineNode, 'lead' | 'closer'>> = {}): void {
    const node = this.#stack.pop()!
    if (node.rank === 0) this.#depth--
    if (node.kind === 'list') this.#lists--
    if (node.kind === 'item') this.#items--
    const lead = more.lead ?? node.lead
    this.#builder.close(node.index, Math.max(node.start, end), { ...more, ...(lead && { lead }) })
  }

  /** A node without children. */
  leaf(node: Omit<OutlineNode, 'parent'>): void {
    this.#builder.add({ ...node, parent: this.top?.index ?? -1 })
  }

  /** Ends all open nodes that are no sections, at `end`, and begins a section. */
  heading({ start, lead, title, rank }: Heading, end: number): void {
    this.closeBlocks(end)
    while (this.top !== undefined && this.top.rank >= rank) this.pop(start)
    this.place(start, strengths.section + 4 * Math.max(0, 6 - rank))
    const index = this.#builder.open({ kind: 'section', start, parent: this.top?.index ?? -1, lead, title })
    this.#enter({ index, kind: 'section', start, rank, tag: '', indent: 0 })
    this.leaf({ kind: 'heading', ...lead })
    this.hold(start)
  }

  /** Ends all open nodes that are no sections. */
  closeBlocks(end: number): void {
    while (this.top !== undefined && this.top.rank === 0) this.pop(end)
  }

  /** What begins at `from` stays with the next content, whatever place would be there. */
  hold(from: number): void {
    if (this.#heldFrom === -1) this.#heldFrom = from
  }

  /** Content follows at `at`, where there is no place. True when something was held until here. */
  touch(at: number): boolean {
    if (this.#heldFrom === -1) return false
    let content = at
    while (this.#text.charCodeAt(content) === 0x20 || this.#text.charCodeAt(content) === 0x09) content++
    this.unbroken({ start: this.#heldFrom, end: Math.min(this.#text.length, content + 1) })
    this.#heldFrom = -1
    return true
  }

  /**
   * A place of the given strength at `at`.
   *
   * @param content where the block itself begins, when lines that belong to it stand before it
   */
  place(at: number, strength: number, content = at): void {
    if (this.touch(content)) return
    if (content > at) this.unbroken({ start: at, end: Math.min(this.#text.length, content + 1) })
    if (at > 0 && !this.#builder.isUnbroken(at)) this.#places.push(at, strength)
  }

  /** A place before a block: weaker the deeper it is, and weaker than items inside of them. */
  block(at: number, content = at): void {
    const strength =
      this.#items > 0 ? strengths.paragraph + 8 : Math.max(121, strengths.block - 2 * this.#depth)
    this.place(at, strength, content)
  }

  /** A place before an item of the innermost open list. */
  item(at: number, content = at): void {
    this.place(at, Math.max(112, strengths.item + 1 - this.#lists), content)
  }

  verbatim({ start, end }: Span): void {
    this.#builder.verbatim(start, end)
  }

  unbroken({ start, end }: Span): void {
    this.#builder.unbroken(start, end)
  }

  /** Ends everything: blocks at `end`, sections at the end of the text. */
  finish(end: number): Outline {
    this.closeBlocks(end)
    while (this.top !== undefined) this.pop(this.#text.length)
    const { columns, verbatim, unbroken } = this.#builder.build()
    return outlineOf(columns, { places: this.#places.build(), verbatim, unbroken })
  }

  #enter(node: OpenNode): void {
    this.#stack.push(node)
    if (node.rank === 0) this.#depth++
    if (node.kind === 'list') this.#lists++
    if (node.kind === 'item') this.#items++
  }
}
