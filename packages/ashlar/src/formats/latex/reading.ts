import { strengths } from '../../boundaries/boundary.js'
import { OutlineWriter } from '../outline-writer.js'
import { Groups } from './groups.js'
import { afterLineEnd, lineEndFrom } from './scan.js'
import { TableRows } from './table-rows.js'

/** What the next content begins: nothing, what follows a formula inside a paragraph, a block. */
export const breaks = { none: 0, weak: 1, block: 2 } as const
export type Break = (typeof breaks)[keyof typeof breaks]

/** How far a LaTeX text is read, and what the next content means there. */
export class Reading {
  readonly text: string
  readonly out: OutlineWriter
  readonly groups = new Groups()
  readonly rows: TableRows
  at = 0
  contentEnd = 0
  lineIsBlank = true
  pending: Break = breaks.block
  /** What is pending once the line has ended. */
  pendingAtLineEnd: Break = breaks.none
  #lineStart = 0

  constructor(text: string) {
    this.text = text
    this.out = new OutlineWriter(text)
    this.rows = new TableRows(text, this.out)
    if (text.charCodeAt(0) === 0xfeff) this.at = this.#lineStart = 1
  }

  newLine(): void {
    if (this.lineIsBlank) {
      this.endParagraph()
      this.groups.reset()
      this.pending = breaks.block
    }
    if (this.pendingAtLineEnd > this.pending) this.pending = this.pendingAtLineEnd
    this.pendingAtLineEnd = breaks.none
    this.at = this.#lineStart = afterLineEnd(this.text, this.at)
    this.lineIsBlank = true
  }

  comment(): void {
    if (this.lineIsBlank && this.pending === breaks.block && !this.out.isHeld && !this.rows.isOpen) {
      this.out.block(this.#lineStart)
      this.pending = breaks.none
    }
    this.lineIsBlank = false
    this.at = lineEndFrom(this.text, this.at)
  }

  /** Text begins or goes on at the position. */
  content(end: number): void {
    const start = this.blockStart()
    this.lineIsBlank = false
    if (!this.rows.content(start)) {
      if (this.pending === breaks.block) this.out.block(start)
      else if (this.pending === breaks.weak) this.out.place(start, strengths.paragraph)
      else this.out.touch(this.at)
      const top = this.out.top?.kind
      if (top !== 'paragraph' && top !== 'table' && top !== 'item')
        this.out.push({ kind: 'paragraph', start })
    }
    this.pending = breaks.none
    this.at = this.contentEnd = end
  }

  /** Where a block that begins at the position begins: with its line, unless something stands before it. */
  blockStart(): number {
    return this.lineIsBlank ? this.#lineStart : this.at
  }

  passed(end: number): void {
    this.at = this.contentEnd = end
    this.lineIsBlank = false
    this.pending = breaks.none
  }

  endParagraph(): void {
    if (this.out.top?.kind === 'paragraph') this.out.pop(this.contentEnd)
  }

  /** A place before a block; weaker where it goes on with a paragraph, none where it does not begin a word. */
  placeBlock(start: number): void {
    const isInsideLine = !this.lineIsBlank && !/\s/.test(this.text[start - 1] ?? ' ')
    if (isInsideLine) this.out.touch(this.at)
    else if (this.pending === breaks.block) this.out.block(start)
    else this.out.place(start, strengths.paragraph)
  }
}
