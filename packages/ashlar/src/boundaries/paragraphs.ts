import { type Boundaries, strengths } from './boundary.js'
import { lineLevel } from './line-level.js'

/**
 * After runs of blank lines; a run of more lines is stronger, up to 15 more. A line of spaces and tabs is blank.
 * A form feed ends a page and is stronger than any paragraph; a PARAGRAPH SEPARATOR ends a paragraph by itself.
 * The boundary is where the next line with content begins, its indentation included; a run longer than 1,024
 * code units is several boundaries.
 */
export function paragraphs(): Boundaries {
  return lineLevel('paragraphs', strengths.paragraph, strengths.paragraph, strengths.block)
}
