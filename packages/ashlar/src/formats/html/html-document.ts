import type { ColumnOutline } from '../../outline/outline.js'
import type { SliceRendering } from '../../outline/rendering.js'
import { firstAfter } from '../../outline/span-set.js'
import type { Span } from '../../span.js'
import { ElementWriter } from './element-writer.js'
import type { HtmlOptions } from './html-options.js'
import { HtmlOutline } from './html-outline.js'
import type { MappedText } from './mapped-text.js'
import type { Page } from './page.js'
import { PageFacts } from './page-facts.js'
import { parsePage } from './parse-page.js'
import { renderSlice } from './render-slice.js'
import { selectElements } from './select-elements.js'
import { tokenAt } from './token-at.js'

/** A page that is read once, for its outline and for rendering its slices. */
export class HtmlDocument {
  readonly outline: ColumnOutline
  readonly #page: Page
  readonly #facts: PageFacts
  /** For each token, how much text there is before it. */
  readonly #textBefore: Uint32Array
  #last: (Span & { readonly rendering: MappedText }) | undefined

  /** @throws AshlarError `invalid-option` for what is no selector */
  constructor(text: string, options: HtmlOptions = {}) {
    this.#page = parsePage(text)
    const reading = new HtmlOutline(this.#page, options.as ?? 'text', selectElements(this.#page, options))
    this.outline = reading.build()
    this.#textBefore = reading.textBefore
    this.#facts = new PageFacts(this.#page)
  }

  /** The clean text of a slice, without tags and without what is skipped, and where it comes from. */
  render(span: Span, as: 'text' | 'markdown'): SliceRendering {
    return (as === 'text' ? this.#beginningOfLast(span) : undefined) ?? this.#renderAnew(span, as)
  }

  /** About how far from `start` the page reaches that is rendered to so many code units: as far as its text is as long. */
  ahead(start: number, length: number): number {
    const { text, tokens } = this.#page
    const first = tokenAt(tokens, start)
    if (first === tokens.length) return start + length
    const wanted = this.#textBefore[first]! - Math.max(0, tokens.start[first]! - start) + length
    const last = firstAfter(this.#textBefore, wanted - 1)
    if (last >= tokens.length) return text.length
    return Math.max(start, tokens.start[last]! - (this.#textBefore[last]! - wanted))
  }

  /** A packer asks for a slice after a longer one: plain text of the shorter is the beginning of that of the longer. */
  #beginningOfLast({ start, end }: Span): SliceRendering | undefined {
    const last = this.#last
    return last?.start === start && end <= last.end ? last.rendering.upTo(end) : undefined
  }

  #renderAnew(span: Span, as: 'text' | 'markdown'): SliceRendering {
    const writer = new ElementWriter(this.#page, this.#facts, { span, as })
    const rendering = renderSlice(this.#page, span, { writer, skipped: this.outline.skipped ?? [] })
    if (as === 'text') this.#last = { start: span.start, end: span.end, rendering }
    return rendering
  }
}
