import type { Span } from '../../span.js'
import { readAttributes } from './attributes.js'
import { addressOf, markOf } from './markdown-marks.js'
import type { Page } from './page.js'
import type { RenderedText } from './rendered-text.js'

/** The marks of inline elements in Markdown: of those only that lie in a slice as a whole. */
export class InlineMarks {
  readonly #page: Page
  readonly #span: Span
  readonly #out: RenderedText

  constructor(page: Page, span: Span, out: RenderedText) {
    this.#page = page
    this.#span = span
    this.#out = out
  }

  isWhole(element: number): boolean {
    const { start, end } = this.#page.elements
    return start[element]! >= this.#span.start && end[element]! <= this.#span.end
  }

  open(element: number): void {
    if (!this.isWhole(element)) return
    this.#out.markInline(this.#address(element) === undefined ? this.#markOf(element) : '[')
  }

  close(element: number): void {
    if (!this.isWhole(element)) return
    const address = this.#address(element)
    const mark = address === undefined ? this.#markOf(element) : '['
    if (mark === '' || this.#out.unmarkInline(mark)) return
    this.#out.append(address === undefined ? mark : `](${address})`)
  }

  #markOf(element: number): string {
    return markOf(this.#page.elements.tag[element]!.name)
  }

  /** Where a link leads. */
  #address(element: number): string | undefined {
    const { text, elements } = this.#page
    if (elements.tag[element]!.name !== 'a') return undefined
    const attributes = readAttributes(
      text.slice(elements.start[element]!, elements.openEnd[element]!),
      'href',
    )
    return addressOf(attributes.get('href'))
  }
}

/** What stands for an image: its `alt`, in Markdown with its address; nothing without `alt`. */
export function imageText(tag: string, as: 'text' | 'markdown'): string {
  const attributes = readAttributes(tag, as === 'text' ? 'alt' : undefined)
  const alt = (attributes.get('alt') ?? '').replace(/\s+/g, ' ').trim()
  const address = as === 'markdown' && alt !== '' ? addressOf(attributes.get('src')) : undefined
  return address === undefined ? alt : `![${alt}](${address})`
}
