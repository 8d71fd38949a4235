import type { Boundaries } from '../boundaries/boundary.js'
import { clauses, type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken, words inside that, and places inside words last.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = {}): readonly Boundaries[] {
  const { verbatim, unbroken } = outline
  const prose = (level: Boundaries) => outside(outside(level, verbatim), unbroken)
  return [
    outlinePlaces(outline),
    prose(sentences(options)),
    prose(clauses()),
    outside(words(), unbroken),
    outside(subwords(), unbroken),
    words(),
    subwords(),
  ]
}
