import type { Outline } from '../../outline/outline.js'
import type { Rendering } from '../../outline/rendering.js'
import type { Span } from '../../span.js'
import { ElementWriter, type PageFacts } from './element-writer.js'
import type { HtmlOptions } from './html-options.js'
import { HtmlOutline } from './html-outline.js'
import type { Page } from './page.js'
import { parsePage } from './parse-page.js'
import { renderSlice } from './render-slice.js'
import { selectElements } from './select-elements.js'
import { headEnd } from './table-head.js'

/** A page that is read once, for its outline and for rendering its slices. */
export class HtmlDocument {
  readonly outline: Outline
  readonly #page: Page
  readonly #facts: PageFacts

  /** @throws AshlarError `invalid-option` for what is no selector */
  constructor(text: string, options: HtmlOptions = {}) {
    this.#page = parsePage(text)
    this.outline = new HtmlOutline(
      this.#page,
      options.as ?? 'html',
      selectElements(this.#page, options),
    ).build()
    this.#facts = factsOf(this.#page)
  }

  /** The clean text of a slice, without tags and without what is skipped, and where it comes from. */
  render(span: Span, as: 'text' | 'markdown'): Rendering {
    const writer = new ElementWriter(this.#page, this.#facts, { span, as })
    return renderSlice(this.#page, span, { writer, skipped: this.outline.skipped ?? [] })
  }
}

function factsOf({ elements, layoutTables }: Page): PageFacts {
  let ordinals: Uint32Array | undefined
  const heads = new Map<number, number>()
  const tableOf = (element: number): number => {
    let at = elements.parent[element]!
    for (let up = 0; up < 3 && at !== -1 && elements.tag[at]!.role !== 'table'; up++)
      at = elements.parent[at]!
    return at
  }
  return {
    ordinal: (item) => {
      ordinals ??= ordinalsOf(elements)
      return ordinals[item]!
    },
    isHeaderRow: (row) => {
      const table = tableOf(row)
      if (table === -1) return false
      const end = heads.get(table) ?? headEnd(elements, table) ?? -1
      heads.set(table, end)
      return elements.end[row]! <= end
    },
    isLayout: (element) => layoutTables.has(tableOf(element)),
  }
}

function ordinalsOf({ tag, parent }: Page['elements']): Uint32Array {
  const ordinals = new Uint32Array(tag.length)
  const counts = new Map<number, number>()
  tag.forEach(({ role }, element) => {
    if (role !== 'item') return
    const list = parent[element]!
    const count = (counts.get(list) ?? 0) + 1
    counts.set(list, count)
    ordinals[element] = count
  })
  return ordinals
}
