import { kindNumbers } from '../../outline/node-columns.js'
import type { Outline } from '../../outline/outline.js'
import { RuleFinder, underlineRank } from './block-marks.js'
import { type Container, Containers, deeper, type Shape } from './containers.js'
import { fencedPairs } from './fenced-pairs.js'
import { LineCursor } from './line-cursor.js'
import { OutlineWriter } from './outline-writer.js'
import { ParagraphReader } from './paragraph-reader.js'
import { readFrontMatter } from './read-front-matter.js'
import { TableReader } from './table-reader.js'
import { delimiterColumns, rowCells } from './table-rows.js'
import { type VerbatimBlock, VerbatimReader } from './verbatim-reader.js'

/** What a line, or what is left of it behind markers, began: a block without blocks, one with blocks, nothing new. */
export type Opened = 'leaf' | 'container' | 'nothing'

/** Looks for a block that begins at the cursor, and begins it. */
export type Opener = (reader: BlockReader) => Opened

/**
 * What begins with a line: an item of the list that is open, a list, another block. A list in an item stays with the text
 * before it: its beginning is a weaker place than those between its items.
 */
export type Beginning = 'item' | 'list' | 'block'

/** A heading: its line or lines, and its text without marks. */
export interface Heading {
  /** 1 for the highest. */
  readonly rank: number
  /** Where its first line begins, as blocks do. */
  readonly start: number
  /** Where it begins, without indentation. */
  readonly content: number
  /** Where it ends, without white space behind it. */
  readonly end: number
  readonly wordsStart: number
  readonly wordsEnd: number
}

const colon = 0x3a

/** The longest first line that an item shows before its later pieces, in code units. */
const longestItemLead = 240

/** Reads a document line by line into an outline. What begins blocks is told by openers. */
export class BlockReader {
  readonly text: string
  readonly cursor: LineCursor
  readonly writer: OutlineWriter
  readonly containers: Containers
  readonly rules = new RuleFinder()
  readonly paragraph: ParagraphReader
  readonly table: TableReader
  readonly verbatim: VerbatimReader
  #fencedPairs: ReadonlyMap<number, number> | undefined
  readonly #later = new Map<string, number>()
  /** Where the last line that is not blank ends. */
  #lastEnd = 0
  /** Whether a container began on this line. */
  #isInside = false
  /** The last item that began on this line, which leads with it if text follows. */
  #itemOnLine: Container | undefined

  constructor(text: string) {
    this.text = text
    this.cursor = new LineCursor(text)
    this.writer = new OutlineWriter(text)
    this.containers = new Containers(this.cursor, this.writer)
    this.paragraph = new ParagraphReader(this.cursor, this.writer)
    this.table = new TableReader(this.cursor, this.writer)
    this.verbatim = new VerbatimReader(this.cursor, this.writer)
  }

  read(open: Opener): Outline {
    this.#lastEnd = readFrontMatter(this.cursor, this.writer)
    while (this.cursor.advance()) {
      this.#readLine(open)
      if (this.cursor.contentEnd > this.cursor.start) this.#lastEnd = this.cursor.contentEnd
    }
    this.verbatim.close(this.containers.depth === 0 ? this.text.length : undefined)
    this.#closeLeaf()
    this.containers.closeTo(0, this.#lastEnd)
    return this.writer.finish()
  }

  /** Where a block that begins at the cursor begins: at the beginning of the line, or behind the markers on it. */
  get start(): number {
    return this.#isInside ? this.cursor.content : this.cursor.start
  }

  /** The node that a block that begins here lies in, once it has begun. */
  get parent(): number {
    return this.containers.parent
  }

  /** How good the place before it is. */
  get strength(): number {
    return this.containers.strength
  }

  /** Whether a paragraph would go on here, if nothing else began. */
  get isInParagraph(): boolean {
    return this.paragraph.isOpen && this.containers.matched === this.containers.depth
  }

  /** Ends what the line does not go on with, and sets a place before what begins. */
  begin(what: Beginning = 'block'): void {
    const { containers } = this
    this.#closeLeaf()
    containers.closeTo(containers.matched, this.#lastEnd)
    const { top } = containers
    if (what !== 'item' && top?.shape === 'list') containers.closeTo(containers.depth - 1, this.#lastEnd)
    if (containers.top) containers.top.isEmpty = false
    if (this.#isInside) return
    const { strength } = containers
    const staysWithItem = what === 'list' && containers.top?.shape === 'indented'
    this.writer.place(this.cursor.start, staysWithItem ? deeper(deeper(strength)) : strength)
  }

  /** Lets a container begin with the marker at the cursor, which the caller then enters. */
  push(shape: Shape, node: number, strength: number, width = 0, type = 0): Container {
    this.#isInside = true
    return this.containers.push(shape, node, strength, width, type)
  }

  /** An item, or what is like one, that began on this line. The innermost one leads with what is left of it. */
  leadWithLine(container: Container): void {
    this.#itemOnLine = container
  }

  /** Adds a heading that is not yet glued to what follows. */
  addHeading(heading: Heading): void {
    const { containers, writer } = this
    const { start, end } = heading
    if (containers.depth === 0) {
      const section = writer.openSection(start, heading.rank)
      writer.lead(section, heading.content, end)
      writer.title(section, heading.wordsStart, heading.wordsEnd)
    }
    this.#setItemLead()
    writer.addPlain(kindNumbers.heading, start, end, containers.parent)
    writer.glue(start, end, containers.depth)
  }

  beginVerbatim(block: VerbatimBlock): void {
    this.verbatim.begin(block, this.containers.depth)
  }

  /** Whether a mark comes at or behind `from`. Looks no part of the text through twice. */
  comesLater(mark: string, from: number): boolean {
    const known = this.#later.get(mark)
    if (known !== undefined && known >= from) return known < this.text.length
    const at = this.text.indexOf(mark, from)
    this.#later.set(mark, at === -1 ? Number.POSITIVE_INFINITY : at)
    return at !== -1
  }

  /** Where containers fenced with colons open, and where they close. */
  get fencedPairs(): ReadonlyMap<number, number> {
    this.#fencedPairs ??= fencedPairs(this.text)
    return this.#fencedPairs
  }

  #readLine(open: Opener): void {
    const { cursor, containers, paragraph, verbatim } = this
    this.#isInside = false
    this.#itemOnLine = undefined
    if (containers.depth > 0) containers.match()
    const { first } = cursor
    if (paragraph.isOpen && goesOnWithText(first)) {
      paragraph.take()
      return
    }
    const fenced = first === colon ? containers.fencedToClose() : -1
    if (fenced !== -1) this.#closeFenced(fenced)
    else if (verbatim.isOpen && containers.matched === containers.depth && verbatim.take()) return
    else if (cursor.isBlank) {
      this.#closeLeaf()
      containers.closeTo(containers.matched, this.#lastEnd)
    } else if (!this.isInParagraph || (!this.#readUnderline() && !this.#readDelimiters()))
      this.#openBlocks(open)
  }

  #openBlocks(open: Opener): void {
    for (;;) {
      const opened = open(this)
      if (opened === 'nothing') break
      if (opened === 'leaf' || this.cursor.isBlank) return
    }
    this.#readText()
  }

  #readText(): void {
    const { containers, paragraph, table } = this
    if (paragraph.isOpen) paragraph.take()
    else if (table.isOpen && containers.matched === containers.depth) table.takeRow()
    else {
      if (!this.#isInside) this.begin()
      this.#setItemLead()
      paragraph.begin(this.start, containers.parent, this.#itemOnLine)
    }
  }

  /** A paragraph with a line under it is a heading. */
  #readUnderline(): boolean {
    const { cursor, text, writer } = this
    if (cursor.indent > 3) return false
    const rank = underlineRank(text, cursor.content, cursor.contentEnd)
    if (rank === 0) return false
    const heading = this.paragraph.releaseHeading()
    if (heading === undefined) return false
    if (heading.wasGlued) writer.resumeGlue()
    const { lineStart: start, start: content, end: wordsEnd } = heading
    this.addHeading({ rank, start, content, end: cursor.contentEnd, wordsStart: content, wordsEnd })
    return true
  }

  /** A line with a delimiter row under it is the header of a table. */
  #readDelimiters(): boolean {
    const { cursor, text, containers, writer } = this
    const { first, content, contentEnd, indent } = cursor
    if (first !== 0x7c && first !== 0x2d && first !== 0x3a) return false
    if (indent > 3) return false
    const header = this.paragraph.header
    const columns = header === undefined ? 0 : delimiterColumns(text, content, contentEnd)
    if (columns === 0 || rowCells(text, header!.start, header!.end) !== columns) return false
    const line = this.paragraph.releaseLast(containers.strength)
    if (line.wasGlued) writer.resumeGlue()
    else writer.place(line.lineStart, containers.strength)
    containers.holdFrame()
    this.table.begin(line, containers)
    return true
  }

  #setItemLead(): void {
    const { contentEnd } = this.cursor
    const item = this.#itemOnLine
    if (item === undefined || item !== this.containers.top) return
    if (contentEnd - item.markStart > longestItemLead) return
    item.leadStart = item.markStart
    item.leadEnd = contentEnd
  }

  #closeFenced(index: number): void {
    const { containers, cursor, writer } = this
    this.#closeLeaf()
    containers.closeTo(index + 1, this.#lastEnd)
    writer.keep(this.#lastEnd, cursor.contentEnd)
    containers.closeTo(index, cursor.contentEnd)
  }

  #closeLeaf(): void {
    if (this.paragraph.isOpen) this.paragraph.close(this.containers.strength)
    else if (this.table.isOpen) this.table.close()
    else if (this.verbatim.isOpen) this.verbatim.close()
  }
}

/** Whether a line that begins like this can be nothing but more of a paragraph: letters, and what is not ASCII. */
function goesOnWithText(unit: number): boolean {
  return unit >= 0x80 || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a)
}
