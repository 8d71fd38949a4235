import type { Span } from '../../span.js'
import { ElementWriter } from './element-writer.js'
import type { MappedText } from './mapped-text.js'
import type { Page } from './page.js'
import type { PageFacts } from './page-facts.js'
import { PageWalk } from './page-walk.js'
import { WrittenRoom } from './written-room.js'

/** Only one slice is rendered at a time, and each would else grow a room of its own. */
const room = new WrittenRoom(4096)

/**
 * Renders one slice of a page.
 *
 * @param skipped what is left out, ascending and disjoint
 */
export function renderSlice(
  page: Page,
  facts: PageFacts,
  skipped: readonly Span[],
  slice: { readonly span: Span; readonly as: 'text' | 'markdown' },
): MappedText {
  const { start, end } = slice.span
  const writer = new ElementWriter(page, facts, slice, room)
  const walk = new PageWalk(page, start, writer, skipped)
  walk.to(end, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  walk.text(end)
  walk.end()
  return writer.finish()
}
