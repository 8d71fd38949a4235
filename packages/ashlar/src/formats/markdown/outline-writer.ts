import { strengths } from '../../boundaries/boundary.js'
import { type Outline, OutlineBuilder, type OutlineNode, outlineOf } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import { plainTitle } from './plain-title.js'
import { unbrokenInParagraphs } from './unbroken-in-paragraphs.js'

/**
 * Writes the outline of a document while it is read: sections from headings, and what holds together. A heading, a call-out's
 * first line and an opening line are glued to the next content: there is no place between, and no word boundary either.
 */
export class OutlineWriter {
  readonly #text: string
  readonly #outline = new OutlineBuilder()
  readonly #sections: { readonly node: number; readonly rank: number }[] = []
  #keptStart = 0
  #keptEnd = 0
  #isGlued = false
  /** How many containers were open when the glue was spread: it does not hold beyond them. */
  #gluedDepth = 0

  constructor(text: string) {
    this.#text = text
  }

  get isGlued(): boolean {
    return this.#isGlued
  }

  /** The innermost section, -1 for none. */
  get section(): number {
    return this.#sections.at(-1)?.node ?? -1
  }

  open(node: Omit<OutlineNode, 'end'>): number {
    return this.#outline.open(node)
  }

  close(node: number, end: number, lead?: Span): void {
    if (lead === undefined) this.#outline.close(node, end)
    else this.#outline.close(node, end, { lead })
  }

  add(node: OutlineNode): void {
    this.#outline.add(node)
  }

  verbatim({ start, end }: Span): void {
    this.#outline.verbatim(start, end)
  }

  /** A place before a block, unless what stands before holds on to it. The very beginning is no place. */
  place(at: number, strength: number): void {
    if (at > 0 && !this.#isGlued) this.#outline.place(at, strength)
  }

  /** Keeps a span in one piece; spans that overlap become one. They are to come in the order of their starts. */
  keep(start: number, end: number): void {
    if (start < this.#keptEnd) this.#keptEnd = Math.max(this.#keptEnd, end)
    else {
      this.#outline.unbroken(this.#keptStart, this.#keptEnd)
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

  /**
   * Begins a section and closes those that it ends.
   *
   * @param start where the heading's line begins
   * @param heading the heading as written, without white space around it
   * @param words the part of it that is its text
   */
  openSection(start: number, heading: Span, words: Span, rank: number): void {
    this.place(start, strengths.section + 4 * (6 - rank))
    while (this.#sections.length > 0 && this.#sections.at(-1)!.rank >= rank)
      this.#outline.close(this.#sections.pop()!.node, start)
    const title = plainTitle(this.#text.slice(words.start, words.end))
    const node = this.#outline.open({ kind: 'section', start, parent: this.section, lead: heading, title })
    this.#sections.push({ node, rank })
  }

  finish(): Outline {
    for (const { node } of this.#sections) this.#outline.close(node, this.#text.length)
    this.#outline.unbroken(this.#keptStart, this.#keptEnd)
    const { columns, places, verbatim, unbroken } = this.#outline.build()
    const unbrokenIn = unbrokenInParagraphs(this.#text, columns)
    return outlineOf(columns, { places, verbatim, unbroken, unbrokenIn })
  }
}
