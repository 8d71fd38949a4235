import { strengths } from '../../boundaries/boundary.js'
import { kindNumbers } from '../../outline/node-columns.js'
import { NodeList } from '../../outline/node-list.js'
import type { Outline, OutlineNode } from '../../outline/outline.js'
import { outlineOf } from '../../outline/outline-builder.js'
import type { NodeFrame } from '../../outline/outline-node.js'
import { PlaceList } from '../../outline/place-list.js'
import { SpanList } from '../../outline/span-list.js'
import { plainTitle } from './plain-title.js'
import { unbrokenInParagraphs } from './unbroken-in-paragraphs.js'

/** An opening line that every piece of a block needs, and what closes it; nothing before its lines is `''`. */
export interface Enclosure {
  readonly leadStart: number
  readonly leadEnd: number
  readonly closer: string
  readonly linePrefix: string
}

/**
 * Writes the outline of a document while it is read: sections from headings, and what holds together. A heading, a call-out's
 * first line and an opening line are glued to the next content: there is no place between, and no word boundary either.
 */
export class OutlineWriter {
  readonly #text: string
  readonly #nodes: NodeList
  readonly #places: PlaceList
  readonly #verbatim = new SpanList()
  readonly #unbroken = new SpanList()
  /** The open sections and their ranks. */
  readonly #sections: number[] = []
  readonly #ranks: number[] = []
  /** The innermost section, -1 for none. */
  section = -1
  #keptStart = 0
  #keptEnd = 0
  #isGlued = false
  /** How many containers were open when the glue was spread: it does not hold beyond them. */
  #gluedDepth = 0

  constructor(text: string) {
    this.#text = text
    this.#places = new PlaceList(64 + (text.length >> 6))
    this.#nodes = new NodeList(64 + (text.length >> 6), (start, end) => plainTitle(text, start, end))
  }

  get isGlued(): boolean {
    return this.#isGlued
  }

  open(node: Omit<OutlineNode, 'end'>): number {
    return this.#nodes.add(node, node.start)
  }

  /** Tells of a node that is open what its pieces need. */
  frame(node: number, frame: NodeFrame): void {
    this.#nodes.setFrame(node, frame)
  }

  /** Begins a node with nothing but a kind, by its number. */
  openPlain(kind: number, start: number, parent: number): number {
    return this.#nodes.addPlain(kind, start, start, parent)
  }

  close(node: number, end: number): void {
    this.#nodes.setEnd(node, end)
  }

  /** Tells what a node leads with. */
  lead(node: number, start: number, end: number): void {
    this.#nodes.setLead(node, start, end)
  }

  add(node: OutlineNode): void {
    this.#nodes.add(node, node.end)
  }

  /** Adds a node with nothing but a kind, by its number. */
  addPlain(kind: number, start: number, end: number, parent: number): number {
    return this.#nodes.addPlain(kind, start, end, parent)
  }

  /** Tells of a node what encloses each of its pieces. */
  enclose(node: number, { leadStart, leadEnd, closer, linePrefix }: Enclosure): void {
    this.#nodes.setLead(node, leadStart, leadEnd)
    this.#nodes.needLead(node, closer)
    if (linePrefix !== '') this.#nodes.setFrame(node, { linePrefix })
  }

  verbatim(start: number, end: number): void {
    this.#verbatim.add(start, end)
  }

  /** A place before a block, unless what stands before holds on to it. The very beginning is no place. */
  place(at: number, strength: number): void {
    if (at > 0 && !this.#isGlued) this.#places.push(at, strength)
  }

  /** A place inside a block, whatever stands before it. */
  innerPlace(at: number, strength: number): void {
    this.#places.push(at, strength)
  }

  /** Keeps a span in one piece; spans that overlap become one. They are to come in the order of their starts. */
  keep(start: number, end: number): void {
    if (start < this.#keptEnd) this.#keptEnd = Math.max(this.#keptEnd, end)
    else {
      this.#unbroken.add(this.#keptStart, this.#keptEnd)
      this.#keptStart = start
      this.#keptEnd = end
    }
  }

  /** Keeps a span, and all up to the content that follows it. */
  glue(start: number, end: number, depth: number): void {
    if (this.#isGlued) this.#keptEnd = end
    else this.keep(start, end)
    this.#isGlued = true
    this.#gluedDepth = depth
  }

  /** Content that begins at `at` ends the glue, which holds its first code unit: no boundary is before it. */
  reach(at: number): void {
    if (this.#isGlued) this.#keptEnd = Math.max(this.#keptEnd, at + 1)
    this.#isGlued = false
  }

  /** What was content turned out to be more of what is glued. */
  resumeGlue(): void {
    this.#isGlued = true
  }

  /** Containers were closed. */
  leave(depth: number): void {
    if (depth < this.#gluedDepth) this.#isGlued = false
  }

  /** Begins a section at the beginning of its heading's line, and closes those that it ends. Gives its node. */
  openSection(start: number, rank: number): number {
    this.place(start, strengths.section + 4 * (6 - rank))
    while (this.#ranks.length > 0 && this.#ranks[this.#ranks.length - 1]! >= rank) {
      this.#ranks.pop()
      this.#nodes.setEnd(this.#sections.pop()!, start)
    }
    const around = this.#sections.length === 0 ? -1 : this.#sections[this.#sections.length - 1]!
    this.section = this.#nodes.addPlain(kindNumbers.section, start, start, around)
    this.#sections.push(this.section)
    this.#ranks.push(rank)
    return this.section
  }

  /** Tells which part of a heading is its text, which is read without marks when the title is asked for. */
  title(section: number, start: number, end: number): void {
    this.#nodes.setUnreadTitle(section, start, end)
  }

  finish(): Outline {
    for (const node of this.#sections) this.#nodes.setEnd(node, this.#text.length)
    this.#unbroken.add(this.#keptStart, this.#keptEnd)
    const columns = this.#nodes.build()
    return outlineOf(columns, {
      places: this.#places.build(),
      verbatim: this.#verbatim.build(),
      unbroken: this.#unbroken.build(),
      unbrokenIn: unbrokenInParagraphs(this.#text, columns),
    })
  }
}
