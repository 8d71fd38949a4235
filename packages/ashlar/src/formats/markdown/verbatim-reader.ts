import { strengths } from '../../boundaries/boundary.js'
import { runLength } from './block-marks.js'
import type { LineCursor } from './line-cursor.js'
import type { Enclosure, OutlineWriter } from './outline-writer.js'

/** What ends a block whose lines are taken as they are. */
export type Ending =
  | { readonly by: 'fence'; readonly mark: number; readonly length: number }
  /** The line that holds one of these, in lower case, is the last one. */
  | { readonly by: 'text'; readonly texts: readonly string[]; readonly orBlankLine?: true }
  | { readonly by: 'blank line' }
  | { readonly by: 'less indentation' }

export interface VerbatimBlock {
  /** By its number. */
  readonly kind: number
  readonly start: number
  readonly parent: number
  readonly ending: Ending
  /** An opening line that every piece needs, and what closes it. */
  readonly frame?: Enclosure
}

/** Reads blocks whose lines mean nothing to Markdown: code, formulas, HTML, modules. */
export class VerbatimReader {
  readonly #cursor: LineCursor
  readonly #writer: OutlineWriter
  #block: VerbatimBlock | undefined
  #end = 0
  #isAfterBlank = false

  constructor(cursor: LineCursor, writer: OutlineWriter) {
    this.#cursor = cursor
    this.#writer = writer
  }

  get isOpen(): boolean {
    return this.#block !== undefined
  }

  /** Begins a block with the line at the cursor. */
  begin(block: VerbatimBlock, depth: number): void {
    const { content, contentEnd } = this.#cursor
    this.#block = block
    this.#end = contentEnd
    this.#isAfterBlank = false
    if (block.frame) this.#writer.glue(block.start, contentEnd, depth)
    else this.#writer.reach(content)
  }

  /** Takes the line at the cursor, or ends the block before it and gives false. */
  take(): boolean {
    const { ending } = this.#block!
    const { isBlank, indent } = this.#cursor
    if (isBlank) {
      if (ending.by === 'blank line' || (ending.by === 'text' && ending.orBlankLine)) {
        this.close()
        return false
      }
      this.#isAfterBlank = true
    } else if (ending.by === 'fence') {
      if (this.#isClosingFence(ending)) this.#takeLast()
      else this.#takeLine()
    } else if (ending.by === 'text' && this.holds(ending.texts)) this.#takeLast()
    else if (ending.by === 'less indentation' && indent < 4) {
      this.close()
      return false
    } else this.#takeLine()
    return true
  }

  /** Whether the line at the cursor holds one of these texts. */
  holds(texts: readonly string[], from = this.#cursor.content): boolean {
    const { text, contentEnd } = this.#cursor
    const line = text.slice(from, contentEnd).toLowerCase()
    return texts.some((one) => line.includes(one))
  }

  /** @param openEnd where a fence ends that nothing closed; else behind its last line */
  close(openEnd?: number): void {
    const block = this.#block
    if (block === undefined) return
    const end = block.ending.by === 'fence' ? (openEnd ?? this.#end) : this.#end
    if (block.frame) this.#endGlue()
    this.#block = undefined
    const { kind, start, parent, frame } = block
    const node = this.#writer.addPlain(kind, start, end, parent)
    if (frame) this.#writer.enclose(node, frame)
    this.#writer.verbatim(start, end)
  }

  #takeLine(): void {
    const { start, content, contentEnd } = this.#cursor
    const blank = this.#isAfterBlank ? 8 : 0
    this.#writer.place(start, strengths.line + blank)
    this.#writer.reach(content)
    this.#isAfterBlank = false
    this.#end = contentEnd
  }

  /** The last line stays with the one before it when it only closes. */
  #takeLast(): void {
    const { contentEnd } = this.#cursor
    if (!this.#block!.frame) this.#takeLine()
    else if (!this.#writer.isGlued) this.#writer.keep(this.#end, contentEnd)
    else this.#writer.reach(contentEnd - 1)
    this.#end = contentEnd
    this.close()
  }

  #endGlue(): void {
    if (this.#writer.isGlued) this.#writer.reach(this.#end - 1)
  }

  #isClosingFence(fence: { readonly mark: number; readonly length: number }): boolean {
    const { text, first, content, contentEnd, indent } = this.#cursor
    if (first !== fence.mark || indent > 3) return false
    const length = runLength(text, content, contentEnd, fence.mark)
    return length >= fence.length && content + length === contentEnd
  }
}
