import type { Span } from '../span.js'

/**
 * How big a span of a text is. A size is a whole number of `unit`, at least 0, and depends on
 * `text.slice(span.start, span.end)` alone, never on what stands around it.
 *
 * `reach` and `reachBack` are shortcuts. A measure without them is searched by calls of `size` that see no
 * more than about twice the limit.
 */
export interface Measure {
  /** The plural name of the unit: `characters`, `tokens`. */
  readonly unit: string
  /** The size of a span. */
  size(text: string, span: Span): number
  /**
   * The furthest `end` such that `[start, end)` has at most `limit` units; `text.length` when all of the rest
   * fits, `start` when nothing does. It need not be a good place to cut.
   * Looks no further than `start + 2 * (end - start) + 1024`. What lies behind `last` is of no use: an answer beyond it counts
   * as `last`.
   */
  reach?(text: string, start: number, limit: number, last?: number): number
  /** The smallest `start >= floor` such that `[start, end)` has at most `limit` units; `end` when nothing fits. */
  reachBack?(text: string, end: number, limit: number, floor: number): number
  /**
   * True when a part of a span is never larger than the span. It saves the check of a trimmed chunk.
   * Counts of tokens are not.
   */
  readonly monotone?: boolean
}
