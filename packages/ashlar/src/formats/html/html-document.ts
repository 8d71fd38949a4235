import type { ColumnOutline } from '../../outline/outline-builder.js'
import type { SizedRendering } from '../../outline/rendering.js'
import { firstAfter } from '../../outline/span-set.js'
import type { Span } from '../../span.js'
import type { HtmlOptions } from './html-options.js'
import { HtmlOutline } from './html-outline.js'
import type { MappedText } from './mapped-text.js'
import type { Page } from './page.js'
import { PageFacts } from './page-facts.js'
import { parsePage } from './parse-page.js'
import { renderSlice } from './render-slice.js'
import { selectElements } from './select-elements.js'
import { TextFlow } from './text-flow.js'
import { tokenAt } from './token-at.js'
import { WrittenRoom } from './written-room.js'

/** The slice that was rendered last, and a shorter one that was asked for last. */
interface RenderedLast extends Span {
  readonly as: 'text' | 'markdown'
  /** Whether the rendering is that of the slice alone; else it may go on behind it. */
  readonly isWhole: boolean
  readonly rendering: MappedText
  part?: { readonly end: number; readonly rendering: MappedText | undefined }
}

/** A page that is read once, for its outline and for rendering its slices. */
export class HtmlDocument {
  readonly outline: ColumnOutline
  readonly #page: Page
  readonly #facts: PageFacts
  /** For each token, how much text there is before it; for Markdown only. */
  readonly #textBefore: Uint32Array | undefined
  /** How many rendered code units fitted last, 0 when that is not known. */
  #fitted = 0
  #last: RenderedLast | undefined
  #flow: TextFlow | undefined
  /** Of the flow, one after another. */
  readonly #room = new WrittenRoom(256)

  /** @throws AshlarError `invalid-option` for what is no selector */
  constructor(text: string, options: HtmlOptions = {}) {
    this.#page = parsePage(text)
    const reading = new HtmlOutline(this.#page, options.as ?? 'text', selectElements(this.#page, options))
    this.outline = reading.build()
    this.#textBefore = reading.textBefore
    this.#facts = new PageFacts(this.#page)
  }

  /** The clean text of a slice, without tags and without what is skipped, and where it comes from. */
  render(span: Span, as: 'text' | 'markdown'): MappedText {
    return this.#partOfLast(span, as) ?? this.#renderAnew(span, as)
  }

  /**
   * The place in a span up to which the page can be embedded, so that what it is rendered to fits. A slice is rendered that is
   * a little longer than the last one that fitted, or else twice as long; what of it fits says where.
   *
   * @param likely how far the page would reach as it is
   * @param fit how much of what is rendered fits, in code units
   */
  reach(
    { start, end }: Span,
    likely: number,
    as: 'text' | 'markdown',
    fit: (rendering: SizedRendering) => number,
  ): number {
    for (let length = this.#fitted || likely - start; ; length *= 2) {
      const rendering =
        as === 'text' ? this.#flowing(start, end, length + 100) : this.#sliceOf(start, end, length + 100)
      const fits = fit(rendering)
      if (fits < rendering.length) {
        this.#fitted = fits
        return Math.max(start + 1, Math.min(end, rendering.sourceAt(fits)))
      }
      if (this.#last!.end >= end) return end
    }
  }

  /** What is written from `start` on: so many code units of it, or as much as comes before `end` or a little behind it. */
  #flowing(start: number, end: number, length: number): MappedText {
    if (this.#flow?.isSpent(start)) this.#flow = undefined
    let rendering = this.#flow?.from(start, end, length)
    if (rendering === undefined) {
      const skipped = this.outline.skipped ?? []
      this.#flow = new TextFlow(this.#page, this.#facts, skipped, start, this.#room)
      rendering = this.#flow.from(start, end, length)!
    }
    const to = rendering.length < length ? this.#flow!.end : rendering.sourceAt(length)
    this.#last = { start, end: to, as: 'text', isWhole: false, rendering }
    return rendering
  }

  /** A slice that is written to about so many code units. */
  #sliceOf(start: number, end: number, length: number): MappedText {
    const to = Math.max(start + 1, Math.min(end, this.#ahead(start, length)))
    return this.render({ start, end: to }, 'markdown')
  }

  /** About how far from `start` the page reaches that is rendered to so many code units: as far as its text is as long. */
  #ahead(start: number, length: number): number {
    const { text, tokens } = this.#page
    const textBefore = this.#textBefore!
    const first = tokenAt(tokens, start)
    if (first === tokens.length) return start + length
    const wanted = textBefore[first]! - Math.max(0, tokens.start[first]! - start) + length
    const last = firstAfter(textBefore, wanted - 1)
    if (last >= tokens.length) return text.length
    return Math.max(start, tokens.start[last]! - (textBefore[last]! - wanted))
  }

  /**
   * A packer asks for a slice after a longer one: plain text of the shorter is the beginning of that of the longer. Whether
   * it embeds anything is asked after its size.
   */
  #partOfLast({ start, end }: Span, as: 'text' | 'markdown'): MappedText | undefined {
    const last = this.#last
    if (last === undefined || last.as !== as || last.start !== start) return undefined
    if (last.end === end && last.isWhole) return last.rendering
    if (as === 'markdown' || end > last.end) return undefined
    if (last.part?.end !== end) last.part = { end, rendering: last.rendering.upTo(end) }
    return last.part.rendering
  }

  #renderAnew(span: Span, as: 'text' | 'markdown'): MappedText {
    const rendering = renderSlice(this.#page, this.#facts, this.outline.skipped ?? [], { span, as })
    this.#last = { start: span.start, end: span.end, as, isWhole: true, rendering }
    return rendering
  }
}
