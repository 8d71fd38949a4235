import { eachIn, strengths } from '../../boundaries/boundary.js'
import { lines } from '../../boundaries/lines.js'
import { paragraphs } from '../../boundaries/paragraphs.js'
import { sentences } from '../../boundaries/sentences.js'
import type { Outline } from '../../outline/outline.js'
import { outlinePlaces } from '../../outline/outline-levels.js'
import { firstAfter } from '../../outline/span-set.js'
import type { Span } from '../../span.js'
import { skipWhiteSpace, trimWhiteSpace } from '../../unicode/white-space.js'

/** Where chunks end. All are shares from 0 to 1 of the ends that were chosen, so without the last one of the text. */
export interface BoundaryQuality {
  /** Of ends at the end of a paragraph, or at a place that the outline names. Higher is better. */
  readonly atBlocks: number
  /** Of ends at the end of a paragraph, line or sentence. Higher is better. */
  readonly atSentences: number
  /** Of chunks that end with a heading, parted from what it heads; 0 without an outline. Lower is better. */
  readonly orphanHeadings: number
  /** Of code blocks and tables, those with an end inside; 0 without an outline. Lower is better. */
  readonly cutBlocks: number
}

/** Options of {@link boundaryQuality}. */
export interface BoundaryQualityOptions {
  /** What the strategy's format says of the text: `strategy.outline?.({ text })`. */
  readonly outline?: Outline
}

/**
 * How good the places are at which chunks end. With one chunk or none, no end was chosen and nothing is wrong: the first two
 * are 1, the others 0.
 */
export function boundaryQuality(
  text: string,
  chunks: readonly Span[],
  { outline }: BoundaryQualityOptions = {},
): BoundaryQuality {
  const ends = chunks.slice(0, -1).map(({ end }) => end)
  const blocks = [paragraphs(), ...(outline === undefined ? [] : [outlinePlaces(outline)])]
  const share = (isCounted: (end: number) => boolean, empty: number) =>
    ends.length === 0 ? empty : ends.filter(isCounted).length / ends.length
  const headingEnds = new Set(
    outline?.nodes
      .filter(({ kind }) => kind === 'heading')
      .map(({ start, end }) => trimWhiteSpace(text, start, end)),
  )
  return {
    atBlocks: share((end) => isBoundary(text, end, blocks), 1),
    atSentences: share((end) => isBoundary(text, end, [...blocks, lines(), sentences()]), 1),
    orphanHeadings: share((end) => headingEnds.has(trimWhiteSpace(text, 0, end)), 0),
    cutBlocks: cutShare(outline, ends),
  }
}

function isBoundary(text: string, end: number, levels: readonly ReturnType<typeof lines>[]): boolean {
  const at = skipWhiteSpace(text, end, text.length)
  if (at >= text.length) return true
  return levels.some((level) => {
    // White space belongs to what stands before it, but an outline's places are before the indentation.
    for (const boundary of eachIn(level, text, { start: end - 1, end: at })) {
      if (boundary.strength >= strengths.weakSentence) return true
    }
    return false
  })
}

function cutShare(outline: Outline | undefined, ends: readonly number[]): number {
  const blocks = outline?.nodes.filter(({ kind }) => kind === 'code' || kind === 'table') ?? []
  if (blocks.length === 0) return 0
  const places = Uint32Array.from(ends)
  return (
    blocks.filter(({ start, end }) => {
      const next = places[firstAfter(places, start)]
      return next !== undefined && next < end
    }).length / blocks.length
  )
}
