import { selectAll } from 'css-select'
import { AshlarError } from '../../errors.js'
import type { Span } from '../../span.js'
import type { Page } from './page.js'
import { type PageElement, pageAdapter, pageTree } from './page-tree.js'

/** Which parts of a page count. */
export interface SelectionOptions {
  /** A CSS selector: only what lies in elements it matches is content. A page without any is content as a whole. */
  readonly select?: string
  /**
   * A CSS selector: elements it matches are no content. Default: `nav, footer, aside` on pages that have a `main` or
   * `article`. The empty string ignores nothing.
   */
  readonly ignore?: string
}

/** What was chosen of a page. */
export interface PageSelection {
  readonly ignored: ReadonlySet<number>
  /** All spans that are no content, with those a page leaves out anyway. Ascending and disjoint. */
  skipped(others: readonly Span[]): readonly Span[]
}

const sideParts = new Set(['nav', 'footer', 'aside'])

/**
 * Applies selectors to a page.
 *
 * @throws AshlarError `invalid-option` for what is no selector.
 */
export function selectElements(page: Page, { select, ignore }: SelectionOptions): PageSelection {
  const ignored =
    ignore === undefined ? besideMain(page) : ignore === '' ? [] : matches(page, 'ignore', ignore)
  const selected = select === undefined ? [] : matches(page, 'select', select)
  const outside = selected.length === 0 ? [] : complement(spansOf(page, selected), page.text.length)
  const chosen = [...outside, ...spansOf(page, ignored)]
  return {
    ignored: new Set(ignored),
    skipped: (others) => union(chosen.length === 0 ? others : [...chosen, ...others]),
  }
}

/** Navigation, footers and asides of a page that says what its main part is, unless they hold it. */
function besideMain({ elements }: Page): number[] {
  const mains: number[] = []
  const sides: number[] = []
  elements.tag.forEach(({ name }, element) => {
    if (name === 'main' || name === 'article') mains.push(element)
    else if (sideParts.has(name)) sides.push(element)
  })
  if (mains.length === 0) return []
  let next = 0
  return sides.filter((side) => {
    while (next < mains.length && mains[next]! < side) next++
    return next === mains.length || elements.start[mains[next]!]! >= elements.end[side]!
  })
}

function matches(page: Page, name: string, selector: string): number[] {
  try {
    const options = { adapter: pageAdapter(page) }
    return selectAll<PageElement, PageElement>(selector, pageTree(page), options).map(({ index }) => index)
  } catch (cause) {
    throw new AshlarError({
      code: 'invalid-option',
      given: `${name}: ${JSON.stringify(selector)}`,
      wanted: 'a CSS selector',
      advice: cause instanceof Error ? cause.message : String(cause),
    })
  }
}

function spansOf({ elements }: Page, chosen: readonly number[]): Span[] {
  return chosen.map((element) => ({ start: elements.start[element]!, end: elements.end[element]! }))
}

function complement(spans: readonly Span[], length: number): Span[] {
  const rest: Span[] = []
  let at = 0
  for (const { start, end } of union(spans)) {
    if (start > at) rest.push({ start: at, end: start })
    at = end
  }
  if (at < length) rest.push({ start: at, end: length })
  return rest
}

function union(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || span.start > last.end) merged.push(span)
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end }
  }
  return merged
}
