import { strengths } from '../../boundaries/boundary.js'
import type { Span } from '../../span.js'
import type { LineCursor } from './line-cursor.js'
import type { OutlineWriter } from './outline-writer.js'

/** Reads the rows of a table behind its header. */
export class TableReader {
  readonly #cursor: LineCursor
  readonly #writer: OutlineWriter
  #isOpen = false
  #lead: Span = { start: 0, end: 0 }
  #parent = -1
  #end = 0

  constructor(cursor: LineCursor, writer: OutlineWriter) {
    this.#cursor = cursor
    this.#writer = writer
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /**
   * Begins a table; the delimiter row is at the cursor.
   *
   * @param start where the header is to begin when it is repeated
   * @param content where the header's text begins
   */
  begin(start: number, content: number, parent: number, depth: number): void {
    this.#isOpen = true
    this.#end = this.#cursor.contentEnd
    this.#lead = { start, end: this.#end }
    this.#parent = parent
    this.#writer.glue(content, this.#end, depth)
  }

  takeRow(): void {
    const { start, content, contentEnd } = this.#cursor
    this.#writer.place(start, strengths.row)
    this.#writer.reach(content)
    this.#end = contentEnd
  }

  close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    const lead = this.#lead
    const end = this.#end
    if (end === lead.end) this.#writer.reach(end - 1)
    this.#writer.add({
      kind: 'table',
      start: lead.start,
      end,
      parent: this.#parent,
      lead,
      leadIsNeeded: true,
    })
    this.#writer.verbatim({ start: lead.start, end })
  }
}
