import type { ColumnOutline } from '../../outline/outline.js'
import type { SliceRendering } from '../../outline/rendering.js'
import type { Span } from '../../span.js'
import { ElementWriter } from './element-writer.js'
import type { HtmlOptions } from './html-options.js'
import { HtmlOutline } from './html-outline.js'
import type { Page } from './page.js'
import { PageFacts } from './page-facts.js'
import { parsePage } from './parse-page.js'
import { renderSlice } from './render-slice.js'
import { selectElements } from './select-elements.js'

/** A page that is read once, for its outline and for rendering its slices. */
export class HtmlDocument {
  readonly outline: ColumnOutline
  readonly #page: Page
  readonly #facts: PageFacts

  /** @throws AshlarError `invalid-option` for what is no selector */
  constructor(text: string, options: HtmlOptions = {}) {
    this.#page = parsePage(text)
    this.outline = new HtmlOutline(
      this.#page,
      options.as ?? 'text',
      selectElements(this.#page, options),
    ).build()
    this.#facts = new PageFacts(this.#page)
  }

  /** The clean text of a slice, without tags and without what is skipped, and where it comes from. */
  render(span: Span, as: 'text' | 'markdown'): SliceRendering {
    const writer = new ElementWriter(this.#page, this.#facts, { span, as })
    return renderSlice(this.#page, span, { writer, skipped: this.outline.skipped ?? [] })
  }
}
