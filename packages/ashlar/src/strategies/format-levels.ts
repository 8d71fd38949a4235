import type { Boundaries } from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'
import type { Span } from '../span.js'

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken, words inside that, and places inside words last.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = {}): readonly Boundaries[] {
  const { verbatim } = outline
  const unbroken = withGluedHeadings(outline)
  const prose = (level: Boundaries) => outside(outside(level, verbatim), unbroken)
  return [
    outlinePlaces(outline),
    prose(sentences(options)),
    prose(clauses(options)),
    outside(words(), unbroken),
    outside(subwords(), unbroken),
    words(),
    subwords(),
  ]
}

/** What is unbroken, where a heading's way to what follows it includes the first step of that: no cut between the two. */
function withGluedHeadings({ nodes, unbroken }: Outline): readonly Span[] {
  const headings = new Set<number>()
  for (const node of nodes) if (node.kind === 'heading') headings.add(node.start)
  return unbroken.map((span) => (headings.has(span.start) ? { start: span.start, end: span.end + 1 } : span))
}
