import type { Span } from '../../span.js'
import type { ElementWriter } from './element-writer.js'
import type { MappedText } from './mapped-text.js'
import { type Page, tokenKinds } from './page.js'
import { tokenAt } from './token-at.js'

/** How far up the elements around a slice are looked at. */
const mostAncestors = 512

/**
 * Renders one slice of a page.
 *
 * @param skipped what is left out, ascending and disjoint
 */
export function renderSlice(page: Page, span: Span, { writer, skipped }: RenderRules): MappedText {
  const { tokens, elements } = page
  const open: number[] = []
  const endAt = (at: number) => {
    while (open.length > 0 && elements.end[open.at(-1)!]! <= at) writer.leave(open.pop()!)
  }
  for (const element of around(page, span.start)) {
    writer.resume(element)
    open.push(element)
  }
  let skip = firstBehind(skipped, span.start)
  const text = (start: number, end: number) => {
    while (skip < skipped.length && skipped[skip]!.end <= start) skip++
    if (start < end && !(skip < skipped.length && skipped[skip]!.start <= start)) writer.text(start, end)
  }
  let at = span.start
  for (let index = tokenAt(tokens, at); index < tokens.length && tokens.start[index]! < span.end; index++) {
    const start = tokens.start[index]!
    text(at, start)
    endAt(start)
    at = Math.max(at, tokens.end[index]!)
    while (skip < skipped.length && skipped[skip]!.end <= start) skip++
    const isSkipped = skip < skipped.length && skipped[skip]!.start <= start
    const kind = tokens.kind[index]
    if (!isSkipped && kind === tokenKinds.open && start >= span.start) {
      const element = tokens.element[index]!
      writer.enter(element)
      if (elements.end[element]! > at) open.push(element)
      else writer.leave(element)
    } else if (kind === tokenKinds.dataOpen || kind === tokenKinds.dataClose) {
      writer.isData = kind === tokenKinds.dataOpen
    }
    endAt(at)
  }
  text(at, span.end)
  while (open.length > 0) writer.leave(open.pop()!)
  return writer.finish()
}

export interface RenderRules {
  readonly writer: ElementWriter
  readonly skipped: readonly Span[]
}

/** The elements around a place, outermost first. */
function around({ tokens, elements }: Page, at: number): number[] {
  const found: number[] = []
  const before = tokenAt(tokens, at) - 1
  let element = before < 0 ? -1 : tokens.inside[before]!
  for (; element !== -1 && found.length < mostAncestors; element = elements.parent[element]!) {
    if (elements.end[element]! > at) found.push(element)
  }
  return found.reverse()
}

function firstBehind(spans: readonly Span[], at: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.end <= at) low = middle + 1
    else high = middle
  }
  return low
}
