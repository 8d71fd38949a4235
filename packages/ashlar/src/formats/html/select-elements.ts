import { selectAll } from 'css-select'
import { AshlarError } from '../../errors.js'
import type { SkippedSpan } from '../../outline/outline.js'
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
  /** What was not chosen: ignored elements by their names, and what lies outside of the selected ones. */
  readonly skipped: readonly SkippedSpan[]
}

const sideParts = new Set(['nav', 'footer', 'aside'])

/**
 * Applies selectors to a page.
 *
 * @throws AshlarError `invalid-option` for what is no selector.
 */
export function selectElements(page: Page, { select, ignore }: SelectionOptions): PageSelection {
  const { tag, start, end } = page.elements
  const ignored =
    ignore === undefined ? besideMain(page) : ignore === '' ? [] : matches(page, 'ignore', ignore)
  const selected = select === undefined ? [] : matches(page, 'select', select)
  const skipped = ignored.map((element) => ({
    start: start[element]!,
    end: end[element]!,
    what: tag[element]!.name,
  }))
  return {
    ignored: new Set(ignored),
    skipped: selected.length === 0 ? skipped : [...outside(page, selected), ...skipped],
  }
}

/** Navigation, footers and asides of a page that says what its main part is, unless they hold it. */
function besideMain({ elements }: Page): number[] {
  const mains: number[] = []
  const sides: number[] = []
  for (let element = 0; element < elements.length; element++) {
    const { role, name } = elements.tag[element]!
    if (role !== 'part') continue
    if (name === 'main' || name === 'article') mains.push(element)
    else if (sideParts.has(name)) sides.push(element)
  }
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

/** What lies outside of the elements, which are in the order in which they begin. */
function outside({ text, elements }: Page, selected: readonly number[]): SkippedSpan[] {
  const rest: SkippedSpan[] = []
  const what = 'outside the selection'
  let at = 0
  for (const element of [...selected].sort((a, b) => a - b)) {
    const start = elements.start[element]!
    if (start > at) rest.push({ start: at, end: start, what })
    at = Math.max(at, elements.end[element]!)
  }
  if (at < text.length) rest.push({ start: at, end: text.length, what })
  return rest
}
