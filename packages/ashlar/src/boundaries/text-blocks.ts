import { type Boundaries, strengths } from './boundary.js'
import { lineLevel } from './line-level.js'

/**
 * The ends of paragraphs and of lines in one level, found in one search: a window without any has no line end at all, and
 * most of the time there is a paragraph.
 */
export function textBlocks(): Boundaries {
  return lineLevel('paragraphs and lines', strengths.paragraph, strengths.line, strengths.block)
}
